/** `/licences.txt`: the notices of everything that pages send to browsers. */
import { appendFile, readFile } from "node:fs/promises";
import { join } from "node:path";

/** What no package brings: the drawings in the sprite and the typeface. */
const others = [
  ["Lucide icons", "src/components/icons-licence.txt"],
  ["Archivo typeface", "src/styles/fonts/OFL.txt"],
] as const;

/** Vite's licence plugin writes the packages in the scripts to the same file before. */
export async function addLicences(root: string, client: string): Promise<void> {
  for (const [name, file] of others) {
    await appendFile(join(client, "licences.txt"), `\n## ${name}\n\n${await readFile(join(root, file), "utf8")}`);
  }
}
