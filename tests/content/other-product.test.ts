/** Another product is content only: the README's steps, followed. This takes one build. */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { checkContent } from "../../scripts/content/check.ts";
import { filesBelow } from "../../scripts/site/files-below.ts";
import { buildSite } from "../commands/build-site.ts";
import { type Edit, edited, replace, sampleFiles, withCopy, write } from "./content-copy.ts";
import { otherProduct } from "./other-product.ts";

const edits = await otherProduct();
let out = "";

afterAll(() => {
  if (out !== "") rmSync(out, { recursive: true, force: true });
});

/** What a release of the other product is told, with something changed in it. */
function released(...changes: readonly Edit[]): readonly string[] {
  return checkContent(edited(...edits, ...changes), { release: true }).problems.map(
    ({ rule, severity, file, path }) => `${file} ${path.join(".")} ${rule} ${severity}`,
  );
}

const ofSample = (file: string): Edit => write(file, sampleFiles.get(file) ?? "");

test("with everything replaced a release has no problem, not even a warning", () => {
  expect(released()).toEqual([]);
});

test("whatever is still the sample's is refused in one run, also beside other mistakes", () => {
  const site = (pattern: RegExp, text: string) => replace("facts/site.yaml", pattern, text);
  const found = released(
    site(/^sample: false$/m, "sample: true"),
    site(/^brand: .*$/m, "brand: Northtill"),
    site(/^ {2}name: .*$/m, "  name: Northtill Software GmbH"),
    site(/^ {2}street: .*$/m, "  street: Musterkassenstraße 12"),
    site(/^ {2}registerNumber: .*$/m, "  registerNumber: HRB 000000 B"),
    site(/^ {2}vatId: .*$/m, "  vatId: DE000000000"),
    site(/^ {2}sales: .*$/m, "  sales: sales@northtill.example"),
    ofSample("images/site/logo.svg"),
    ofSample("images/site/favicon.ico"),
    ofSample("images/site/favicon.svg"),
    ofSample("images/site/social.png"),
    ofSample("facts/downloads.yaml"),
    replace("es/pages/not-found.yaml", /^title: .*$/m, "title: Northtill no tiene esta página"),
    replace("en/pages/not-found.yaml", /^text: /m, "text: See help.northtill.example. "),
    replace("facts/editions.yaml", /^annualMonths: .*$/m, "annualMonths: ten"),
  );
  const left = (file: string, ...paths: readonly string[]) =>
    paths.map((path) => `${file} ${path} sample-release error`);
  expect(found.filter((one) => one.endsWith("sample-release error")).sort()).toEqual(
    [
      ...left("facts/site.yaml", "sample", "brand", "company.name", "company.street", "company.registerNumber"),
      ...left("facts/site.yaml", "company.vatId", "emails.sales"),
      ...["logo.svg", "favicon.ico", "favicon.svg", "social.png"].flatMap((name) => left(`images/site/${name}`, "")),
      ...["editions.lite", "editions.pro", "updates.pro"].flatMap((id) =>
        left("facts/downloads.yaml", `${id}.path`, `${id}.sha256`),
      ),
      ...left("facts/downloads.yaml", "dataMigration.sha256"),
      ...left("es/pages/not-found.yaml", "title"),
      ...left("en/pages/not-found.yaml", "text"),
    ].sort(),
  );
  expect(found.filter((one) => !one.includes("sample-release"))).toEqual([
    "facts/editions.yaml annualMonths wrong-type error",
  ]);
});

test("it is built as a release, and nothing of the sample is in it", { timeout: 180_000 }, async () => {
  // The form for editors would take half of the time.
  const withoutForm = replace("facts/site.yaml", /^ {2}form: true$/m, "  form: false");
  out = await withCopy([...edits, withoutForm], (root) => buildSite(root, "other-product", "--release"));
  const client = join(out, "client");
  const names = await filesBelow(client);
  expect(names).toEqual(expect.arrayContaining(["es.html", "en.html", "es/plugins/price-lists.html", "en/404.html"]));
  expect(names.filter((name) => /^(?:de|en\/plugins\/fatoora)\b/.test(name))).toEqual([]);
  // The schemas for editors give addresses as examples.
  const texts = names.filter(
    (name) => !name.startsWith("schemas/") && /\.(?:html|js|json|svg|xml|atom|txt|css)$/.test(name),
  );
  const left = texts.filter((name) => /northtill|\.example\b/i.test(readFileSync(join(client, name), "utf8")));
  expect(left).toEqual([]);
  expect(readFileSync(join(client, "es.html"), "utf8")).toMatch(/<html lang="es"[^>]*>.*<title>[^<]*Cajamundo/s);
});
