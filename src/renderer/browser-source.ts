/** Content and strings for the browser: fetched, each once. */
import type { i18n as I18n } from "i18next";
import type { PageSource } from "../app/page-store.ts";
import { contentAddress, localeAddress } from "../content/address.ts";
import { headSite } from "../content/shell.ts";
import { startI18n } from "../features/language/i18n.ts";
import { contentKey } from "../routes/routes.ts";

/** One request for content may take this long, in milliseconds; the same as for code. */
const timeout = 120_000;

export interface Strings {
  /** The strings of a language, if they are loaded. */
  peek(language: string): I18n | undefined;
  /** Loads them; a failure is not kept. */
  load(language: string): Promise<I18n>;
}

/** Interface strings, an i18next instance a language. */
export function browserStrings(version: string): Strings {
  const loaded = new Map<string, I18n>();
  const loading = new Map<string, Promise<I18n>>();
  return {
    peek: (language) => loaded.get(language),
    load(language) {
      const known = loading.get(language);
      if (known !== undefined) return known;
      const promise = startI18n(language, (lng, namespace) => localeAddress(version, lng, namespace)).then(
        (i18n) => {
          loaded.set(language, i18n);
          return i18n;
        },
        (error: unknown) => {
          loading.delete(language);
          throw error;
        },
      );
      loading.set(language, promise);
      return promise;
    },
  };
}

/** Page content of one version. Loading a page loads the strings of its language too. */
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
