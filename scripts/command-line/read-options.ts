/** The command line of a command that takes few options and speaks English. */
import { type ParseArgsConfig, parseArgs } from "node:util";
import { flagError } from "../content/commands/command-line.ts";
import { say } from "../content/messages/say.ts";

/** Reads the options of this process. `--help` prints the usage and ends with 0, an unknown option ends with 2. */
export function readOptions<Config extends ParseArgsConfig>(usage: string, config: Config) {
  if (process.argv.slice(2).some((argument) => argument === "--help" || argument === "-h")) {
    process.stdout.write(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    const reason = flagError(error);
    return refuseOptions(reason === undefined ? String(error) : say(reason, "en"), usage);
  }
}

/** Says what is wrong with the command line, and how it is right. */
export function refuseOptions(problem: string, usage: string): never {
  process.stderr.write(`${problem}\n\n${usage}`);
  process.exit(2);
}
