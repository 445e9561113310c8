/** What belongs to one country: the banner and its plugin, a plugin and those who install it. As warnings. */
import { readFileOf, readFolderOf } from "../content.ts";
import { type Problem, problem } from "../core/diagnostic.ts";
import { downloadMessages as said } from "../messages/downloads.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { locate } from "../parse/source-location.ts";
import { partnersOfCountry } from "../schema/partner.ts";
import { pluginFacts } from "../schema/plugin.ts";
import { site } from "../schema/site.ts";
import type { ContentFiles } from "../validate/content-files.ts";

/** What does not fit its schema is left out; it is reported as that. */
export function checkCountries(files: ContentFiles): Problem[] {
  return [...checkBanner(files), ...checkInstallers(files)];
}

function checkBanner(files: ContentFiles): Problem[] {
  const parsed = files.parsed.get("facts/site.yaml");
  const banner = readFileOf(files, "facts/site.yaml", site)?.countryBanner;
  if (parsed === undefined || banner === undefined) return [];
  const { plugin, country } = banner;
  const made = readFileOf(files, `facts/plugins/${plugin}.yaml`, pluginFacts)?.country;
  if (made === undefined || made === country) return [];
  const path = ["countryBanner", "country"];
  const message = said.bannerCountry(plugin, made);
  return [warning(parsed, path, "country-differs", message, said.bannerHint(made))];
}

function checkInstallers(files: ContentFiles): Problem[] {
  const partners = readFolderOf(files, "facts/partners", partnersOfCountry);
  const there = [...files.present].filter((file) => file.startsWith("facts/partners/"));
  if (partners.size < there.length) return [];
  const countries = new Set([...partners.values()].map(({ country }) => country));
  return [...readFolderOf(files, "facts/plugins", pluginFacts)].flatMap(([slug, facts]) => {
    const { authorizedPartnersOnly, country } = facts;
    const parsed = files.parsed.get(`facts/plugins/${slug}.yaml`);
    if (parsed === undefined || authorizedPartnersOnly !== true || country === undefined) return [];
    if (countries.has(country)) return [];
    return [warning(parsed, ["country"], "no-partners", said.noPartners(country), said.addPartners)];
  });
}

function warning(
  parsed: ParsedFile,
  path: readonly string[],
  rule: Problem["rule"],
  message: Problem["message"],
  hint: Problem["hint"],
): Problem {
  return problem(locate(parsed, path), rule, message, hint, { path, severity: "warning" });
}
