/** Programs that the checks need beside Node. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

export interface Program {
  readonly name: string;
  /** Debian's package. */
  readonly debian: string;
  /** What it is needed for, and what to do if it is not here, in one sentence. */
  readonly howToGet: string;
  /** Its path; `undefined` if it is not here, or too old. */
  find(): string | undefined;
}

/**
 * Finds a program, or installs Debian's package if that is possible, which is as root.
 *
 * @returns Its path, or `undefined` if there is none and none could be installed.
 */
export function ensureProgram({ name, debian, find }: Program): string | undefined {
  const found = find();
  if (found !== undefined || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return found;
  try {
    process.stdout.write(`No ${name} here; installing Debian's …\n`);
    execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    execFileSync("apt-get", ["install", "-y", "-qq", debian], { stdio: ["ignore", "ignore", "inherit"] });
  } catch {
    return undefined;
  }
  return find();
}
