import { describe, expect, test } from "vitest";
import { replace } from "../content-copy.ts";
import { releaseProblems, untick } from "./release-problems.ts";

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
