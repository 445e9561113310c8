/** A draft is for a host of mere files: it has nothing that a program would have to answer. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { emitContent } from "../../scripts/content/emit/emit.ts";
import { PathLanguage } from "../../src/lib/path-language.ts";
import ContactPage from "../../src/pages/contact/contact-page.tsx";
import { elementsOf } from "../site/html-elements.ts";
import { validContent } from "./content-copy.ts";

const { content, files } = validContent();
const pagesOf = (draft: boolean) => {
  const emitted = emitContent({ ...content, draft }, files);
  return (page: string) => JSON.parse(String(emitted.get(`content/${page}.json`)));
};
const draft = pagesOf(true);

test.each(["en", "de"])("in %s its contact page has the addresses, and no form", (language) => {
  const page = createElement(ContactPage, { content: draft(`${language}/contact`) });
  const html = renderToStaticMarkup(createElement(PathLanguage, { value: language }, page));
  const elements = elementsOf(html);
  expect(elements.filter(({ name }) => /^(?:form|input|textarea|button)$/.test(name))).toEqual([]);
  const { sales, support } = content.site.emails;
  const links = elements.flatMap(({ attributes: { href = "" } }) => (href.startsWith("mailto:") ? href : []));
  expect(links).toEqual([`mailto:${sales}`, `mailto:${support}`]);
});

test("its home page asks nobody for the visitor's country", () => {
  expect(pagesOf(false)("en/home")).toHaveProperty("countryBanner");
  expect(draft("en/home")).not.toHaveProperty("countryBanner");
});
