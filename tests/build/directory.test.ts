/** Weight of the partner directory at any size, with brotli at its highest setting. Needs `npm run build`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, test } from "vitest";
import { staticI18n } from "../../src/features/language/i18n.ts";
import { PathLanguage } from "../../src/lib/path-language.ts";
import type { Content } from "../../src/pages/partners/compose.ts";
import PartnersPage from "../../src/pages/partners/partners-page.tsx";
import { readManifest, scriptAddresses } from "../../src/prerender/assets-manifest.ts";
import { generatedFolder, outFolder } from "../../src/project-folders.ts";
import { everything } from "../commands/everything.ts";
import { directoryFiles, hundredCountries, inventPartners } from "../directory/invented-partners.ts";
import { client, htmlOf, site } from "../site/pages.ts";

const sizeOf = (content: string) => brotliCompressSync(content).byteLength;
const generated = (name: string) => JSON.parse(readFileSync(join(generatedFolder, name), "utf8"));

function documentOf(content: Content, language: string): string {
  const strings = generated(`public/locales/${language}/translation.json`);
  const i18n = staticI18n(language, { [language]: { translation: strings } });
  const page = createElement(PathLanguage, { value: language }, createElement(PartnersPage, { content }));
  const main = renderToString(createElement(MemoryRouter, {}, createElement(I18nextProvider, { i18n }, page)));
  const html = htmlOf(`/${language}/partners`);
  return html.slice(0, html.indexOf("<main")) + main + html.slice(html.indexOf("</main>"));
}

const sizeOfScripts = (...sources: readonly string[]) =>
  scriptAddresses(readManifest(outFolder), sources)
    .map((address) => sizeOf(readFileSync(join(client, address), "utf8")))
    .reduce((sum, size) => sum + size, 0);

test("what a search among 60 partners loads is at most 11 kB", () => {
  const index = directoryFiles(inventPartners(60)).get("search/partners");
  const code = sizeOfScripts("src/lib/similar.ts", "src/domain/unpack-partners.ts");
  expect(code + sizeOf(JSON.stringify(index))).toBeLessThanOrEqual(11_000);
});

const sizes = [
  [1_000, 10.5],
  [10_000, 7.7],
] as const;

describe.each(everything ? sizes : sizes.slice(0, 1))("with %i partners in 100 countries", (count, bytesOfName) => {
  const all = inventPartners(count, hundredCountries);
  const files = directoryFiles(all);
  const last = `partnersPage/${files.size - 1}`;

  test.each(
    site.languages.flatMap((language) => ["partners", "partnersPage/2", last].map((key) => [key, language] as const)),
  )("%s in %s is at most 14 kB with its styles, and 4 kB as data", (key, language) => {
    const content: Content = { ...generated(`content/${language}/partners.json`), page: 2, ...files.get(key) };
    const html = documentOf(key === "partners" ? { ...content, page: 1 } : content, language);
    expect(html.match(/<option /g) ?? []).toHaveLength(key === "partners" ? all.length + 1 : 0);
    expect(sizeOf(html)).toBeLessThanOrEqual(14_000);
    expect(sizeOf(JSON.stringify(content))).toBeLessThanOrEqual(4_000);
  });

  test(`the names are at most ${bytesOfName} bytes each`, () => {
    expect(sizeOf(JSON.stringify(files.get("search/partners"))) / count).toBeLessThanOrEqual(bytesOfName);
  });
});
