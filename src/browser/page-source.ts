/** Content and strings for the browser: fetched. */
import type { i18n as I18n } from "i18next";
import { contentAddress } from "../content/address.ts";
import { startI18n } from "../features/language/i18n.ts";
import { type Loader, loadOnce } from "../lib/load-once.ts";
import type { PageSource } from "../navigation/loaded-page.ts";
import { contentKey } from "../routes/routes.ts";

/** For one request, the same as for code. */
const timeoutMs = 120_000;

/** Interface strings by language. */
export type Strings = Loader<string, I18n>;

export function browserStrings(): Strings {
  return loadOnce((language) => language, startI18n);
}

/** Page content for one version of the code. */
export function browserSource(version: string, strings: Strings): PageSource {
  return {
    strings: strings.load,
    async content(match) {
      const address = contentAddress(version, match.language, contentKey(match));
      const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
      if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
      return response.json();
    },
  };
}
