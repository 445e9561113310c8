/** Values in another form than the normal one are accepted, and formatted. */
import { expect, test } from "vitest";
import { readContentFiles } from "../../scripts/content/check/read-content-files.ts";
import { formatFile } from "../../scripts/content/cli/format-file.ts";
import { walkScalars } from "../../scripts/content/core/value-path.ts";
import { append, edited, setValue } from "./content-copy.ts";

const [site, plugin, downloads] = ["site.yaml", "plugins/fatoora.yaml", "downloads.yaml"];
const [kenya, page] = ["partners/kenya.yaml", "en/pages/not-found.yaml"];
const digest = "c63699f8a2fb6b3b66fc775ae4e05f829e16660f197697e75d23bcf828f267a1";
const grouped = digest.toUpperCase().replaceAll(/(..)(?=.)/g, "$1 ");

/** A field, what is written there, what that means, and how it is printed if not like that. */
test.each<[file: string, key: string, written: string, value: unknown, printed?: string]>([
  [downloads, "version", "1.50", "1.50", '"1.50"'],
  [downloads, "version", "v1.50", "1.50", '"1.50"'],
  [downloads, "date", "5.8.2025", "2025-08-05"],
  [downloads, "date", "2025-8-5", "2025-08-05"],
  [downloads, "sha256", grouped, digest],
  [downloads, "path", "releases\\latest\\Setup.exe", "releases/latest/Setup.exe"],
  [downloads, "bytes", '"48217336"', 48_217_336],
  [site, "postalCode", "01067", "01067", '"01067"'],
  [site, "city", "no", "no"],
  [plugin, "price", "9,50", 9.5],
  [plugin, "country", '" sa "', "SA"],
  [plugin, "monthlySubscriptionAvailable", '"true"', true],
  [kenya, "phone", "00254 20 555 0100,+254205550101", "+254 20 555 0100, +254205550101"],
  [kenya, "phone", "+254205550100", "+254205550100", '"+254205550100"'],
  [kenya, "premium", "TRUE", true],
  [kenya, "premium", "Ja", true],
  [kenya, "premium", "on", true],
  [kenya, "premium", "nein", false],
  [kenya, "premium", '"No"', false],
  [plugin, "monthlySubscriptionAvailable", "YES", true],
  [kenya, "email", '" info@savanna.example "', "info@savanna.example"],
  [page, "home", "null", "null", '"null"'],
])("%s, %s: %s", (file, key, written, value, printed = String(value)) => {
  const changed = edited(setValue(file, key, written));
  const files = readContentFiles(changed);
  const field = walkScalars(files.parsed.get(file)?.value).find(({ path }) => path.at(-1) === key);
  expect([field?.value, files.issues]).toEqual([value, []]);
  const bytes = changed.get(file) ?? Buffer.of();
  const formatted = formatFile(file, bytes);
  expect(formatted.result === "changed" ? formatted.text : String(bytes)).toContain(`${key}: ${printed}\n`);
});

test.each([
  ["no", false],
  ["Ja", true],
  ["18.11.2026", "2026-11-18"],
])("published: %s", (written, value) => {
  const files = readContentFiles(edited(append(plugin, `published: ${written}\n`)));
  expect([files.parsed.get(plugin)?.value, files.issues]).toEqual([expect.objectContaining({ published: value }), []]);
});
