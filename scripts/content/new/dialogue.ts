/** Questions about a new entry, one field after the other, each until the answer is good. */
import { newMessages as said } from "../messages/new.ts";
import { type MessageLanguage, type Sentence, verbatim } from "../messages/sentence.ts";
import { type Context, type Field, faultIn } from "./field.ts";

/** Asks one question; resolves to what was typed, without white space at its ends. */
export type Ask = (question: string) => Promise<string>;

export interface Dialogue {
  /** `undefined`: nobody is there to answer, or what is suggested is to be taken. */
  readonly ask: Ask | undefined;
  /** Says something between two questions. */
  readonly say: (text: string) => void;
  readonly language: MessageLanguage;
}

interface Talk extends Dialogue {
  readonly ask: Ask;
  readonly context: Context;
  /** Taken where nothing is typed. */
  readonly suggestion: string | undefined;
}

/** Asks for one field; returns the answers in each language, under an empty code where the language does not matter. */
export async function askField(field: Field, talk: Talk): Promise<ReadonlyMap<string, readonly string[]>> {
  const isList = field.kind === "list" || field.kind === "lines";
  const given = new Map<string, readonly string[]>();
  const keep = (code: string, values: readonly string[]) => values.length > 0 && given.set(code, values);
  const isAsked = field.isNeeded === true || talk.suggestion !== undefined;
  const note = isList ? said.notes.list : isAsked ? verbatim("") : said.notes.optional;
  if (field.kind !== "words" && field.kind !== "list") {
    introduce(field, talk, verbatim(""), note);
    keep("", isList ? await askList(field, talk) : await askOne(field, talk));
    return given;
  }
  const [source = "", ...others] = talk.context.languages;
  introduce(field, talk, said.inLanguage(source), note);
  const originals = isList ? await askList(field, talk) : await askOne(field, talk);
  keep(source, originals);
  for (const code of originals.length > 0 ? others : []) {
    introduce(field, talk, said.inLanguage(code), said.notes.later);
    keep(code, await askTranslations({ ...field, isNeeded: undefined }, talk, originals));
  }
  return given;
}

function introduce({ title, help }: Field, { say, language }: Talk, about: Sentence, note: Sentence): void {
  say(said.question(title, help, about, note)[language]);
}

async function askOne(field: Field, talk: Talk): Promise<string[]> {
  const value = await askUntilGood(field, talk, "");
  return value === "" ? [] : [value];
}

async function askList(field: Field, talk: Talk): Promise<string[]> {
  const values: string[] = [];
  for (;;) {
    const value = await askUntilGood(field, talk, "");
    if (value === "") return values;
    values.push(value);
  }
}

/** One after the other, until one is left to be translated later. */
async function askTranslations(field: Field, talk: Talk, originals: readonly string[]): Promise<string[]> {
  const values: string[] = [];
  for (const original of originals) {
    const value = await askUntilGood(field, talk, `${said.original(original)[talk.language]} `);
    if (value === "") break;
    values.push(value);
  }
  return values;
}

async function askUntilGood(field: Field, talk: Talk, about: string): Promise<string> {
  const { ask, say, language, context, suggestion } = talk;
  const prompt = `${about}${suggestion === undefined ? "" : `[${suggestion}] `}> `;
  for (;;) {
    const typed = unquoted(await ask(prompt)) || suggestion || "";
    if (typed === "" && field.isNeeded !== true) return "";
    const fault = typed === "" ? said.isNeeded : (faultIn(field, typed) ?? field.refuse?.(typed, context));
    if (fault === undefined) return typed;
    say(fault[language]);
  }
}

/** In a file some values stand in quotes, so that people type them here too. */
function unquoted(typed: string): string {
  return /^"([^"]*)"$/.exec(typed)?.[1] ?? typed;
}
