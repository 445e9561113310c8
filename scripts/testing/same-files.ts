/** Whether two folders hold the same files. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../site/files-below.ts";

/** @returns True where both have files of the same names, byte for byte. A folder that is not there is an error. */
export async function haveSameFiles(one: string, other: string): Promise<boolean> {
  const [names, others] = await Promise.all([filesBelow(one), filesBelow(other)]);
  if (names.join("\n") !== others.join("\n")) return false;
  return names.every((name) => readFileSync(join(one, name)).equals(readFileSync(join(other, name))));
}
