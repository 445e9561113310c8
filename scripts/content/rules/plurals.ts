/**
 * Plural forms of interface strings: each language has exactly those that its numbers need (CLDR, "Language Plural
 * Rules", by `Intl.PluralRules`, which the browser asks too). Where one is missing, visitors would see its key.
 */

import { type Problem, problem } from "../core/diagnostic.ts";
import { isRecord, valueAt } from "../core/value-path.ts";
import { runtimePlaceholder } from "../facts.ts";
import { fieldMessages } from "../messages/fields.ts";
import { placeholderMessages } from "../messages/placeholders.ts";
import { pluralMessages as said } from "../messages/plurals.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { locate } from "../parse/source-location.ts";
import { type PluralCategory, type PluralForms, pluralForms, pluralKey } from "../schema/plural-forms.ts";
import { ui } from "../schema/ui.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { keysAt } from "../validate/schema-lookup.ts";

/** Groups of the interface strings that count, with the names of those strings. */
const countedStrings = keysAt(ui, []).flatMap((group) => {
  const names = keysAt(ui, [group]).flatMap((key) => {
    const plural = pluralKey(key);
    return plural?.category === "other" ? [plural.name] : [];
  });
  return names.map((name) => ({ group, name }));
});

export function checkPlurals(files: ContentFiles): Problem[] {
  const [first] = files.languages;
  return files.languages.flatMap((language) => {
    const parsed = files.parsed.get(`${language}/ui.yaml`);
    const forms = pluralForms(language);
    if (parsed === undefined || forms === undefined) return [];
    const original = language === first ? undefined : files.parsed.get(`${first}/ui.yaml`)?.value;
    return countedStrings.flatMap(({ group, name }) => {
      const texts = valueAt(parsed.value, [group]);
      if (!isRecord(texts) || hasUnknownKeys(files, parsed, group)) return [];
      const found = Object.keys(texts).flatMap((key) => {
        const plural = pluralKey(key);
        return plural?.name === name ? [plural.category] : [];
      });
      const counted = { parsed, language, forms, group, name, found };
      const own = found.filter((category) => valueAt(original, [group, `${name}_${category}`]) === undefined);
      return [...missingForms(counted), ...foreignForms(counted), ...withoutValues(counted, own)];
    });
  });
}

interface Counted {
  readonly parsed: ParsedFile;
  readonly language: string;
  readonly forms: PluralForms;
  readonly group: string;
  readonly name: string;
  /** Categories that the file has. */
  readonly found: readonly PluralCategory[];
}

function missingForms({ parsed, language, forms, group, name, found }: Counted): Problem[] {
  // That `other` is missing is said by the shape.
  const missing = [...forms.needed].filter(([category]) => category !== "other" && !found.includes(category));
  if (missing.length === 0) return [];
  const keys = missing.map(([category]) => `${name}_${category}`);
  const numbers = missing.flatMap(([, some]) => some).sort((a, b) => a - b);
  const path = [group];
  const message = said.missing(keys, language, numbers);
  return [problem(locate(parsed, path, "key"), "missing-field", message, fieldMessages.addKeys(keys), { path })];
}

function foreignForms({ parsed, language, forms, group, name, found }: Counted): Problem[] {
  const hint = said.deleteLine([...forms.needed.keys()].map((category) => `${name}_${category}`));
  return found
    .filter((category) => !forms.possible.includes(category))
    .map((category) => {
      const path = [group, `${name}_${category}`];
      return problem(locate(parsed, path, "key"), "unknown-field", said.notInLanguage(category, language), hint, {
        path,
      });
    });
}

/**
 * Forms for several numbers must show which one. Forms that the first language has too are compared with those.
 *
 * @param own Categories that the first language does not have, or that stand in the file of the first language itself.
 */
function withoutValues({ parsed, group, name }: Counted, own: readonly PluralCategory[]): Problem[] {
  const valuesIn = (key: string) => {
    const written = valueAt(parsed.value, [group, key]);
    return typeof written === "string" ? [...written.matchAll(runtimePlaceholder)].map(([whole]) => whole) : [];
  };
  const other = `${name}_other`;
  return own
    .filter((category) => category === "few" || category === "many")
    .flatMap((category) => {
      const path = [group, `${name}_${category}`];
      const there = valuesIn(`${name}_${category}`);
      const missing = [...new Set(valuesIn(other))].filter((value) => !there.includes(value)).join(", ");
      if (missing === "") return [];
      const message = placeholderMessages.missing(missing, other);
      return [
        problem(locate(parsed, path), "placeholder-differs", message, placeholderMessages.putIn(missing), { path }),
      ];
    });
}

/** A misspelled key may be the one that is missing: it is said as that. */
function hasUnknownKeys(files: ContentFiles, { file }: ParsedFile, group: string): boolean {
  const flaws = files.flaws.get(file) ?? [];
  return flaws.some(({ rule, path }) => rule === "unknown-field" && path.length === 2 && path[0] === group);
}
