/** i18next formats for values in messages: `{{names, quoted}}`. */
import { countryName, languageName } from "../intl.ts";

/** Longer lists are cut off: nobody reads them. */
const maxNames = 10;

type Formatter = (value: unknown, language: string) => string;

/** Each takes one value or an array. */
export const formatters: Readonly<Record<string, Formatter>> = {
  /** `a, b and c` */
  list: (value, language) => formatList(valuesOf(value), language, "conjunction"),
  /** `a, b or c` */
  oneOf: (value, language) => formatList(valuesOf(value), language, "disjunction"),
  /** `"a", "b" and "c"` */
  quoted: (value, language) => {
    const names = valuesOf(value).map((name) => (language === "de" ? `„${name}“` : `"${name}"`));
    return formatList(names, language, "conjunction");
  },
  /** YAML to copy: a single line after the sentence, several below it. */
  lines: (value) => {
    const text = valuesOf(value).join("\n");
    return text.includes("\n") ? `\n${text}` : `  ${text}`;
  },
  /** Whole lines to write, below the sentence. */
  newLines: (value) => `\n${valuesOf(value).join("\n")}`,
  language: (value, language) => formatNames(valuesOf(value), (code) => languageName(code, language), language),
  country: (value, language) => formatNames(valuesOf(value), (code) => countryName(code, language), language),
};

function valuesOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [String(value)];
}

function formatList(names: readonly string[], language: string, type: "conjunction" | "disjunction"): string {
  return names.length > maxNames
    ? `${names.slice(0, maxNames).join(", ")} …`
    : new Intl.ListFormat(language, { type }).format(names);
}

/** Names for two-letter codes; other values are kept. */
function formatNames(codes: readonly string[], nameOf: (code: string) => string, language: string): string {
  return formatList(
    codes.map((code) => (/^[a-z]{2}$/i.test(code) ? nameOf(code) : code)),
    language,
    "conjunction",
  );
}
