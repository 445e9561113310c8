/** Collects the answers for a new entry from flags, questions and what is suggested. */
import { UsageError } from "../command-line.ts";
import { newMessages as said } from "../messages/new.ts";
import type { Sentence } from "../messages/sentence.ts";
import { Answers } from "./answers.ts";
import { askField, type Dialogue } from "./dialogue.ts";
import { type Context, type Field, faultIn } from "./field.ts";
import { joinLines, refusal } from "./refusal.ts";

/** Flags as they stand on the command line: each with its values, or whether it is there. */
export type Flags = Readonly<Record<string, unknown>>;

/**
 * Collects.
 *
 * @throws UsageError where flags have wrong values, or needed ones are missing and nobody can be asked: all at once.
 * @throws WriteError where an entry of this kind is there already.
 */
export async function collect(
  fields: readonly Field[],
  flags: Flags,
  context: Context,
  dialogue: Dialogue,
): Promise<Answers> {
  const answers = new Answers();
  const wrong = fields.flatMap((field) => readFlags(field, flags, context, answers));
  const absent = fields.filter(
    (field) =>
      field.isNeeded === true &&
      valuesOf(flags, field).length === 0 &&
      field.fallback?.(context, answers) === undefined,
  );
  if (dialogue.ask === undefined) wrong.push(...absent.map((field) => said.neededFlag(field.flag, field.title)));
  if (wrong.length > 0) throw new UsageError(joinLines(wrong));
  const refused = fields.flatMap((field) => {
    return valuesOf(flags, field).flatMap(
      (typed) => field.refuse?.(withoutCode(typed, field, context).text, context) ?? [],
    );
  });
  if (refused.length > 0) throw refusal(...refused);
  for (const field of fields) {
    if (valuesOf(flags, field).length > 0) continue;
    await complete(field, context, answers, dialogue);
  }
  return answers;
}

/** Notes what flags say; returns what is wrong with it. */
function readFlags(field: Field, flags: Flags, context: Context, answers: Answers): Sentence[] {
  const given = new Map<string, string[]>();
  const wrong = valuesOf(flags, field).flatMap((typed): Sentence[] => {
    const { code, text } = withoutCode(typed, field, context);
    given.set(code, [...(given.get(code) ?? []), text]);
    const fault = field.kind === "switch" ? undefined : faultIn(field, text);
    return fault === undefined ? [] : [said.wrongFlag(field.flag, text, fault)];
  });
  const isOne = field.kind === "text" || field.kind === "words";
  if (isOne && [...given.values()].some((values) => values.length > 1)) wrong.push(said.flagTwice(field.flag));
  const [source = ""] = context.languages;
  const most = given.get(source)?.length ?? 0;
  if (field.kind === "list" && [...given.values()].some((values) => values.length > most)) {
    wrong.push(said.moreThanFirst(field.flag, source));
  }
  if (given.size > 0) answers.set(field.flag, given);
  return wrong;
}

function valuesOf(flags: Flags, { flag }: Field): string[] {
  const value = flags[flag];
  if (value === true) return ["yes"];
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];
}

/** `de=Notizen` is the German word; without a code it is that of the first language. */
function withoutCode(typed: string, { kind }: Field, { languages }: Context): { code: string; text: string } {
  if (kind !== "words" && kind !== "list") return { code: "", text: typed };
  const [source = ""] = languages;
  const [, code = "", text = ""] = /^([a-z]{2})=([\s\S]*)$/.exec(typed) ?? [];
  return languages.includes(code) ? { code, text } : { code: source, text: typed };
}

/** Asks for a field that no flag gives, or takes what is suggested. */
async function complete(field: Field, context: Context, answers: Answers, dialogue: Dialogue): Promise<void> {
  const suggestion = field.fallback?.(context, answers);
  if (dialogue.ask !== undefined && field.byFlagOnly !== true) {
    answers.set(field.flag, await askField(field, { ...dialogue, ask: dialogue.ask, context, suggestion }));
  } else if (suggestion !== undefined) {
    const refused = field.refuse?.(suggestion, context);
    if (refused !== undefined) throw refusal(refused);
    answers.set(field.flag, new Map([["", [suggestion]]]));
  }
}
