/**
 * What the content tools say to editors, in each language that they speak. These are not the languages of the site: a
 * site in French can be edited by somebody who reads German.
 */

/** Languages of messages; the first is used where another one is asked for. */
export const messageLanguages = ["en", "de"] as const;

export type MessageLanguage = (typeof messageLanguages)[number];

/** The same sentence, or part of one, in every language. */
export type LocalizedText = Readonly<Record<MessageLanguage, string>>;

/** A name, a value or a line of YAML: the same in every language. */
export function verbatim(text: string): LocalizedText {
  return { en: text, de: text };
}

/**
 * The language to speak in, from the environment (POSIX, "Internationalization Variables": `LC_ALL` before `LC_MESSAGES`
 * before `LANG`; Windows has none of them and tells `Intl`).
 *
 * @param locale Language of the system, as a BCP 47 tag.
 * @returns The first language where the environment asks for one that messages are not given in.
 */
export function languageOf(environment: Readonly<Record<string, string | undefined>>, locale: string): MessageLanguage {
  const wanted = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || locale;
  return (
    messageLanguages.find((language) => wanted.toLowerCase().split(/[-_.@]/)[0] === language) ?? messageLanguages[0]
  );
}
