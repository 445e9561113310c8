/** What only a release is told. That something of the sample is left is tried in `other-product.test.ts`. */
import { expect, test } from "vitest";
import { walkStrings } from "../../../scripts/content/core/value-path.ts";
import digests from "../../../scripts/content/rules/sample-digests.json" with { type: "json" };
import { digestOf } from "../../../scripts/digest.ts";
import { validContent } from "../content-copy.ts";

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
