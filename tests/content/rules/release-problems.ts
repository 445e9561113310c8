/** What only a release is told: the sample as one, without what is still the sample's own. */
import { checkContent } from "../../../scripts/content/check.ts";
import { type Edit, edited, replace } from "../content-copy.ts";

export const untick = replace("facts/site.yaml", "consentDefault: true", "consentDefault: false");

export function releaseProblems(...edits: readonly Edit[]): readonly string[][] {
  return checkContent(edited(...edits), { release: true })
    .diagnostics.filter(({ rule }) => rule !== "sample-release")
    .map(({ rule, severity, file, path, message }) => [rule, severity, `${file} ${path.join(".")}`, message.en]);
}
