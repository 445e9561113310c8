/** Message languages, which are independent of the site's languages. The first is the fallback. */
export const messageLanguages = ["en", "de"] as const;

export type MessageLanguage = (typeof messageLanguages)[number];

/** A text in every message language. */
export type LocalizedText = Readonly<Record<MessageLanguage, string>>;

/**
 * The message language for this process's locale, from POSIX's `LC_ALL`, `LC_MESSAGES` or `LANG` in this order, or from
 * `Intl` on Windows, which sets none of them.
 */
export function systemLanguage(): MessageLanguage {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const locale = LC_ALL || LC_MESSAGES || LANG || Intl.DateTimeFormat().resolvedOptions().locale;
  const [code] = locale.toLowerCase().split(/[-_.@]/);
  return messageLanguages.find((language) => language === code) ?? messageLanguages[0];
}
