/** A release refuses what is still the sample's. `other-site.test.ts` builds another product. */
import { expect, test } from "vitest";
import { checkContent } from "../../scripts/content/check/check.ts";
import { ruleOf } from "../../scripts/content/core/messages/message.ts";
import { walkStrings } from "../../scripts/content/core/value-path.ts";
import type { FileBytes } from "../../scripts/content/files/content-folder.ts";
import { edited, replace, sampleFiles, setValue, textOf, write } from "./content-copy.ts";
import { otherProduct } from "./other-product.ts";

const released = (files: FileBytes) =>
  checkContent(files, { release: true }).diagnostics.map(({ id, severity, file, path }) => {
    return `${file} ${path.join(".")} ${ruleOf(id)} ${severity}`;
  });

test("of the sample, its name, the company, every installer and every picture are refused", () => {
  const { parsed, images } = checkContent(sampleFiles).files;
  const company = ["name", "street", "managingDirector", "registerNumber", "vatId"].map((key) => `company.${key}`);
  const digests = [...parsed.values()].flatMap(({ file, value }) =>
    walkStrings(value).flatMap((each) => (/^[0-9a-f]{64}$/.test(each.value) ? `${file} ${each.path.join(".")}` : [])),
  );
  // The logos of payment networks do not belong to the sample.
  const pictures = images.filter((image) => image !== "site/payments.svg").map((image) => `images/${image} `);
  const own = ["sample", "brand", "emails.sales", ...company].map((key) => `site.yaml ${key}`);
  const expected = [...own, ...digests, ...pictures].map((place) => `${place} sample-release error`);
  expect(released(sampleFiles)).toEqual(expect.arrayContaining(expected));
});

test("of another product, what is still the sample's is refused, beside other mistakes", async () => {
  const found = released(
    edited(
      ...(await otherProduct()),
      write("downloads.yaml", textOf(sampleFiles, "downloads.yaml").replace("  de:\n", "  es:\n")),
      replace("es/pages/not-found.yaml", /^title: .*$/m, "title: Northtill no tiene esta página"),
      replace("en/pages/not-found.yaml", /^text: /m, "text: See help.northtill.example. "),
      setValue("editions.yaml", "annualMonths", "ten"),
    ),
  );
  const downloads = ["editions.lite", "editions.pro", "updates.pro"].flatMap((id) => [`${id}.path`, `${id}.sha256`]);
  expect(found.filter((each) => each.endsWith("error")).toSorted()).toEqual([
    ...["dataMigration.sha256", ...downloads].map((path) => `downloads.yaml ${path} sample-release error`),
    "editions.yaml annualMonths wrong-type error",
    "en/pages/not-found.yaml text sample-release error",
    "es/pages/not-found.yaml title sample-release error",
  ]);
});
