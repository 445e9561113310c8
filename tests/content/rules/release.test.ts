/** What only a release is told. That something of the sample is left is tried in `other-product.test.ts`. */
import { describe, expect, test } from "vitest";
import { checkContent } from "../../../scripts/content/check.ts";
import { walkStrings } from "../../../scripts/content/core/value-path.ts";
import digests from "../../../scripts/content/model/sample/sample-digests.json" with { type: "json" };
import { digestOf } from "../../../scripts/digest.ts";
import { type Edit, edited, replace, validContent } from "../content-copy.ts";

const untick = replace("site.yaml", "consentDefault: true", "consentDefault: false");
const country = (code: string) => replace("site.yaml", /^ {2}country: DE$/m, `  country: ${code}`);
const inSpain = country("ES");

/** Without what is still the sample's own. */
const problems = (...edits: readonly Edit[]) =>
  checkContent(edited(...edits), { release: true })
    .diagnostics.filter(({ rule }) => rule !== "sample-release")
    .map(({ rule, severity, file, path, message }) => [rule, severity, `${file} ${path[0]}`, message.en]);

describe("a release", () => {
  test("is warned of a box for analytics that is ticked beforehand: ticked-consent", () => {
    const message = "The box for analytics is ticked beforehand; under EU law that is no consent (CJEU, C-673/17)";
    expect(problems()).toEqual([["ticked-consent", "warning", "site.yaml analytics", message]]);
    expect(problems(untick)).toEqual([]);
  });

  test("of a company elsewhere is warned of legal texts that speak of Germany, once a page: foreign-law", () => {
    const found = problems(untick, inSpain);
    const message = "This page says \"Germany\", as the sample's does, but the company's country is Spain";
    expect(found.at(-1)).toEqual(["foreign-law", "warning", expect.stringMatching("en/pages/terms-of-use"), message]);
    expect(found.map(([rule, , place]) => `${rule} ${place?.split(/[/ ]/)[2]}`)).toEqual(
      ["privacy-policy", "terms-of-use", "impressum", "privacy-policy", "terms-of-use"].map(
        (page) => `foreign-law ${page}.yaml`,
      ),
    );
    expect(problems(untick, country("Spain")).map(([rule]) => rule)).toEqual(["country"]);
  });
});

// The list is of `content/` as it was shipped, which others edit; the tests' sample has a part of the same values.
test("sample-release: the digests know the name, the company, every installer and every picture of the sample", () => {
  const { content, files } = validContent();
  const { name, street, managingDirector, registerNumber, vatId } = content.site.company;
  const installers = [content.downloads, ...content.plugins.values()]
    .flatMap((facts) => [...walkStrings(facts)])
    .filter(({ path }) => path.at(-1) === "sha256");
  // The marks of payment networks are not the sample's.
  const pictures = files.images.filter((image) => image !== "site/payments.svg");
  const known = new Set(Object.values(digests));
  for (const value of [
    ...[content.site.brand, name, street, managingDirector, registerNumber, vatId],
    ...installers.map(({ value }) => value),
    ...pictures.map((image) => files.bytes.get(`images/${image}`) ?? ""),
  ]) {
    expect(known, String(value).slice(0, 80)).toContain(digestOf(value).slice(0, 16));
  }
});
