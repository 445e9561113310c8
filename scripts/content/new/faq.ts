/** A new question, at the end of the list in each language. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { escapeHtml } from "../facts.ts";
import { newMessages as said } from "../messages/new.ts";
import { newFields } from "../messages/new-fields.ts";
import { faq as schema } from "../schema/pages/faq.ts";
import { isRecord } from "../walk.ts";
import type { Answers } from "./answers.ts";
import { appended } from "./appended.ts";
import { type Draft, known, type Leaf, pending, yamlOf } from "./draft.ts";
import { type Context, fieldOf, type Kind, type NewFile, type Plan } from "./field.ts";
import { similarName } from "./similar.ts";
import { slugOf } from "./slug.ts";
import { spokenIn } from "./starter.ts";
import { stillToWrite, wordsIn } from "./words.ts";

const { id, title, html } = schema.shape.items.element.shape;
const file = "pages/faq.yaml";

export const faq: Kind = {
  needs: (name) => name === "facts/site.yaml" || name.endsWith(`/${file}`),
  fields: [
    fieldOf("title", title, { kind: "words", isNeeded: true, refuse: refuseTitle }),
    fieldOf("id", id, {
      isNeeded: true,
      fallback: ({ languages: [source = ""] }, answers) => slugOf(answers.words("title", source) ?? "") || undefined,
      refuse: (typed, context) => {
        const isTaken = questions(context).some((one) => one.id === typed);
        return isTaken ? said.idIsThere(typed, `${context.languages[0]}/${file}`) : undefined;
      },
    }),
    { ...fieldOf("answer", html, { kind: "words" }), ...newFields.answer },
  ],
  plan,
};

async function plan(context: Context, answers: Answers): Promise<Plan> {
  const { files, languages } = context;
  const [source = ""] = languages;
  const changed = [];
  const entries: NewFile[] = [];
  for (const language of languages) {
    const starter = `<p>${escapeHtml(said.answerStarter[spokenIn(source)])}</p>`;
    const answer = wordsIn(answers, "answer", language, source);
    const draft: Draft = {
      id: known(answers.text("id") ?? ""),
      title: wordsIn(answers, "title", language, source) ?? known(""),
      html: answer === undefined ? pending(starter) : inParagraph(answer),
    };
    const path = `${language}/${file}`;
    const entry = await yamlOf(draft);
    changed.push(appended(context, path, readFileSync(join(files.root, path)), "items", entry));
    entries.push({ file: path, text: entry });
  }
  return { created: [], changed, next: stillToWrite(entries) };
}

/** Plain words become a paragraph; what has tags is left as it is. */
function inParagraph({ value, isPending }: Leaf): Leaf {
  const text = String(value);
  return { value: /<[a-z]/i.test(text) ? text : `<p>${text}</p>`, isPending };
}

function questions({ files, languages: [source = ""] }: Context): { id: string; title: string }[] {
  const value = files.parsed.get(`${source}/${file}`)?.value;
  const items: unknown = isRecord(value) ? value.items : undefined;
  const list: readonly unknown[] = Array.isArray(items) ? items : [];
  return list.flatMap((one) =>
    isRecord(one) && typeof one.id === "string" && typeof one.title === "string"
      ? [{ id: one.id, title: one.title }]
      : [],
  );
}

function refuseTitle(typed: string, context: Context) {
  const similar = similarName(
    context,
    typed,
    questions(context).map((one) => one.title),
  );
  return similar === undefined ? undefined : said.isSimilar(similar, `${context.languages[0]}/${file}`);
}
