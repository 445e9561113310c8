import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { staticI18n } from "../../src/features/language/i18n.ts";
import { PathLanguage } from "../../src/lib/path-language.ts";
import type { Content } from "../../src/pages/faq/compose.ts";
import FaqPage from "../../src/pages/faq/faq-page.tsx";
import { emitEdited, replace } from "../content/content-copy.ts";
import { elementsOf } from "../site/html-elements.ts";

const picture = (language: string, alt: string) => {
  const image = `    image:\n      src: site/logo.svg\n      alt: ${alt}\n`;
  return replace(`${language}/pages/faq.yaml`, "  hardware:\n", `  hardware:\n${image}`);
};

test("an answer of the FAQ may have a picture, with its size and its words", () => {
  const { json } = emitEdited(picture("en", "A receipt printer"), picture("de", "Ein Bondrucker"));
  const page: Content = json("content/de/faq.json");
  const i18n = staticI18n("de", { de: { translation: json("public/locales/de/translation.json") } });
  const faq = createElement(PathLanguage, { value: "de" }, createElement(FaqPage, { content: page }));
  const html = renderToString(createElement(MemoryRouter, {}, createElement(I18nextProvider, { i18n }, faq)));

  const pictures = elementsOf(html).filter(({ name }) => name === "img");
  const [width, height] = [expect.stringMatching(/^\d+$/), expect.stringMatching(/^\d+$/)];
  const src = expect.stringMatching(/^\/images\/site\/logo\.[0-9a-f]{6}\.svg$/);
  expect(pictures).toMatchObject([{ attributes: { src, alt: "Ein Bondrucker", width, height } }]);
  expect(html.split("</details>").find((answer) => answer.includes("<img "))).toContain('id="hardware"');
});
