/** Facts that are written out in a text, while another language has their placeholder. */

import { type Path, valueAt } from "../core/value-path.ts";
import type { ContentFiles } from "../validate/content-files.ts";

/** The paths of facts that are shown as they are written, by the name that texts use. */
const places: Readonly<Record<string, readonly [file: string, path: Path]>> = {
  brand: ["site", ["brand"]],
  company: ["site", ["company", "name"]],
  managingDirector: ["site", ["company", "managingDirector"]],
  registerCourt: ["site", ["company", "registerCourt"]],
  registerNumber: ["site", ["company", "registerNumber"]],
  vatId: ["site", ["company", "vatId"]],
  salesEmail: ["site", ["emails", "sales"]],
  supportEmail: ["site", ["emails", "support"]],
  privacyEmail: ["site", ["emails", "privacy"]],
  infoEmail: ["site", ["emails", "info"]],
  messageMax: ["site", ["message", "maxLength"]],
  trialDays: ["editions", ["trialDays"]],
  annualMonths: ["editions", ["annualMonths"]],
  litePrice: ["editions", ["lite", "monthly"]],
  proMonthly: ["editions", ["pro", "monthly"]],
  orderNameMax: ["editions", ["orderNameMaxLength"]],
  setupProducts: ["editions", ["setup", "products"]],
  setupHours: ["editions", ["setup", "hours"]],
  statCountries: ["statistics", ["countries"]],
  liabilityMonths: ["legal", ["liabilityMonths"]],
  cookieMinDays: ["legal", ["cookieMinDays"]],
  cookieMaxMonths: ["legal", ["cookieMaxMonths"]],
};

/**
 * A fact as a text has it.
 *
 * @param name Name of the fact, without braces.
 * @returns The piece of the text; `undefined` if it is not there, or several times, or if the fact is worked out.
 */
export function writtenFact(files: ContentFiles, name: string, text: string): string | undefined {
  const [file, path] = (Object.hasOwn(places, name) ? places[name] : undefined) ?? [];
  const fact = path === undefined ? undefined : valueAt(files.parsed.get(`facts/${file}.yaml`)?.value, path);
  if (typeof fact !== "string" && typeof fact !== "number") return undefined;
  const pattern = String(fact).replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  const found = [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}{.])${pattern}(?![\\p{L}\\p{N}}])`, "gu"))];
  return found.length === 1 ? found[0]?.[0] : undefined;
}
