/** The code of the site: what browsers are sent, and what renders documents. Built by Vite and Vike, unless nothing changed. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { generatedFolder, outFolder } from "../../src/project-folders.ts";
import { cached, digestOfFiles } from "../cache.ts";
import { writeFiles } from "../content/emit/write.ts";
import { filesBelow } from "./files-below.ts";

/** Where the build of the code is written. Vite's manifest is in it, and a folder each for browsers and for Node. */
export const codeFolder = join(outFolder, "code");

/** What renders documents, in that folder. */
export const prerenderEntry = "server/prerender.mjs";

export interface Code {
  /** Of all that decides what the code is. */
  readonly digest: string;
  /** What browsers are sent, by its path on the site. */
  readonly client: ReadonlyMap<string, Uint8Array>;
}

/** Builds the code, or takes it out of the cache. */
export async function buildCode(root: string): Promise<Code> {
  const digest = await digestOfInputs(root);
  const files = await cached("code", digest, () => runVite(root));
  writeFiles(codeFolder, files);
  const client = [...files].flatMap(([name, bytes]) =>
    name.startsWith("client/") ? [[name.slice(7), bytes] as const] : [],
  );
  // Vike's own entries, which no page asks for.
  return { digest, client: new Map(client.filter(([name]) => !name.startsWith("assets/entries/"))) };
}

/** `shell.ts` is the only thing of the content that is code. What is installed is in npm's own record of it. */
async function digestOfInputs(root: string): Promise<string> {
  const below = async (folder: string) => (await filesBelow(join(root, folder))).map((name) => `${folder}/${name}`);
  const sources = [...(await below("src")), ...(await below("scripts/vite")), ...(await below("public"))];
  const files = [
    ...sources.filter((name) => !name.startsWith("src/generated/")),
    `${generatedFolder}/shell.ts`,
    "vite.config.ts",
    "node_modules/.package-lock.json",
  ];
  return digestOfFiles(root, files, process.version, generatedFolder);
}

async function runVite(root: string): Promise<Map<string, Uint8Array>> {
  // Loaded only now: they take longer than all pages of a small site.
  const [{ build }, { default: config }] = await Promise.all([import("vike/api"), import("../../vite.config.ts")]);
  // Given rather than found by Vite and Vike, which would bundle and load it once each, with all that it imports.
  await build({ viteConfig: { ...config, configFile: false, root, logLevel: "warn" } });
  const names = await filesBelow(join(root, codeFolder));
  if (!names.includes(prerenderEntry)) throw new Error("Vike has built nothing that renders documents");
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(root, codeFolder, name))] as const)),
  );
}
