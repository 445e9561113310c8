/** Which of several allowed words was meant. */
import { nearest } from "../suggest.ts";

/** What people call them. */
const synonyms: Readonly<Record<string, string>> = {
  twitter: "x",
  amex: "american-express",
  google: "gtag",
  ga4: "gtag",
  off: "none",
  no: "none",
  false: "none",
  login: "signIn",
  account: "signIn",
  imprint: "impressum",
  about: "impressum",
  changelog: "releaseNotes",
  releases: "releaseNotes",
  questions: "faq",
  start: "home",
};

/** The nearest choice, another name of one, or the only one that holds what was written or is held by it. */
export function meantChoice(written: string, choices: readonly string[]): string | undefined {
  const word = written.toLowerCase().replaceAll(/^[/#]+|\.ya?ml$/g, "");
  const near = nearest(word, choices);
  if (near !== undefined) return near;
  const known = Object.hasOwn(synonyms, word) ? synonyms[word] : undefined;
  if (known !== undefined && choices.includes(known)) return known;
  const holding = choices.filter((choice) => {
    const other = choice.toLowerCase();
    return word.length > 3 && other.length > 3 && (other.includes(word) || word.includes(other));
  });
  return holding.length === 1 ? holding[0] : undefined;
}
