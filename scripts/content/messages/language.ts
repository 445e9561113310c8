/**
 * What the content tools say to editors, in each language that they speak. These are not the languages of the site: a
 * site in French can be edited by somebody who reads German.
 */

/** Message languages; the first is the fallback. */
export const messageLanguages = ["en", "de"] as const;

export type MessageLanguage = (typeof messageLanguages)[number];

/** The same sentence, or part of one, in every language. */
export type LocalizedText = Readonly<Record<MessageLanguage, string>>;

/**
 * The language of this process (POSIX, "Internationalization Variables": `LC_ALL` before `LC_MESSAGES` before `LANG`;
 * Windows has none of them and tells `Intl`). The first language if messages are not given in that one.
 */
export function systemLanguage(): MessageLanguage {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const wanted = LC_ALL || LC_MESSAGES || LANG || Intl.DateTimeFormat().resolvedOptions().locale;
  return (
    messageLanguages.find((language) => wanted.toLowerCase().split(/[-_.@]/)[0] === language) ?? messageLanguages[0]
  );
}
