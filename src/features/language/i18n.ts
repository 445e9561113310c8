/** Interface strings by i18next. */
import i18next, { type BackendModule, type i18n as I18n, type Resource } from "i18next";
import resourcesToBackend from "i18next-resources-to-backend";
import { initReactI18next } from "react-i18next/initReactI18next";
import { localeAddress } from "../../content/address.ts";
import type { Notes, Ui } from "../../content/types.ts";
import { fetchJson } from "../../lib/fetch-json.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    resources: { translation: Ui; notes: Notes };
  }
}

/** Every language is complete, so no fallback is loaded. */
const shared = { fallbackLng: false, interpolation: { escapeValue: false } } as const;

const timeoutMs = 20_000;

/** Failures are logged. `true` asks i18next to retry, up to 5 times from 350 ms, doubling. */
function httpBackend(): BackendModule {
  return resourcesToBackend((language, namespace, callback) => {
    fetchJson(localeAddress(language, namespace), timeoutMs).then(
      (strings) => callback(null, strings),
      (error: unknown) => {
        console.warn(`Interface strings could not be loaded (${language}, ${namespace})`, error);
        callback(error instanceof Error ? error : new Error(String(error)), true);
      },
    );
  });
}

/** @throws Error if the strings of the language do not load, all retries included. */
export async function startI18n(language: string): Promise<I18n> {
  const i18n = i18next.createInstance();
  await i18n
    .use(httpBackend())
    .use(initReactI18next)
    .init({ ...shared, lng: language, react: { useSuspense: false } });
  if (!i18n.hasResourceBundle(language, "translation")) throw new Error("Interface strings could not be loaded");
  return i18n;
}

/** i18next with given strings, for prerendering. */
export function staticI18n(language: string, resources: Resource): I18n {
  const i18n = i18next.createInstance();
  void i18n
    .use(initReactI18next)
    .init({ ...shared, lng: language, ns: ["translation", "notes"], resources, initAsync: false });
  return i18n;
}
