/** Interface strings by i18next: fetched in the browser, given on the server. */
import i18next, { type BackendModule, type i18n as I18n, type Resource } from "i18next";
import resourcesToBackend from "i18next-resources-to-backend";
import { initReactI18next } from "react-i18next/initReactI18next";
import { localeAddress } from "../../content/address.ts";
import type { Notes, Ui } from "../../content/types.ts";
import { isRecord } from "../../lib/is-record.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation";
    resources: { translation: Ui; notes: Notes };
  }
}

/** Both ends share these: no fallback is loaded, because the content check holds every language complete. */
const shared = {
  fallbackLng: false,
  defaultNS: "translation",
  interpolation: { escapeValue: false },
  returnNull: false,
} as const;

/** Of one request, in milliseconds. */
const timeout = 20_000;

/** Failures are logged; asked by `true`, i18next tries again, up to 5 times from 350 ms, doubling (specification section 7). */
function httpBackend(): BackendModule {
  return resourcesToBackend((language, namespace, callback) => {
    fetchStrings(localeAddress(language, namespace)).then(
      (strings) => callback(null, strings),
      (error: unknown) => {
        console.warn(`Texts could not be loaded (${language}, ${namespace})`, error);
        callback(error instanceof Error ? error : new Error(String(error)), true);
      },
    );
  });
}

async function fetchStrings(address: string): Promise<Record<string, unknown>> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const strings: unknown = await response.json();
  if (!isRecord(strings)) throw new Error(`${address} did not answer with texts`);
  return strings;
}

/** Resolves once the strings of the language are there; rejects if they could not be loaded, all retries included. */
export async function startI18n(language: string): Promise<I18n> {
  const i18n = i18next.createInstance();
  await i18n
    .use(httpBackend())
    .use(initReactI18next)
    .init({ ...shared, lng: language, ns: ["translation"], react: { useSuspense: false } });
  if (!i18n.hasResourceBundle(language, "translation"))
    throw new Error("The texts of the interface could not be loaded");
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
