import { expect, test } from "vitest";
import { releaseProblems, untick } from "./release-problems.ts";

test("a box for analytics that is ticked beforehand is a warning", () => {
  const message = "The box for analytics is ticked beforehand; under EU law that is no consent (CJEU, C-673/17)";
  const place = "facts/site.yaml analytics.consentDefault";
  expect(releaseProblems()).toEqual([["ticked-consent", "warning", place, message]]);
  expect(releaseProblems(untick)).toEqual([]);
});
