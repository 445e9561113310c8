/** The page of questions as HTML: from a picture in the content to a picture below the answer. */
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { staticI18n } from "../../src/features/language/i18n.ts";
import type { Content } from "../../src/pages/faq/compose.ts";
import FaqPage from "../../src/pages/faq/faq-page.tsx";
import { emitEdited, replace } from "../content/content-copy.ts";

const picture = (language: string, alt: string) =>
  replace(
    `${language}/pages/faq.yaml`,
    "  hardware:\n",
    `  hardware:\n    image:\n      src: site/logo.svg\n      alt: ${alt}\n`,
  );

test("an answer may have a picture, which is below it with its size and its words", () => {
  const { json } = emitEdited(picture("en", "A receipt printer"), picture("de", "Ein Bondrucker"));
  const page: Content = json("content/de/faq.json");
  const i18n = staticI18n("de", { de: { translation: json("public/locales/de/translation.json") } });
  const faq = createElement(FaqPage, { content: page, language: "de" });
  const html = renderToString(createElement(MemoryRouter, {}, createElement(I18nextProvider, { i18n }, faq)));

  expect(html.match(/<img /g)).toHaveLength(1);
  const [, answer = ""] = html.split('id="hardware"');
  const [, tag = ""] = /^.*?(<img [^>]*>)/s.exec(answer.slice(0, answer.indexOf("</details>"))) ?? [];
  expect(tag).toMatch(/src="\/images\/site\/logo\.[0-9a-f]{6}\.svg"/);
  expect(tag).toContain('alt="Ein Bondrucker"');
  expect(tag).toMatch(/width="\d+" height="\d+"/);
});
