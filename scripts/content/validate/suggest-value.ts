/** What to write in place of a value that does not fit its field, if that is sure. */
import { parse, stringify } from "yaml";
import { hints } from "../core/hints.ts";
import { dateFormat } from "../core/intl.ts";
import type { LocalizedText } from "../core/localized-text.ts";
import { nearest, seenAs } from "../core/suggest.ts";
import { codesNamed } from "../schema/formats/codes.ts";

/** Nothing that is longer is a code, a day or a number with a slip in it. */
const longest = 500;

interface Written {
  readonly value: unknown;
  /** The value as it is written in the file; `undefined` if it has several lines. */
  readonly source: string | undefined;
  readonly fits: (value: unknown) => boolean;
}

/**
 * What was meant: the same in quotes, or without them; without signs around it that belong to no value, invisible
 * characters and letters of other alphabets; a code in the right case; a day in the right order; a point for a decimal
 * comma; a code for a name; `https://` in front of an address; the entries of a list as one text. `undefined` if nobody can
 * be sure.
 */
export function suggestValue({ value, source, fits }: Written): LocalizedText | undefined {
  if (Array.isArray(value)) {
    const isPlain = value.every((entry) => typeof entry === "string" || typeof entry === "number");
    return isPlain && fits(value.join(", ")) ? hints.write(asYaml(value.join(", "))) : undefined;
  }
  const isText = typeof value === "string";
  const written = isText ? value : source;
  if (value === null || written === undefined || written.length > longest) return undefined;
  // In quotes it would be a placeholder that there is not.
  if (!isText && /^\{(?![\w.-]+\}$)/.test(written)) return undefined;
  const seen = seenAs(written);
  // A link as Markdown has it: the address.
  const bare = withoutSigns(seen.replace(/^\[.*\]\((.*)\)$/, "$1"));
  const texts = [
    written,
    seen,
    bare,
    ...inOtherCase(written),
    ...dayOf(seen),
    ...countryOf(seen),
    ...codesNamed(bare),
    ...addressOf(bare),
    ...nameOf(bare),
    ...listOf(bare),
    ...pictureLike(seen),
    ...digestOf(seen),
    // What may have spaces would lose them.
    ...(source === undefined && !fits("a b") ? [seen.replaceAll(/\s/g, "")] : []),
  ]
    .filter((text) => !isText || text !== written)
    .filter((text) => fits(text))
    .map(asYaml);
  const numbers = [written, bare, bare.replace(",", "."), withoutGroups(bare), answerOf(bare)];
  const plain = isText ? numbers.filter(isPlainValue) : [];
  const text = plain.find((each) => fits(parse(each))) ?? texts[0];
  if (text === undefined) return undefined;
  if (text === written) {
    return { en: `Take the quotes away: ${text}`, de: `Nehmen Sie die Anführungszeichen weg: ${text}` };
  }
  if (!isText && text === asYaml(written)) {
    return { en: `Put it into quotes: ${text}`, de: `Setzen Sie den Wert in Anführungszeichen: ${text}` };
  }
  if (isText && source === undefined) return hints.inOneLineOnly(text);
  if (pictureLike(seen).includes(text)) {
    return {
      en: `Rename the file without spaces, and write  ${text}`,
      de: `Benennen Sie die Datei ohne Leerzeichen um, und schreiben Sie  ${text}`,
    };
  }
  if (!isText || text !== asYaml(seen) || seen === written.trim()) return hints.write(text);
  return {
    en: `Delete it and type it by hand: ${text}. A character in it only looks like the right one, or is invisible`,
    de: `Löschen Sie den Wert und tippen Sie ihn von Hand: ${text}. Ein Zeichen darin sieht nur so aus wie das richtige oder ist unsichtbar`,
  };
}

/** A value as it is written in YAML, in quotes if it needs them. */
export function asYaml(value: unknown): string {
  return stringify(value, { lineWidth: 0, aliasDuplicateObjects: false }).trim();
}

/** `yes`, `Ja`, `ture` → `true`; the same text if it is no answer. */
export function answerOf(written: string): string {
  const [, yes, no] = /^(?:(yes|ja|on)|(no|nein|off))$/i.exec(written) ?? [];
  return yes ? "true" : no ? "false" : (nearest(written, ["true", "false"]) ?? written);
}

/** True or false, or a number as everybody reads it: `1.000` may be a thousand. */
function isPlainValue(text: string): boolean {
  return /^(?:true|false|-?(?:0|[1-9]\d*)(?:\.(?!\d{3}$)\d+)?)$/.test(text);
}

/** `48.217.336` → `48217336`: with two groups of three or more, the signs between them are not for decimals. */
function withoutGroups(written: string): string {
  return /^\d{1,3}(?:([., '’])\d{3})(?:\1\d{3})+$/.test(written) ? written.replaceAll(/\D/g, "") : written;
}

/** A code, such as that of a country; an address may be another one in another case. */
function inOtherCase(written: string): string[] {
  return /^[\w-]+$/.test(written) ? [written.toUpperCase(), written.toLowerCase()] : [];
}

/** Without quotes, brackets and money around it and signs behind it, with slashes for backslashes. */
function withoutSigns(written: string): string {
  return written
    .replaceAll("&nbsp;", " ")
    .replaceAll(/^["'“”„«»‹›‘’‚<([\s/\p{Sc}]+|["'“”„«»‹›‘’‚>)\]\s.,;/\p{Sc}]+$/gu, "")
    .replace(/^(\d[\d.,]*) [A-Z]{3}$/, "$1")
    .replaceAll("\\", "/");
}

/** `UK` → `GB`: codes that CLDR has as another name of a country. */
function countryOf(written: string): string[] {
  return /^[A-Z]{2}$/i.test(written) ? [new Intl.Locale(`und-${written}`).region ?? ""] : [];
}

/** `www.company.example` → `https://…`; `Info <mailto:info(at)company,example>` → `info@company.example`. */
function addressOf(source: string): string[] {
  const written = source.replace(/ *[([]at[)\]] *| at /i, "@");
  if (/^https:\/\/.* /.test(written)) return [written.replaceAll(" ", "")];
  if (/^(?:http:\/\/|www\.)/i.test(written)) return [`https://${written.replace(/^http:\/\//i, "")}`];
  if (/^[^\s,]+@[^\s,]+,[^\s,@]+$/.test(written)) return [written.replace(",", ".")];
  if (!written.includes("@") || written.includes(",")) return [];
  return [written.match(/(?<![^\s<(:])[\w.+-]+@[\w.-]+/g)?.join(", ") ?? "", written.replaceAll(/\s/g, "")];
}

/** `v1.47`, `Version 1.47` → `1.47`, `Price Lists` → `price-lists`; `company` or its address → `@company` or `company/website`. */
function nameOf(written: string): string[] {
  const path = written.replace(/^(?:https:\/\/)?(?:github\.com|t\.me)\//, "");
  const account = /^\w+$/.test(path) ? [`@${path}`] : [];
  const slug = /^[\w -]*[A-Z_][\w -]*$/.test(written) ? [written.toLowerCase().replaceAll(/[ _]+/g, "-")] : [];
  return [written.replace(/^v(?:ersion *)?(?=\d)/i, ""), path, ...account, ...slug];
}

/** Commas between phone numbers, also from a spreadsheet, `00254 (0)20 …` → `+254 20 …`, and between e-mail addresses. */
function listOf(written: string): string[] {
  const entries = written.split(/ *[/;\t] */).map((number) => number.replace(/^00/, "+").replace(/ *\(0\) */, " "));
  return /^[+\d]|@/.test(written) ? [entries.join(", ")] : [];
}

/** `7A 8E 2D …`, `7a:8e:2d:…` → `7a8e2d…` */
function digestOf(written: string): string[] {
  return /^(?:[\da-f][\s:]*){64}$/i.test(written) ? [written.replaceAll(/[\s:]/g, "").toLowerCase()] : [];
}

/** `partners/Savanna Logo.svg` → `partners/savanna-logo.svg` */
function pictureLike(written: string): string[] {
  return /^[^:]* [^:]*\.\w+$/.test(written) ? [written.toLowerCase().replaceAll(/ +/g, "-")] : [];
}

const months = Array.from({ length: 12 }, (_, index) =>
  ["en", "de"].map((language) => dateFormat(language, { month: "long" }).format(new Date(2025, index)).toLowerCase()),
);

/** `05.08.2025`, `31/12/2025`, `2025/8/5`, `5 August 2025`, `2025-08-05 10:00`. Whether `05/08/2025` is in May or in August depends on the country. */
function dayOf(written: string): string[] {
  const isoDay = (year: string, month: string, day: string) =>
    `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const [, year, inYear = "", last = ""] = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:[T ]\d\d:.*)?$/.exec(written) ?? [];
  if (year !== undefined) return [isoDay(year, inYear, last), isoDay(year, last, inYear)];
  const [day, yearBehind] = [/(?<!\d)\d{1,2}(?!\d)/, /\d{4}/].map((part) => part.exec(written)?.[0]);
  const words = written.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const month = months.findIndex((names) => names.some((name) => words.some((word) => name.startsWith(word))));
  if (day && yearBehind && month >= 0) return [isoDay(yearBehind, String(month + 1), day)];
  const [, first = "", sign, second = "", of] = /^(\d{1,2})([./-]) ?(\d{1,2})\2 ?(\d{4})$/.exec(written) ?? [];
  if (of === undefined) return [];
  if (Number(second) > 12) return [isoDay(of, first, second)];
  return sign === "." || Number(first) > 12 || first === second ? [isoDay(of, second, first)] : [];
}
