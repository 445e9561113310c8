/** What only `--release` asks. What is left of the sample is tried in `other-product.test.ts`. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkContent } from "../../../scripts/content/check.ts";
import { walkStrings } from "../../../scripts/content/core/value-path.ts";
import { digestOf } from "../../../scripts/content/rules/sample-digest.ts";
import { replace, sampleFiles } from "../content-copy.ts";
import { releaseProblems, untick } from "../rules/release-problems.ts";

const { content, files } = checkContent(sampleFiles);

test("the digests are those of the sample: npx vitest run tests/content/broken/release.test.ts -u", async () => {
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
  const list = join("scripts", "content", "rules", "sample-digests.json");
  await expect(`${JSON.stringify(digests, null, 2)}\n`).toMatchFileSnapshot(join("..", "..", "..", list));
});

const inSpain = replace("facts/site.yaml", /^ {2}country: DE$/m, "  country: ES");

describe("legal texts of a company elsewhere", () => {
  test("that speak of Germany are a warning, once a page", () => {
    const all = releaseProblems(untick, inSpain);
    expect(all.map(([rule, severity, place]) => [rule, severity, place?.split(" ")[0]])).toEqual(
      ["de", "en"].flatMap((language) =>
        (language === "de" ? ["privacy-policy", "terms-of-use"] : ["impressum", "privacy-policy", "terms-of-use"]).map(
          (page) => ["foreign-law", "warning", `${language}/pages/${page}.yaml`],
        ),
      ),
    );
    expect(all.at(-1)?.at(-1)).toBe(
      "This page says \"Germany\", as the sample's does, but the company's country is Spain",
    );
  });

  test("are not judged if the country is no code", () => {
    const noCode = replace("facts/site.yaml", /^ {2}country: DE$/m, "  country: Spain");
    expect(releaseProblems(untick, noCode).map(([rule]) => rule)).not.toContain("foreign-law");
  });
});
