/**
 * Begins a new entry: a plugin, a partner, a release or a question, in all languages.
 *
 * Exit code 0 where it is written, 1 where it cannot be, in which case nothing is, 2 where the command line is wrong or
 * says too little and nobody can be asked.
 */
import { parseArgs } from "node:util";
import { z } from "zod";
import { checkContent, isError } from "./content/check.ts";
import { commonOptions, runCommand, type Setting, UsageError } from "./content/command-line.ts";
import { commandMessages } from "./content/messages/command-line.ts";
import { newMessages as said } from "./content/messages/new.ts";
import { applyPlan } from "./content/new/apply.ts";
import { collect, type Flags } from "./content/new/collect.ts";
import type { Ask } from "./content/new/dialogue.ts";
import { isKind, type KindName, kinds, optionsOfKind, usageOfKind } from "./content/new/kinds.ts";
import { Cancelled, withTerminal } from "./content/new/terminal.ts";

const common = z.object({
  content: z.string(),
  lang: z.string().optional(),
  help: z.boolean(),
  yes: z.boolean().default(false),
  "allow-similar": z.boolean().default(false),
});

const [first = ""] = process.argv.slice(2);
const typed = first.startsWith("-") ? "" : first;
const kind = isKind(typed) ? typed : undefined;
const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true;

process.exitCode = await runCommand(
  kind === undefined ? said.usage : usageOfKind(kind),
  () => {
    const own = kind === undefined ? {} : optionsOfKind(kind);
    const shared = { ...commonOptions, yes: { type: "boolean" }, "allow-similar": { type: "boolean" } } as const;
    const args = process.argv.slice(kind === undefined ? 2 : 3);
    const { values } = parseArgs({ args, options: { ...own, ...shared }, allowPositionals: kind === undefined });
    return { values: common.parse(values), flags: values };
  },
  async ({ values, flags }, setting) => {
    const mayAsk = isTerminal && !values.yes;
    if (kind === undefined && (typed !== "" || !mayAsk)) throw new UsageError(said.unknownKind(typed));
    if (kind !== undefined && !mayAsk) return begin(kind, flags, setting, undefined);
    try {
      return await withTerminal(async (ask) => begin(kind ?? (await whichKind(ask, setting)), flags, setting, ask));
    } catch (error) {
      if (!(error instanceof Cancelled)) throw error;
      process.stderr.write(`\n${said.cancelled[setting.language]}\n`);
      return 1;
    }
  },
);

async function whichKind(ask: Ask, { language }: Setting): Promise<KindName> {
  for (;;) {
    const answer = await ask(`${said.whichKind[language]}\n> `);
    if (isKind(answer)) return answer;
  }
}

async function begin(name: KindName, flags: Flags, setting: Setting, ask: Ask | undefined): Promise<number> {
  const { root, folder, language } = setting;
  const { files, problems } = await checkContent(root);
  if (!files.isThere) {
    process.stderr.write(`${commandMessages.noContent(folder)[language]}\n`);
    return 1;
  }
  const inTheWay = problems.find((one) => isError(one) && kinds[name].needs(one.file));
  if (inTheWay !== undefined) {
    const place = `${folder}/${inTheWay.file}:${inTheWay.line}:${inTheWay.column}`;
    process.stderr.write(`${said.brokenContent(place, inTheWay.message)[language]}\n`);
    return 1;
  }
  const allowSimilar = flags["allow-similar"] === true;
  const context = { files, languages: files.languages, today: today(), allowSimilar };
  const say = (text: string) => process.stdout.write(`${text}\n`);
  const answers = await collect(kinds[name].fields, flags, context, { ask, say, language });
  const { isWritten, text } = await applyPlan(await kinds[name].plan(context, answers), setting, problems);
  (isWritten ? process.stdout : process.stderr).write(text);
  return isWritten ? 0 : 1;
}

/** The day where this computer is. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}
