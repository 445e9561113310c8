/** What happened to partners: each one is an entry of its own, in the file of its country. */
import { changeMessages as said } from "../messages/changes.ts";
import { isRecord, valueAt } from "../walk.ts";
import { compareFile } from "./compare-file.ts";
import { type Change, diffValues } from "./diff-values.ts";
import type { EntryChange } from "./entry-change.ts";
import { countryOf, partnerSubject } from "./subjects.ts";
import { type ContentTree, valueIn } from "./tree.ts";

/** A partner that came or went, or something about one that stayed. */
interface PartnerChange {
  readonly file: string;
  readonly country: string;
  /** Place in the list: now, or before where it is gone. */
  readonly index: number;
  readonly partner: unknown;
  readonly kind: "added" | "removed" | "changed";
  readonly changes: readonly Change[];
}

/** Changes by partner; one that left a country and came to another has moved. */
export function comparePartners(before: ContentTree, after: ContentTree, files: readonly string[]): EntryChange[] {
  const compared = files.map((file) => compareCountry(before, after, file));
  const partners = compared.flatMap((one) => one.partners);
  const removed = new Map(
    partners.flatMap((one) => (one.kind === "removed" ? [[nameIn(one.partner) ?? one, one] as const] : [])),
  );
  const moved = partners.flatMap((to) => {
    const from = to.kind === "added" ? removed.get(nameIn(to.partner) ?? to) : undefined;
    return from === undefined ? [] : [[to, from] as const];
  });
  const gone = new Set(moved.flat());
  return [
    ...compared.flatMap(({ rest }) => rest),
    ...partners.filter((one) => !gone.has(one)).map(entryOf),
    ...moved.map(([to, from]): EntryChange => {
      const changes = diffValues(from.partner, to.partner);
      const what = from.country === to.country ? said.renamedFile(from.file) : said.moved(from.country, to.country);
      return { ...entryOf(to), what, changes };
    }),
  ];
}

/** The partners of one file, and what else there is to say about it. */
function compareCountry(before: ContentTree, after: ContentTree, file: string) {
  const [there, here] = [before.read(file), after.read(file)];
  const value = valueIn(after, file) ?? valueIn(before, file);
  const country = countryOf(value, file);
  const subject = said.partnersOf(country);
  if (there?.kind === "broken" || here?.kind === "broken") {
    return { partners: [], rest: [compareFile(subject, file, there, here)] };
  }
  // A file that came or went is its partners, not their list.
  const [old, fresh] = [withList(valueIn(before, file), value), withList(valueIn(after, file), value)];
  const changes = diffValues(old, fresh);
  if (changes.length === 0) return { partners: [], rest: [compareFile(subject, file, there, here)] };
  const rest = changes.filter((one) => keyOf(one) === "");
  const keys = new Set(changes.map(keyOf).filter((key) => key !== ""));
  const partners = [...keys].map((key) => {
    const own = changes.filter((one) => keyOf(one) === key);
    return partnerChange(own, { file, country, old, fresh });
  });
  const entry: EntryChange = { subject, file, what: undefined, changes: rest, isText: false };
  return { partners, rest: rest.length === 0 ? [] : [entry] };
}

function withList(value: unknown, other: unknown): unknown {
  return value ?? (isRecord(other) ? { ...other, partners: [] } : undefined);
}

/** What belongs to the same partner has the same key; empty for what belongs to none. */
function keyOf({ path, kind }: Change): string {
  const [list, index] = path;
  if (list !== "partners" || index === undefined) return "";
  return path.length === 2 && kind === "removed" ? `before ${index}` : `now ${index}`;
}

function partnerChange(
  own: readonly Change[],
  { file, country, old, fresh }: { file: string; country: string; old: unknown; fresh: unknown },
): PartnerChange {
  const [first] = own;
  const step = first?.path[1];
  const index = typeof step === "number" ? step : 0;
  const isWhole = first?.path.length === 2 && (first.kind === "added" || first.kind === "removed");
  const kind = isWhole ? (first.kind === "added" ? "added" : "removed") : "changed";
  const partner = valueAt(kind === "removed" ? old : fresh, ["partners", index]);
  const changes = isWhole ? [] : own.map((one) => ({ ...one, label: one.label.slice(2) }));
  return { file, country, index, partner, kind, changes };
}

function entryOf({ file, country, index, partner, kind, changes }: PartnerChange): EntryChange {
  const subject = partnerSubject(partner, country, index + 1);
  const base = { subject, file, isText: false };
  if (kind === "added") return { ...base, what: said.added, changes: [] };
  if (kind === "removed") return { ...base, what: said.removed, changes: [] };
  const name = changes.find(({ label }) => label.length === 1 && label[0] === "name");
  if (name?.kind !== "changed" || typeof name.before !== "string") return { ...base, what: undefined, changes };
  return { ...base, what: said.renamed(name.before), changes: changes.filter((one) => one !== name) };
}

function nameIn(partner: unknown): string | undefined {
  return isRecord(partner) && typeof partner.name === "string" ? partner.name : undefined;
}
