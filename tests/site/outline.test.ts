/** The structure of every built page: head, headings, landmarks, names, and ids that lead somewhere. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { shell } from "../../src/generated/shell.ts";
import { contentKey, localizedPath, pagesOf, routeOf } from "../../src/routes/routes.ts";
import { type HtmlElement as Element, elementsOf } from "./html-elements.ts";

const languages = shell.languages.map(({ code }) => code);
const pages = languages.flatMap((language) =>
  pagesOf({ languages, pluginSlugs: shell.pluginSlugs }).map((page) => ({
    page,
    language,
    path: localizedPath(page, language),
  })),
);

const attribute = (element: Element, name: string) => element.attributes[name];
const text = (element: Element) => element.text.replaceAll(/\s+/g, " ").trim();
const described = (element: Element) => `<${element.name}> ${text(element).slice(0, 40)}`;

/** Whether one of the elements around it fits. */
const isWithin = (element: Element, fits: (around: Element) => boolean) => element.around.some(fits);

/** A region of the page only where it does not belong to a smaller part (HTML AAM). */
const isLandmark = (element: Element) =>
  !isWithin(element, ({ name }) => /^(?:article|aside|main|nav|section)$/.test(name));

/** Gives an element its name: `aria-label`, what `aria-labelledby` points to, its text, the text of pictures in it. */
function nameOf(element: Element, all: readonly Element[]): string {
  const label = attribute(element, "aria-label")?.trim() ?? "";
  if (label !== "") return label;
  const references = (attribute(element, "aria-labelledby") ?? "").split(" ").filter((id) => id !== "");
  const referred = references.flatMap((id) => all.filter((one) => one.attributes.id === id).map(text));
  if (referred.length > 0) return referred.join(" ");
  const inner = all.filter((one) => one.name === "img" && one.around.includes(element));
  const pictures = inner.map((one) => attribute(one, "alt") ?? "");
  return `${text(element)} ${pictures.join(" ")}`.trim();
}

describe.each(pages)("$path", ({ page, language, path }) => {
  const all = elementsOf(readFileSync(join("dist", "client", `${path}.html`), "utf8"));
  const named = (name: RegExp) => all.filter((element) => name.test(element.name));
  const ids = all.flatMap((element) => attribute(element, "id") ?? []);

  test("says its language, title, description, and where its translations are", () => {
    const { head } = JSON.parse(readFileSync(`src/generated/content/${language}/${contentKey(page)}.json`, "utf8"));
    const meta = (name: string) => {
      const found = named(/^meta$/).find((one) => [one.attributes.name, one.attributes.property].includes(name));
      return found?.attributes.content;
    };
    const linked = (rel: string) => named(/^link$/).filter((one) => one.attributes.rel === rel);
    expect(named(/^html$/)[0]?.attributes.lang).toBe(language);
    expect(named(/^title$/).map(text)).toEqual([head.title]);
    expect(meta("description")).toBe(head.description);
    expect(meta("og:title")).toBe(head.title);
    const isListed = routeOf(page.route).indexed;
    expect(meta("robots")).toBe(isListed ? undefined : "noindex");
    expect(linked("canonical").map((one) => one.attributes.href)).toEqual(isListed ? [shell.origin + path] : []);
    const translations = linked("alternate").flatMap(({ attributes }) =>
      attributes.hreflang === undefined ? [] : [[attributes.hreflang, attributes.href]],
    );
    const [fallback = ""] = languages;
    const expected = [...languages.map((code) => [code, code]), ["x-default", fallback]].map(([code, of = ""]) => [
      code,
      shell.origin + localizedPath(page, of),
    ]);
    expect(translations).toEqual(isListed ? expected : []);
  });

  test("has no placeholder or hole in its text", () => {
    const shown = named(/^body$/).map(text);
    expect(shown).toHaveLength(1);
    expect(
      named(/^main$/)
        .map(text)
        .join("").length,
    ).toBeGreaterThan(100);
    expect(shown[0]).not.toMatch(/\{\{?\w|undefined|\[object|NaN/);
  });

  test("has one first heading, in the main part, and skips no level below it", () => {
    const headings = named(/^h[1-6]$/).filter(
      (one) => !isWithin(one, (around) => attribute(around, "id") === "consent"),
    );
    const levels = headings.map(({ name }) => Number(name.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    const first = headings.slice(0, 1).filter((one) => isWithin(one, ({ name }) => name === "main"));
    expect(first).toHaveLength(1);
    const skipped = headings.filter((_one, index) => (levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1);
    expect(skipped.map(described)).toEqual([]);
    expect(headings.filter((one) => nameOf(one, all) === "").map(described)).toEqual([]);
  });

  test("has one header, one main part, one footer, and navigations of different names", () => {
    for (const name of [/^header$/, /^main$/, /^footer$/])
      expect(named(name).filter(isLandmark).map(described)).toHaveLength(1);
    // The menu of narrow windows and the bar of wide ones are the same navigation; one of them is shown.
    const navigations = named(/^nav$/).filter((one) => !isWithin(one, ({ name }) => name === "details"));
    const names = navigations.map((one) => attribute(one, "aria-label") ?? nameOf(one, all));
    expect(names.filter((name) => name === "")).toEqual([]);
    expect([...new Set(names)]).toEqual(names);
  });

  test("has every text within a landmark", () => {
    const outside = named(/^(?:h[1-6]|p|li|a|button|img)$/).filter(
      (one) =>
        !isWithin(
          one,
          ({ name, attributes }) => /^(?:header|nav|main|footer)$/.test(name) || "aria-labelledby" in attributes,
        ) &&
        !isWithin(one, ({ attributes }) => attributes.role === "alert") &&
        attribute(one, "class") !== "skip-link" &&
        attribute(one, "role") !== "alert",
    );
    expect(outside.map(described)).toEqual([]);
  });

  test("has no id twice, and every reference leads to one", () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const references = all.flatMap((element) =>
      ["for", "aria-labelledby", "aria-describedby", "aria-controls", "aria-owns", "list"].flatMap((name) =>
        (attribute(element, name) ?? "").split(" ").filter((id) => id !== ""),
      ),
    );
    const hashes = named(/^a$/).flatMap((link) => /^#(.+)/.exec(attribute(link, "href") ?? "")?.[1] ?? []);
    expect([...references, ...hashes].filter((id) => !ids.includes(id))).toEqual([]);
  });

  test("has names for everything that can be pressed, filled in or seen", () => {
    expect(
      named(/^(?:a|button|summary)$/)
        .filter((one) => nameOf(one, all) === "")
        .map(described),
    ).toEqual([]);
    const labelled = new Set(named(/^label$/).flatMap((label) => attribute(label, "for") ?? []));
    const fields = named(/^(?:input|select|textarea)$/).filter((one) => attribute(one, "type") !== "hidden");
    const bare = fields.filter(
      (one) => !labelled.has(attribute(one, "id") ?? "") && !isWithin(one, ({ name }) => name === "label"),
    );
    expect(bare.map((one) => attribute(one, "name"))).toEqual([]);
    expect(named(/^img$/).filter((one) => attribute(one, "alt") === undefined)).toEqual([]);
  });

  test("is walked through by keyboard in the order in which it is read", () => {
    const ordered = all.filter((element) => Number(attribute(element, "tabindex") ?? 0) > 0);
    expect(ordered.map(described)).toEqual([]);
    expect(all.filter((element) => attribute(element, "accesskey") !== undefined)).toEqual([]);
  });
});
