/** A box for analytics that is ticked beforehand, asked of a release. */
import type { ContentFiles } from "../load.ts";
import { releaseMessages as said } from "../messages/release.ts";
import { locate } from "../position.ts";
import { type Problem, problem } from "../problem.ts";
import { valueAt } from "../walk.ts";

export function checkTickedConsent({ parsed }: ContentFiles): Problem[] {
  const site = parsed.get("facts/site.yaml");
  const path = ["analytics", "consentDefault"];
  if (site === undefined || valueAt(site.value, path) !== true) return [];
  return [problem(locate(site, path), "ticked-consent", said.ticked, said.untick, { path, severity: "warning" })];
}
