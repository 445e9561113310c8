/** Licences of the code for browsers. Needs `npm run build`. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { adminBundle } from "../../scripts/admin/build/bundle.ts";
import { client } from "../site/pages.ts";

const ofPages = readFileSync(join(client, "licences.txt"), "utf8");
const ofForm = String((await adminBundle(process.cwd())).files.get("licences.txt"));

function licenceOf(name: string): string {
  const folder = join("node_modules", name);
  const [file = ""] = readdirSync(folder).filter((entry) => /^licen[cs]e/i.test(entry));
  return readFileSync(join(folder, file), "utf8").trim();
}

test.each([
  ["pages", ofPages, ["react", "react-dom", "scheduler", "i18next", "react-i18next", "fuse.js"]],
  ["the form for editors", ofForm, ["@sveltia/cms", "exifr", "immutable", "yaml"]],
])("%s: the licences of its packages are sent along", (_where, text, names) => {
  for (const name of names) expect(text).toContain(licenceOf(name));
});

test("so are those of icons and typefaces", () => {
  expect(ofPages).toMatch(/^ISC License\n\nCopyright .* Lucide Icons and Contributors$/m);
  expect(ofPages).toContain("SIL OPEN FONT LICENSE Version 1.1");
  expect(ofPages).toContain("The Archivo Project Authors");
  expect(ofForm.match(/^## (?:material-symbols|noto|source)/gm)).toHaveLength(3);
});
