/** What differs between two states of the content, entry by entry, and what was changed in one language only. Pure. */

import type { LocalizedText } from "../core/localized-text.ts";
import { isRecord } from "../core/value-path.ts";
import { entryKinds } from "../model/entry-kinds.ts";
import type { FileBytes } from "../parse/content-folder.ts";
import { schemaOf } from "../schema/collections.ts";
import { fieldName } from "../schema/field.ts";
import { type ContentFiles, readContentFiles } from "../validate/content-files.ts";
import { changeMessages as said } from "./changes-messages.ts";
import { type Change, compareValues, isSame, nameOf, textAt } from "./compare-values.ts";

export interface EntryChange {
  /** `Plugin "Fatoora" (German)`. */
  readonly subject: LocalizedText;
  /** What happened as a whole; `undefined` if `changes` say it. */
  readonly what?: LocalizedText;
  readonly changes: readonly Change[];
}

/** A text that was changed in some languages and not in others. */
export interface HalfChanged {
  readonly subject: LocalizedText;
  readonly label: readonly string[];
  readonly changed: readonly string[];
  readonly unchanged: readonly string[];
}

export interface ContentChanges {
  /** Facts, then words in the order of the languages, then pictures and what is unknown. */
  readonly entries: readonly EntryChange[];
  readonly halfChanged: readonly HalfChanged[];
}

type States = Readonly<Record<"before" | "after", ContentFiles>> & { readonly languages: readonly string[] };

/** Compares two states of a content folder. They need not be valid. */
export function compareContent(old: FileBytes, now: FileBytes): ContentChanges {
  const [before, after] = [readContentFiles(old), readContentFiles(now)];
  const languages = [...new Set([...after.languages, ...before.languages])];
  const states = { before, after, languages };
  const tops = ["facts", ...languages];
  const rank = (file: string) => (tops.indexOf(topOf(file)) + tops.length + 1) % (tops.length + 1);
  const files = [...new Set([...now.keys(), ...old.keys()])]
    .filter((file) => !isEqual(old.get(file), now.get(file)))
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  return { entries: files.flatMap((file) => compareFile(states, file)), halfChanged: halfChanged(states, files) };
}

function isEqual(old: Uint8Array | undefined, now: Uint8Array | undefined): boolean {
  return old !== undefined && now !== undefined && Buffer.compare(old, now) === 0;
}

const topOf = (file: string) => file.slice(0, file.indexOf("/"));
const behindTop = (file: string) => file.slice(file.indexOf("/") + 1);

/** What happened to a file as a whole: it came or went. */
function arrival({ before, after }: States, file: string): LocalizedText | undefined {
  if (!before.bytes.has(file)) return after.bytes.has(file) ? said.added : undefined;
  return after.bytes.has(file) ? undefined : said.removed;
}

function compareFile(states: States, file: string): EntryChange[] {
  const { before, after } = states;
  const whole = (what: LocalizedText) => [{ subject: subjectOf(states, file), what, changes: [] }];
  const [old, now] = [before.parsed.get(file)?.value, after.parsed.get(file)?.value];
  const came = arrival(states, file);
  if (came !== undefined) {
    if (file.startsWith("facts/partners/")) return comparePartners(file, old, now) ?? whole(came);
    // A plugin or release comes and goes with its facts: said once.
    const facts = `facts/${behindTop(file)}`;
    return facts !== file && arrival(states, facts) === came ? [] : whole(came);
  }
  if (old === undefined || now === undefined) {
    if (!after.present.has(file)) return whole(said.replaced);
    return whole(now === undefined ? said.brokenNow : said.brokenBefore);
  }
  const changes = compareValues(old, now);
  if (changes.length === 0) return whole(said.layoutOnly);
  return comparePartners(file, old, now) ?? [{ subject: subjectOf(states, file), changes }];
}

/** Each partner is an entry; `undefined` for a file of another kind. A file that came or went is its partners. */
function comparePartners(file: string, old: unknown, now: unknown): EntryChange[] | undefined {
  const known = now ?? old;
  if (!file.startsWith("facts/partners/") || !isRecord(known)) return undefined;
  const empty = { ...known, partners: [] };
  const entries = new Map<string, Change[]>();
  for (const change of compareValues(old ?? empty, now ?? empty)) {
    const partner = change.label[0] === "partners" ? (change.label[1] ?? "") : "";
    entries.set(partner, [...(entries.get(partner) ?? []), change]);
  }
  return [...entries].map(([partner, changes]) => {
    if (partner === "") return { subject: said.partnersOf(String(known.country)), changes };
    const subject = said.inCountry(entryKinds.partner(partner), String(known.country));
    const own = changes.map((change) => ({ ...change, label: change.label.slice(2) }));
    const [only] = own;
    if (only?.label.length !== 0) return { subject, changes: own };
    return { subject, what: only.before === undefined ? said.added : said.removed, changes: [] };
  });
}

/** Texts that are there in several languages and were not changed in all of them. */
function halfChanged(states: States, files: readonly string[]): HalfChanged[] {
  const { before, after, languages } = states;
  const names = new Set(files.filter((file) => languages.includes(topOf(file))).map(behindTop));
  return [...names].flatMap((name) => {
    const values = languages.map((language) => {
      const file = `${language}/${name}`;
      return { language, old: before.parsed.get(file)?.value, now: after.parsed.get(file)?.value };
    });
    const labels = values.flatMap(({ old, now }) => compareValues(old, now).map(({ label }) => label));
    const distinct = new Map(labels.map((label) => [label.join("\n"), label]));
    return [...distinct.values()].flatMap((label) => {
      const texts = values
        .map(({ language, old, now }) => ({ language, was: textAt(old, label), is: textAt(now, label) }))
        .filter(({ was, is }) => was !== undefined && is !== undefined);
      const unchanged = texts.filter(({ was, is }) => isSame(was, is)).map(({ language }) => language);
      const changed = texts.map(({ language }) => language).filter((language) => !unchanged.includes(language));
      if (changed.length === 0 || unchanged.length === 0) return [];
      return [{ subject: subjectOf(states, `${languages[0]}/${name}`, false), label, changed, unchanged }];
    });
  });
}

/** What people call a file: the entry that it is, or what its schema says. */
function subjectOf(states: States, file: string, withLanguage = true): LocalizedText {
  const found = schemaOf(file, states.languages);
  if (!("schema" in found)) return file.startsWith("images/") ? said.picture(behindTop(file)) : said.file(file);
  const [, folder = "", name = ""] = file.replace(/\.yaml$/, "").split("/");
  if (file.startsWith("facts/partners/")) return said.file(file);
  const title = fieldName(found.schema);
  const subject =
    folder === "plugins" ? pluginName(states, name) : folder === "releases" ? entryKinds.release(name) : title;
  return withLanguage && found.language !== undefined ? said.inLanguage(subject, found.language) : subject;
}

/** A plugin goes by its name in the first language that has it. */
function pluginName({ before, after, languages }: States, slug: string): LocalizedText {
  const names = [after, before].flatMap(({ parsed }) =>
    languages.map((language) => nameOf(parsed.get(`${language}/plugins/${slug}.yaml`)?.value, ["name"])),
  );
  return entryKinds.plugin(names.find((name) => name !== undefined) ?? slug);
}
