/** Content and strings for the browser: fetched, each once. */
import type { i18n as I18n } from "i18next";
import type { PageSource } from "../app/page-store.ts";
import { type Loader, loadOnce } from "../components/load-once.ts";
import { contentAddress } from "../content/address.ts";
import { headSite } from "../content/shell.ts";
import { startI18n } from "../features/language/i18n.ts";
import { contentKey } from "../routes/routes.ts";

/** Milliseconds for one request, the same as for code. */
const timeout = 120_000;

/** Interface strings by language. */
export type Strings = Loader<string, I18n>;

export function browserStrings(): Strings {
  return loadOnce((language) => language, startI18n);
}

/** Page content for one version of the code. Loading a page loads the strings of its language too. */
export function browserSource(version: string, strings: Strings): PageSource {
  return {
    site: headSite,
    async content(match) {
      const [response] = await Promise.all([
        fetch(contentAddress(version, match.language, contentKey(match)), { signal: AbortSignal.timeout(timeout) }),
        strings.load(match.language),
      ]);
      if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
      return response.json();
    },
    async namespaces(names, language) {
      const i18n = await strings.load(language);
      await i18n.loadNamespaces([...names]);
      const missing = names.find((name) => !i18n.hasResourceBundle(language, name));
      if (missing !== undefined) throw new Error(`The texts ${missing} could not be loaded`);
    },
  };
}
