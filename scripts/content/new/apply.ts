/** Writes a new entry, and takes it back where the content would not be valid with it. */
import { join } from "node:path";
import { checkContent, isError } from "../check.ts";
import type { Setting } from "../command-line.ts";
import { newMessages as said } from "../messages/new.ts";
import type { Sentence } from "../messages/sentence.ts";
import type { Problem } from "../problem.ts";
import { reportText } from "../report/text.ts";
import { withSchemaLine } from "../schema-export/schema-line.ts";
import { writeTogether } from "../write-together.ts";
import type { Plan } from "./field.ts";

export interface Applied {
  readonly isWritten: boolean;
  /** What is told, in the language of the command. */
  readonly text: string;
}

/**
 * Writes all files of a plan, then checks the whole content.
 *
 * @param before Problems that the content had without it: they are not held against the new entry.
 * @throws WriteError where the files cannot be written; nothing is then.
 */
export async function applyPlan(
  { created, changed, next }: Plan,
  { root, folder, language }: Setting,
  before: readonly Problem[],
): Promise<Applied> {
  const undo = writeTogether([
    ...created.map(({ file, text }) => {
      return { path: join(root, file), before: undefined, after: Buffer.from(withSchemaLine(file, text)) };
    }),
    ...changed,
  ]);
  const { problems, files } = await checkContent(root);
  const old = new Set(before.map(nameOf));
  const fresh = problems.filter((one) => !old.has(nameOf(one)));
  const errors = fresh.filter(isError);
  if (errors.length > 0) {
    undo();
    return { isWritten: false, text: `${reportText(errors, { folder, language, files })}${said.undone[language]}\n` };
  }
  const inherited = problems.filter(isError).length;
  const lines: Sentence[] = [
    ...created.map(({ file }) => said.wrote(`${folder}/${file}`)),
    ...changed.map(({ path }) => said.changed(`${folder}/${path.slice(root.length + 1).replaceAll("\\", "/")}`)),
    inherited === 0 ? said.isValid : said.otherErrors(inherited),
  ];
  const report = reportText(fresh, { folder, language, files });
  const steps = [...next, said.next.look].map((step, index) => `  ${index + 1}. ${step[language]}`);
  const text = [...lines.map((line) => line[language]), "", said.whatNext[language], ...steps, ""].join("\n");
  return { isWritten: true, text: report === "" ? text : `${report}\n${text}` };
}

/** The same problem before and after: its line may have moved. */
function nameOf({ file, rule, message, path }: Problem): string {
  return [file, rule, message.en, ...path].join("\n");
}
