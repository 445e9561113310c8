/** Copies the built site into a folder that runs on a server: `npm run package -- <folder>`. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { outFolder } from "../src/project-folders.ts";
import { readOptions, refuseOptions } from "./command-line/read-options.ts";

const usage = `Usage: npm run package -- <folder>

Copies what \`npm run build\` made into a new folder, with all that a server needs to run it: the list of its packages
for \`npm ci --omit=dev\`, a systemd unit and a Containerfile.
`;

const built = ["client", "server", "site.json"];

const [folder, ...others] = readOptions(usage, { allowPositionals: true }).positionals;
if (folder === undefined || others.length > 0) refuseOptions("Name one folder.", usage);
try {
  assemble(folder);
  process.stdout.write(`Ready to run: ${folder}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

function assemble(target: string): void {
  const missing = built.map((name) => join(outFolder, name)).find((path) => !existsSync(path));
  if (missing !== undefined) throw new Error(`${missing} is missing: run \`npm run build\` first.`);
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new Error(`${target} is not empty: name a new folder.`);
  mkdirSync(target, { recursive: true });
  for (const name of built) cpSync(join(outFolder, name), join(target, "dist", name), { recursive: true });
  cpSync("deploy", target, { recursive: true });
  for (const name of ["package-lock.json", ".npmrc"]) cpSync(name, join(target, name));
  // Only the scripts that work without the sources.
  const { scripts, ...manifest } = JSON.parse(readFileSync("package.json", "utf8"));
  const { serve, messages } = scripts;
  const text = JSON.stringify({ ...manifest, scripts: { start: serve, serve, messages } }, null, 2);
  writeFileSync(join(target, "package.json"), `${text}\n`);
}
