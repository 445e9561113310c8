/** Another product is content only: the README's steps, followed. `other-site.test.ts` builds it. */

import { expect, test } from "vitest";
import { checkContent } from "../../scripts/content/check.ts";
import { ruleOf } from "../../scripts/content/messages/message.ts";
import { type Edit, edited, replace, sampleFiles, write } from "./content-copy.ts";
import { otherProduct } from "./other-product.ts";

const edits = await otherProduct();
/** What a release of the other product is told, with something changed in it. */
function released(...changes: readonly Edit[]): readonly string[] {
  return checkContent(edited(...edits, ...changes), { release: true }).diagnostics.map(
    ({ id, severity, file, path }) => `${file} ${path.join(".")} ${ruleOf(id)} ${severity}`,
  );
}

const ofSample = (file: string): Edit => write(file, sampleFiles.get(file) ?? "");

test("with everything replaced a release has no problem, not even a warning", () => {
  expect(released()).toEqual([]);
});

test("whatever is still the sample's is refused in one run, also beside other mistakes", () => {
  const site = (pattern: RegExp, text: string) => replace("site.yaml", pattern, text);
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
    ofSample("downloads.yaml"),
    replace("es/pages/not-found.yaml", /^title: .*$/m, "title: Northtill no tiene esta página"),
    replace("en/pages/not-found.yaml", /^text: /m, "text: See help.northtill.example. "),
    replace("editions.yaml", /^annualMonths: .*$/m, "annualMonths: ten"),
  );
  const left = (file: string, ...paths: readonly string[]) =>
    paths.map((path) => `${file} ${path} sample-release error`);
  expect(found.filter((one) => one.endsWith("sample-release error")).sort()).toEqual(
    [
      ...left("site.yaml", "sample", "brand", "company.name", "company.street", "company.registerNumber"),
      ...left("site.yaml", "company.vatId", "emails.sales"),
      ...["logo.svg", "favicon.ico", "favicon.svg", "social.png"].flatMap((name) => left(`images/site/${name}`, "")),
      ...["editions.lite", "editions.pro", "updates.pro"].flatMap((id) =>
        left("downloads.yaml", `${id}.path`, `${id}.sha256`),
      ),
      ...left("downloads.yaml", "dataMigration.sha256"),
      ...left("es/pages/not-found.yaml", "title"),
      ...left("en/pages/not-found.yaml", "text"),
    ].sort(),
  );
  expect(found.filter((one) => !one.includes("sample-release"))).toEqual([
    "editions.yaml annualMonths wrong-type error",
  ]);
});
