/** The digests that a release is compared with. That something of the sample is left is tried in `other-product.test.ts`. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkContent } from "../../../scripts/content/check.ts";
import { walkStrings } from "../../../scripts/content/core/value-path.ts";
import { digestOf } from "../../../scripts/content/model/sample/sample-digest.ts";
import { sampleFiles } from "../content-copy.ts";

const { content, files } = checkContent(sampleFiles);

test("the digests are those of the sample: npx vitest run tests/content/rules/sample-release.test.ts -u", async () => {
  if (content === undefined) throw new Error("The sample has errors");
  const { name, street, managingDirector, registerNumber, vatId } = content.site.company;
  const named = { brand: content.site.brand, name, street, managingDirector, registerNumber, vatId };
  const installers = [content.downloads, ...content.plugins.values()]
    .flatMap((facts) => [...walkStrings(facts)])
    .filter(({ path }) => path.at(-1) === "sha256");
  // The marks of payment networks are not the sample's.
  const pictures = files.images.filter((image) => image !== "site/payments.svg");
  const digests = {
    ...Object.fromEntries(Object.entries(named).map(([key, value]) => [key, digestOf(value)])),
    ...Object.fromEntries(installers.map(({ value }, index) => [`installer ${index + 1}`, digestOf(value)])),
    ...Object.fromEntries(pictures.map((image) => [image, digestOf(files.bytes.get(`images/${image}`) ?? "")])),
  };
  const list = join("scripts", "content", "model", "sample", "sample-digests.json");
  await expect(`${JSON.stringify(digests, null, 2)}\n`).toMatchFileSnapshot(join("..", "..", "..", list));
});
