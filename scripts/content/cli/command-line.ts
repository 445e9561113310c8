/** Common parts of the commands for editors: `--content`, `--lang`, `--help`, and errors for wrong options. */
import { resolve } from "node:path";
import type { parseArgs } from "node:util";
import { contentFolder } from "../../../src/project-folders.ts";
import { CommandError } from "../core/command-error.ts";
import { type MessageLanguage, messageLanguages, systemLanguage } from "../core/messages/language.ts";
import type { Message, MessageData } from "../core/messages/message.ts";
import { isMessageId, say } from "../core/messages/say.ts";

/** Options of all these commands, for `parseArgs`. */
export const commonOptions = {
  content: { type: "string", default: contentFolder },
  lang: { type: "string" },
  help: { type: "boolean", short: "h", default: false },
} as const;

type CommonValues = ReturnType<typeof parseArgs<{ options: typeof commonOptions }>>["values"];

export interface Setting {
  /** Language of messages. */
  readonly language: MessageLanguage;
  /** Content folder as typed, for messages. */
  readonly folder: string;
  /** Absolute path of the content folder. */
  readonly root: string;
}

/** An invalid command line: the command prints its usage and exits with 2. */
export class UsageError extends CommandError {}

interface Command {
  /** The script's name in `package.json`. */
  readonly name: string;
  readonly options: object;
}

/** Runs a command, or prints its usage for `--help`. @returns The exit code: 1 for a `CommandError`, 2 for wrong usage. */
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

/** Description of the command, and a line per option. */
function usageOf({ name, options }: Command, language: MessageLanguage): string {
  const text = (name: string, data?: MessageData) => {
    const id = `tool.command.${name}`;
    return isMessageId(id) ? say({ id, data }, language) : "";
  };
  const id = name.replace(":", "-");
  const lines = Object.keys(options).map((option) => {
    return `  --${option.padEnd(8)}  ${text(`${option in commonOptions ? "option" : id}.--${option}`)}\n`;
  });
  return `${text("usage", { name })}\n\n${text(id)}\n\n${lines.join("")}`;
}

/** Narrows the value of an option to the allowed ones. @throws UsageError for another value. */
export function optionValue<Value extends string>(option: string, value: string, known: readonly Value[]): Value {
  const match = known.find((each) => each === value);
  if (match === undefined) throw new UsageError({ id: "tool.command.wrong-value", data: { option, value, known } });
  return match;
}

/** The message for an option that Node's parser rejects; `undefined` for other errors. */
export function flagError(error: unknown): Message | undefined {
  if (!(error instanceof Error) || !("code" in error) || !String(error.code).startsWith("ERR_PARSE_ARGS")) {
    return undefined;
  }
  const [, option = ""] = /'(?:-\w, )?([^' ]+)/.exec(error.message) ?? [];
  return { id: "tool.command.wrong-option", data: { option } };
}
