/** What somebody meant by a value that does not fit its field, so that a message can say what to write. */
import { stringify } from "yaml";
import {
  meantDownloadPaths,
  meantEmails,
  meantHosts,
  meantPaths,
  meantPictures,
  meantTelegram,
  meantWebAddresses,
} from "./addresses.ts";
import { meantCountries, meantCurrencies, meantLanguages } from "./codes.ts";
import { meantDays } from "./days.ts";
import { seenAs } from "./lookalikes.ts";
import { meantPhones } from "./phones.ts";

/** Nothing that is longer is a code, an address or a number with a slip in it. */
const longest = 500;

/** A value that does not fit. */
export interface Unfit {
  readonly written: string;
  /** Other texts of the same file under keys of phone numbers. */
  readonly phones: readonly string[];
}

const several: Readonly<Record<string, (unfit: Unfit) => readonly string[]>> = {
  date: ({ written }) => meantDays(written),
  version: ({ written }) => [/\d+\.\d+(?:\.\d+)?/.exec(written.normalize("NFKC").replaceAll(",", "."))?.[0] ?? ""],
  country: ({ written }) => meantCountries(written),
  language: ({ written }) => meantLanguages(written),
  currency: ({ written }) => meantCurrencies(written),
  url: ({ written }) => meantWebAddresses(written),
  host: ({ written }) => meantHosts(written),
  "download-host": ({ written }) => [...meantPaths(written), ...meantWebAddresses(written)],
  endpoint: ({ written }) => (written.startsWith("//") ? [] : [...meantWebAddresses(written), ...meantPaths(written)]),
  path: ({ written }) => meantPaths(written),
  "download-path": ({ written }) => meantDownloadPaths(written),
  "image-path": ({ written }) => meantPictures(written),
  email: ({ written }) => meantEmails(written),
  emails: ({ written }) => meantEmails(written),
  phone: ({ written, phones }) => meantPhones(written, phones),
  phones: ({ written, phones }) => meantPhones(written, phones),
  telegram: ({ written }) => meantTelegram(written),
  slug: ({ written }) => meantSlugs(written),
  sha256: ({ written }) => meantDigests(written.toLowerCase()),
  "analytics-id": ({ written }) => [written.trim().toUpperCase().replaceAll("_", "-")],
};

/**
 * The text that was meant.
 *
 * @param rule Id of the rule that the value breaks.
 * @param fits Whether the field would take a text: nothing else is ever suggested.
 * @returns `undefined` where nobody can tell.
 */
export function meantText(rule: string, unfit: Unfit, fits: (text: string) => boolean): string | undefined {
  if (unfit.written.length > longest) return undefined;
  const seen = seenAs(unfit.written);
  const propose = several[rule] ?? (() => []);
  return [seen, ...propose(unfit), ...propose({ ...unfit, written: seen })].find(
    (text) => text !== "" && text !== unfit.written && fits(text),
  );
}

/** A value as it is written in YAML, in quotes where it needs them. */
export function asYaml(value: unknown): string {
  return stringify(value, { lineWidth: 0 }).trim();
}

/** A digest among other words, or one with spaces in it. Digits are never left out. */
function meantDigests(written: string): string[] {
  const found = /(?<![\da-z])[\da-f]{64}(?![\da-z])/.exec(written)?.[0];
  return [found ?? "", written.replaceAll(/[\s-]/g, "")];
}

/** The name of a file or of a page is that of its path, without its ending. */
function meantSlugs(written: string): string[] {
  const last = written
    .replace(/^\{\w+\.|\}$|\.ya?ml$/g, "")
    .split("/")
    .findLast((part) => part.trim() !== "");
  return [slugOf(last ?? ""), slugOf(written)];
}

/** Lower-case letters, digits and hyphens; letters with accents without them, capitals within a word apart. */
export function slugOf(written: string): string {
  const words = written.replaceAll(/(?<=[a-z\d])(?=[A-Z][a-z])/g, "-");
  const letters = words.replaceAll("ß", "ss").normalize("NFKD").toLowerCase();
  return (
    letters
      .replaceAll(/\p{M}/gu, "")
      .match(/[a-z0-9]+/g)
      ?.join("-") ?? ""
  );
}
