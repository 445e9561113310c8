import { contentAddress } from "../content/address.ts";
import { startI18n } from "../features/language/i18n.ts";
import { fetchJson } from "../lib/fetch-json.ts";
import { loadOnce } from "../lib/load-once.ts";
import type { PageSource } from "../navigation/loaded-page.ts";
import { contentKey } from "../routes/routes.ts";

/** The same as for code. */
const timeoutMs = 120_000;

/** Fetches page content, for one version of the code, and interface strings. */
export function browserSource(version: string): PageSource {
  return {
    strings: loadOnce(startI18n).load,
    content: (match) => fetchJson(contentAddress(version, match.language, contentKey(match)), timeoutMs),
  };
}
