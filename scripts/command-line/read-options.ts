/** Command lines of simple commands, in English. */
import { type ParseArgsConfig, parseArgs } from "node:util";
import { flagError } from "../content/cli/command-line.ts";
import { say } from "../content/core/messages/say.ts";

/** Parses the options of this process. `--help` prints the usage and exits with 0, an unknown option exits with 2. */
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

/** Prints the problem and the usage, and exits with 2. */
export function refuseOptions(problem: string, usage: string): never {
  process.stderr.write(`${problem}\n\n${usage}`);
  process.exit(2);
}
