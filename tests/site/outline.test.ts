/** The structure of every built page: head, headings, landmarks, names, and ids that lead somewhere. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { generatedFolder } from "../../src/project-folders.ts";
import { contentKey, localizedPath } from "../../src/routes/routes.ts";
import { elementsOf, type HtmlElement } from "./html-elements.ts";
import { htmlOf, pages, shell, site } from "./pages.ts";

const text = (element: HtmlElement) => element.text.replaceAll(/\s+/g, " ").trim();
const described = (elements: readonly HtmlElement[]) =>
  elements.map((element) => `<${element.name}> ${text(element).slice(0, 40)}`);
const words = (list = "") => list.split(" ").filter((word) => word !== "");

/** Whether one of the elements around it fits. */
const isWithin = (element: HtmlElement, fits: (around: HtmlElement) => boolean) => element.around.some(fits);

/** A region of the page only if it does not belong to a smaller part (HTML AAM). */
const isLandmark = (element: HtmlElement) =>
  !isWithin(element, ({ name }) => /^(?:article|aside|main|nav|section)$/.test(name));

/** Gives an element its name: `aria-label`, what `aria-labelledby` points to, its text, the text of pictures in it. */
function nameOf(element: HtmlElement, all: readonly HtmlElement[]): string {
  const { "aria-label": label = "", "aria-labelledby": references } = element.attributes;
  if (label.trim() !== "") return label;
  const referred = words(references).flatMap((id) => all.filter(({ attributes }) => attributes.id === id).map(text));
  if (referred.length > 0) return referred.join(" ");
  const pictures = all.filter(({ name, around }) => name === "img" && around.includes(element));
  return [text(element), ...pictures.map(({ attributes }) => attributes.alt ?? "")].join(" ").trim();
}

describe.each(pages)("$path", ({ page, language, path, isListed }) => {
  const all = elementsOf(htmlOf(path));
  const named = (name: RegExp) => all.filter((element) => name.test(element.name));
  const withoutName = (elements: readonly HtmlElement[]) =>
    described(elements.filter((element) => nameOf(element, all) === ""));

  test("says its language, title, description, address, and where its translations and feeds are", () => {
    const { head } = JSON.parse(
      readFileSync(`${generatedFolder}/content/${language}/${contentKey(page)}.json`, "utf8"),
    );
    const meta = (name: string) =>
      all.find(({ attributes }) => [attributes.name, attributes.property].includes(name))?.attributes.content;
    const linked = (rel: string) => all.filter(({ attributes }) => attributes.rel === rel);
    expect(named(/^html$/)[0]?.attributes.lang).toBe(language);
    expect(named(/^title$/).map(text)).toEqual([head.title]);
    expect([meta("og:title"), meta("description"), meta("og:description")]).toEqual([
      head.title,
      head.description,
      head.description,
    ]);
    expect(meta("robots")).toBe(isListed ? undefined : "noindex");
    const canonical = linked("canonical").map(({ attributes }) => attributes.href);
    expect([canonical, meta("og:url")]).toEqual(
      isListed ? [[shell.origin + path], shell.origin + path] : [[], undefined],
    );
    const codes = isListed ? [...site.languages.map((code) => [code, code]), ["x-default", site.languages[0]]] : [];
    expect(
      linked("alternate").map(({ attributes }) => [attributes.hreflang ?? attributes.type, attributes.href]),
    ).toEqual([
      ...codes.map(([code, of = ""]) => [code, shell.origin + localizedPath(page, of)]),
      ["application/atom+xml", `/${language}/releases.atom`],
      ["application/json", `/${language}/releases.json`],
    ]);
  });

  test("has no placeholder or hole in its text", () => {
    expect(
      named(/^main$/)
        .map(text)
        .join("").length,
    ).toBeGreaterThan(100);
    expect(named(/^body$/).map(text)).toEqual([expect.not.stringMatching(/\{\{?\w|undefined|\[object|NaN/)]);
  });

  test("has one first heading, in the main part, and skips no level below it", () => {
    const headings = named(/^h[1-6]$/).filter(
      (heading) => !isWithin(heading, ({ attributes }) => attributes.id === "consent"),
    );
    const levels = headings.map(({ name }) => Number(name.slice(1)));
    expect([levels[0], levels.filter((level) => level === 1).length]).toEqual([1, 1]);
    expect(headings[0]?.around.map(({ name }) => name)).toContain("main");
    const skipped = headings.filter((_heading, index) => (levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1);
    expect(described(skipped)).toEqual([]);
    expect(withoutName(headings)).toEqual([]);
  });

  test("has one header, one main part, one footer, and navigations of different names", () => {
    for (const name of [/^header$/, /^main$/, /^footer$/])
      expect(described(named(name).filter(isLandmark))).toHaveLength(1);
    // The menu of narrow windows and the bar of wide ones are the same navigation; one of them is shown.
    const navigations = named(/^nav$/).filter((nav) => !isWithin(nav, ({ name }) => name === "details"));
    const names = navigations.map((nav) => nameOf(nav, all));
    expect(names).not.toContain("");
    expect([...new Set(names)]).toEqual(names);
  });

  test("has every text within a landmark", () => {
    const isOutside = (element: HtmlElement) => {
      const all = [element, ...element.around];
      return !all.some(
        ({ name, attributes }) =>
          /^(?:header|nav|main|footer)$/.test(name) ||
          attributes.role === "alert" ||
          attributes.class === "skip-link" ||
          (element.name !== name && "aria-labelledby" in attributes),
      );
    };
    expect(described(named(/^(?:h[1-6]|p|li|a|button|img)$/).filter(isOutside))).toEqual([]);
  });

  test("has no id twice, and every reference leads to one", () => {
    const ids = all.flatMap(({ attributes }) => attributes.id ?? []);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const referring = ["for", "aria-labelledby", "aria-describedby", "aria-controls", "aria-owns", "list"];
    const references = all.flatMap(({ attributes }) => referring.flatMap((name) => words(attributes[name])));
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test("has names for everything that can be pressed, filled in or seen", () => {
    expect(withoutName(named(/^(?:a|button|summary)$/))).toEqual([]);
    const labelled = new Set(named(/^label$/).flatMap(({ attributes }) => attributes.for ?? []));
    const bare = named(/^(?:input|select|textarea)$/).filter(
      (field) =>
        field.attributes.type !== "hidden" &&
        !labelled.has(field.attributes.id ?? "") &&
        !isWithin(field, ({ name }) => name === "label"),
    );
    expect(bare.map(({ attributes }) => attributes.name)).toEqual([]);
    expect(named(/^img$/).filter(({ attributes }) => attributes.alt === undefined)).toEqual([]);
  });

  test("is walked through by keyboard in the order in which it is read", () => {
    const moved = all.filter(({ attributes }) => Number(attributes.tabindex ?? 0) > 0 || "accesskey" in attributes);
    expect(described(moved)).toEqual([]);
  });
});
