/** What the commands for editors have in common: `--content`, `--lang`, `--help`, and the answer to a wrong flag. */
import { resolve } from "node:path";
import type { parseArgs } from "node:util";
import { contentFolder } from "../../../src/project-folders.ts";
import { CommandError } from "../core/command-error.ts";
import { type LocalizedText, type MessageLanguage, messageLanguages, systemLanguage } from "../core/localized-text.ts";

export const commandMessages = {
  wrongFlag: (flag: string) => ({
    en: `The option ${flag} cannot be used like this.`,
    de: `So lässt sich ${flag} nicht verwenden.`,
  }),
  wrongValue: (option: string, value: string, known: readonly string[]) => ({
    en: `${option} ${value}: write one of ${known.join(", ")}.`,
    de: `${option} ${value}: Schreiben Sie eines von ${known.join(", ")}.`,
  }),
  noContent: (folder: string) => ({
    en: `There is no content in the folder ${folder}; check its path.`,
    de: `Im Ordner ${folder} sind keine Inhalte; prüfen Sie den Pfad.`,
  }),
  commonOptions: {
    en: `  --content   content folder (default: content)
  --lang      language of this command: en or de
  --help      shows this
`,
    de: `  --content   Ordner mit den Inhalten (Vorgabe: content)
  --lang      Sprache dieses Befehls: en oder de
  --help      zeigt diese Hilfe
`,
  },
};

/** Options that each of these commands has, for `parseArgs`. */
export const commonOptions = {
  content: { type: "string", default: contentFolder },
  lang: { type: "string" },
  help: { type: "boolean", short: "h", default: false },
} as const;

type CommonValues = ReturnType<typeof parseArgs<{ options: typeof commonOptions }>>["values"];

/** Where a command is used, and in which language it speaks. */
export interface Setting {
  readonly language: MessageLanguage;
  /** Content folder as it was named, for messages. */
  readonly folder: string;
  readonly root: string;
}

/** A command line that cannot be followed: the command ends with 2 and shows how it is used. */
export class UsageError extends CommandError {}

/** Runs a command, or shows how it is used. Returns its exit code: 1 for a `CommandError`, 2 for a wrong option. */
export async function runCommand<Parsed extends { readonly values: CommonValues }>(
  usage: LocalizedText,
  parse: () => Parsed,
  run: (parsed: Parsed, setting: Setting) => number | Promise<number>,
): Promise<number> {
  let language = systemLanguage();
  try {
    const parsed = parse();
    const { lang, help, content } = parsed.values;
    if (lang !== undefined) language = optionValue("--lang", lang, messageLanguages);
    if (help) {
      process.stdout.write(usage[language]);
      return 0;
    }
    return await run(parsed, { language, folder: content.replace(/[/\\]+$/, "") || content, root: resolve(content) });
  } catch (error) {
    const text = error instanceof CommandError ? error.text : flagError(error);
    if (text === undefined) throw error;
    const isUsage = !(error instanceof CommandError) || error instanceof UsageError;
    process.stderr.write(`${text[language]}\n${isUsage ? `\n${usage[language]}` : ""}`);
    return isUsage ? 2 : 1;
  }
}

/** One of the values that an option takes; throws a `UsageError` for another one. */
export function optionValue<Value extends string>(option: string, value: string, known: readonly Value[]): Value {
  const found = known.find((each) => each === value);
  if (found === undefined) throw new UsageError(commandMessages.wrongValue(option, value, known));
  return found;
}

/** The answer to a flag that Node's parser refuses; `undefined` for an error of another kind. */
export function flagError(error: unknown): LocalizedText | undefined {
  if (!(error instanceof Error) || !("code" in error) || !String(error.code).startsWith("ERR_PARSE_ARGS")) {
    return undefined;
  }
  const [, flag = ""] = /'(?:-\w, )?([^' ]+)/.exec(error.message) ?? [];
  return commandMessages.wrongFlag(flag);
}
