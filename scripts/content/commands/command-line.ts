/** What the commands for editors have in common: `--content`, `--lang`, `--help`, and what is said to a wrong flag. */
import { resolve } from "node:path";
import { contentFolder } from "../../../src/project-folders.ts";
import { type LocalizedText, type MessageLanguage, messageLanguages } from "../core/localized-text.ts";
import { commandMessages as said } from "./command-messages.ts";
import { systemLanguage } from "./system-language.ts";

/** Options that each of these commands has, for `parseArgs`. */
export const commonOptions = {
  content: { type: "string", default: contentFolder },
  lang: { type: "string" },
  help: { type: "boolean", short: "h", default: false },
} as const;

interface CommonValues {
  readonly content: string;
  readonly lang?: string | undefined;
  readonly help: boolean;
}

/** Where a command is used, and in which language it speaks. */
export interface Setting {
  readonly language: MessageLanguage;
  /** Content folder as it was named, for messages. */
  readonly folder: string;
  /** The same as an absolute path. */
  readonly root: string;
}

/** A command line that cannot be followed: the command ends with 2 and shows how it is used. */
export class UsageError extends Error {
  readonly sentence: LocalizedText;

  constructor(sentence: LocalizedText) {
    super(sentence.en);
    this.sentence = sentence;
  }
}

/**
 * Reads the command line and runs a command: help is shown where it is asked for, a wrong flag is named together with how
 * the command is used.
 *
 * @param usage How the command is used.
 * @param parse Calls `parseArgs` with the command's own options and the common ones.
 * @param run The command; returns its exit code. It may throw a `UsageError`.
 * @returns The exit code: that of the command; 2 if the command line is wrong.
 */
export async function runCommand<Parsed extends { readonly values: CommonValues }>(
  usage: LocalizedText,
  parse: () => Parsed,
  run: (parsed: Parsed, setting: Setting) => number | Promise<number>,
): Promise<number> {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", endWithReader);
  let language = spokenLanguage();
  try {
    const parsed = parse();
    const { lang, help, content } = parsed.values;
    const known = messageLanguages.find((one) => one === lang);
    if (lang !== undefined && known === undefined) throw new UsageError(said.unknownLanguage(lang, messageLanguages));
    language = known ?? language;
    if (help) {
      process.stdout.write(usage[language]);
      return 0;
    }
    return await run(parsed, { language, folder: content.replace(/[/\\]+$/, "") || content, root: resolve(content) });
  } catch (error) {
    const sentence = error instanceof UsageError ? error.sentence : flagError(error);
    if (sentence === undefined) throw error;
    process.stderr.write(`${sentence[language]}\n\n${usage[language]}`);
    return 2;
  }
}

/** Whoever reads the output may stop early, as `head` does. That is no fault of the command. */
function endWithReader(error: Error): void {
  if (!("code" in error) || error.code !== "EPIPE") throw error;
}

/** The language that was asked for, also where another flag is wrong. */
function spokenLanguage(): MessageLanguage {
  const written = process.argv.join("\n").match(/\n--lang[=\n](\w+)/)?.[1];
  const asked = messageLanguages.find((one) => one === written);
  return asked ?? systemLanguage();
}

/** What Node's parser says about a flag, in both languages; `undefined` for an error of another kind. */
export function flagError(error: unknown): LocalizedText | undefined {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return undefined;
  const [, named = ""] = /'([^']+)'/.exec(error.message) ?? [];
  const flag = named.replace(/^-\w, /, "").replace(/ <value>$/, "");
  switch (error.code) {
    case "ERR_PARSE_ARGS_UNKNOWN_OPTION":
      return said.unknownFlag(flag);
    case "ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL":
      return said.unexpected(flag);
    case "ERR_PARSE_ARGS_INVALID_OPTION_VALUE":
      return error.message.includes("does not take") ? said.noValue(flag) : said.needsValue(flag);
    default:
      return undefined;
  }
}
