/** The command of `npm run messages`. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { text as readStream } from "node:stream/consumers";
import { readMessages, writeMessages } from "../messages/json-lines.ts";
import { readMessageSecret } from "../messages/message-settings.ts";
import { isSelected, selectionSchema } from "../messages/selection.ts";
import type { MessageStore } from "../ports.ts";
import { StartProblem } from "../start-problem.ts";
import { explainProblem, help, readFlags, text } from "./command-line.ts";
import { createMessageJournal, defaultJournalFile } from "./journal.ts";
import { lockFile } from "./lock.ts";
import { countSenders, listMessages } from "./message-listing.ts";
import { messageStoreAt } from "./message-store-at.ts";

const usage = `Usage: npm run messages -- [--json | --delete EMAIL | --before DAY | --import FILE] [--at ADDRESS]

Lists the messages of the contact form, oldest first.

  --json          As JSON, a line each
  --delete EMAIL  Deletes those from an e-mail address
  --before DAY    Deletes those that are older than a day (UTC): 2026-01-31
  --import FILE   Adds those that --json has listed elsewhere; - reads them from standard input
  --at ADDRESS    Asks the program that runs there, with its secret: https://www.company.com (the journal here)
  --help          Shows this

Environment:
  MESSAGE_JOURNAL  The journal (${defaultJournalFile})
  MESSAGE_SECRET   The secret of the program at ADDRESS
`;

const options = { json: { type: "boolean" }, delete: text, before: text, import: text, at: text, help } as const;

type Flags = ReturnType<typeof readFlags<typeof options>>;
type Store = Pick<MessageStore, "list" | "delete" | "add">;
type Environment = Readonly<Record<string, string | undefined>>;

async function run(args: readonly string[], env: Environment): Promise<void> {
  const { at, help: isAsked, ...flags } = readFlags(args, options, usage);
  if (isAsked) return void process.stdout.write(usage);
  const act = readAction(flags);
  const file = env.MESSAGE_JOURNAL || defaultJournalFile;
  try {
    process.stdout.write(
      await act(at === undefined ? journalHere(file, flags.import !== undefined) : storeAt(at, env)),
    );
  } catch (error) {
    if (error instanceof StartProblem || !(error instanceof Error)) throw error;
    throw new StartProblem(`The messages in ${file} cannot be used: ${error.message}.`);
  }
}

/** @returns What to do with a store; it resolves to what is printed. */
function readAction(flags: Omit<Flags, "at" | "help">): (store: Store) => Promise<string> {
  if (Object.keys(flags).length > 1) throw wrong("One thing at a time.");
  if (flags.import !== undefined) return importFrom(flags.import);
  if (flags.delete !== undefined) return deletion({ email: flags.delete }, "--delete takes an e-mail address");
  if (flags.before !== undefined) return deletion({ before: flags.before }, "--before takes a day such as 2026-01-31");
  return async (store) => (flags.json ? writeMessages : listMessages)(await store.list());
}

function deletion(written: object, rule: string) {
  const { data } = selectionSchema.safeParse(written);
  if (data === undefined) throw wrong(`${rule}, not "${Object.values(written).join()}".`);
  return async (store: Store) => {
    const selected = (await store.list()).filter(isSelected(data));
    return `Deleted: ${await store.delete(data)}\n${countSenders(selected)}`;
  };
}

function importFrom(file: string) {
  return async (store: Store) => {
    const text = await (file === "-" ? readStream(process.stdin) : readFile(file, "utf8")).catch(
      ({ message }: Error) => {
        throw new StartProblem(`${message}.`);
      },
    );
    const messages = readMessages(text);
    if (typeof messages === "number")
      throw new StartProblem(`Line ${messages} of ${file} is not a message; none was added.`);
    return `Added: ${await store.add(messages)} of ${messages.length}\n`;
  };
}

/** @param mayBeNew Without it, a journal that is missing is one that is looked for in the wrong folder. */
function journalHere(file: string, mayBeNew: boolean): Store {
  if (!mayBeNew && !existsSync(file)) throw new StartProblem(`There is no journal at ${file}: set MESSAGE_JOURNAL.`);
  return createMessageJournal(file, (path) => lockFile(path, "name its address with --at, and set its MESSAGE_SECRET"));
}

function storeAt(address: string, env: Environment): Store {
  const secret = readMessageSecret(env);
  if (secret === undefined)
    throw new StartProblem("With --at, set MESSAGE_SECRET to the secret of the program there.", 2);
  return messageStoreAt(address, secret);
}

function wrong(problem: string): StartProblem {
  return new StartProblem(`${problem}\n\n${usage}`, 2);
}

// A program that reads the output, such as `head`, may have enough of it.
process.stdout.on("error", () => {});
run(process.argv.slice(2), process.env).catch(explainProblem);
