/** How values are written in messages: `{{names, quoted}}`. */

/** More names would bury the others. */
const mostNames = 5;

type Format = (value: unknown, language: string) => string;

/** Each takes one value or several. */
export const formats: Readonly<Record<string, Format>> = {
  /** The names as they are: `a, b and c`. */
  list: (value, language) => listed(valuesOf(value), language, "conjunction"),
  /** `a, b or c` */
  oneOf: (value, language) => listed(valuesOf(value), language, "disjunction"),
  /** The names in the quotes of the language. */
  quoted: (value, language) => {
    const names = valuesOf(value).map((name) => (language === "de" ? `„${name}“` : `"${name}"`));
    return listed(names, language, "conjunction");
  },
  /** Lines of YAML to be copied, below the sentence; a single one behind it. */
  lines: (value) => {
    const lines = valuesOf(value).flatMap((each) => each.split("\n"));
    return lines.length === 1 ? `  ${lines[0]}` : lines.map((line) => `\n${line}`).join("");
  },
  /** What languages are called, by their codes. */
  language: (value, language) => namesOf(valuesOf(value), language, "language"),
  /** What countries are called, by their codes. */
  country: (value, language) => namesOf(valuesOf(value), language, "region"),
};

function valuesOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [String(value)];
}

function listed(names: readonly string[], language: string, type: "conjunction" | "disjunction"): string {
  return names.length > mostNames
    ? `${names.slice(0, mostNames).join(", ")} …`
    : new Intl.ListFormat(language, { type }).format(names);
}

/** What is no code stays as it is. */
function namesOf(codes: readonly string[], language: string, type: "language" | "region"): string {
  const names = new Intl.DisplayNames(language, { type });
  const called = codes.map((code) => (/^[a-z]{2}$/i.test(code) ? names.of(code) : code) ?? code);
  return listed(called, language, "conjunction");
}
