/** The command line of a command that takes few options and speaks English. */
import { type ParseArgsConfig, parseArgs } from "node:util";
import { flagError } from "../content/commands/command-line.ts";

/**
 * Reads the options of this process. With `--help` it prints the usage and ends with 0, before anything is done; with an
 * option that does not exist it says so, prints the usage and ends with 2.
 *
 * @param usage How the command is called, and what it does.
 * @param config As for `parseArgs`.
 */
export function readOptions<Config extends ParseArgsConfig>(usage: string, config: Config) {
  if (process.argv.slice(2).some((argument) => argument === "--help" || argument === "-h")) {
    process.stdout.write(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    return refuseOptions(flagError(error)?.en ?? String(error), usage);
  }
}

/** Says what is wrong with the command line, and how it is right. */
export function refuseOptions(problem: string, usage: string): never {
  process.stderr.write(`${problem}\n\n${usage}`);
  process.exit(2);
}
