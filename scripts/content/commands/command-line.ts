/** What the commands for editors have in common: `--content`, `--lang`, `--help`, and the answer to a wrong flag. */
import { resolve } from "node:path";
import type { parseArgs } from "node:util";
import { contentFolder } from "../../../src/project-folders.ts";
import { CommandError } from "../core/command-error.ts";
import { type MessageLanguage, messageLanguages, systemLanguage } from "../messages/language.ts";
import type { Message, MessageData } from "../messages/message.ts";
import { isMessageId, say } from "../messages/say.ts";

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

interface Command {
  /** As in `package.json`. */
  readonly name: string;
  readonly options: object;
}

/** Runs a command, or shows how it is used. Returns its exit code: 1 for a `CommandError`, 2 for a wrong option. */
export async function runCommand<Parsed extends { readonly values: CommonValues }>(
  command: Command,
  parse: () => Parsed,
  run: (parsed: Parsed, setting: Setting) => number | Promise<number>,
): Promise<number> {
  let language = systemLanguage();
  try {
    const parsed = parse();
    const { lang, help, content } = parsed.values;
    if (lang !== undefined) language = optionValue("--lang", lang, messageLanguages);
    if (help) {
      process.stdout.write(usageOf(command, language));
      return 0;
    }
    return await run(parsed, { language, folder: content.replace(/[/\\]+$/, "") || content, root: resolve(content) });
  } catch (error) {
    const reason = error instanceof CommandError ? error.reason : flagError(error);
    if (reason === undefined) throw error;
    const isUsage = !(error instanceof CommandError) || error instanceof UsageError;
    process.stderr.write(`${say(reason, language)}\n${isUsage ? `\n${usageOf(command, language)}` : ""}`);
    return isUsage ? 2 : 1;
  }
}

/** What the command does, and a line for each option. */
function usageOf({ name, options }: Command, language: MessageLanguage): string {
  const text = (name: string, data?: MessageData) => {
    const id = `tool.command.${name}`;
    return isMessageId(id) ? say({ id, data }, language) : "";
  };
  const id = name.replace(":", "-");
  const lines = Object.keys(options).map((option) => {
    return `  --${option.padEnd(8)}  ${text(`${option in commonOptions ? "option" : id}.${option}`)}\n`;
  });
  return `${text("usage", { name })}\n\n${text(id)}\n\n${lines.join("")}`;
}

/** One of the values that an option takes; throws a `UsageError` for another one. */
export function optionValue<Value extends string>(option: string, value: string, known: readonly Value[]): Value {
  const found = known.find((each) => each === value);
  if (found === undefined) throw new UsageError({ id: "tool.command.wrong-value", data: { option, value, known } });
  return found;
}

/** The answer to a flag that Node's parser refuses; `undefined` for an error of another kind. */
export function flagError(error: unknown): Message | undefined {
  if (!(error instanceof Error) || !("code" in error) || !String(error.code).startsWith("ERR_PARSE_ARGS")) {
    return undefined;
  }
  const [, option = ""] = /'(?:-\w, )?([^' ]+)/.exec(error.message) ?? [];
  return { id: "tool.command.wrong-option", data: { option } };
}
