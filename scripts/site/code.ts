/** The code of the site: what browsers are sent, and what renders documents. Built by Vite and Vike, unless nothing changed. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { generatedFolder, outFolder } from "../../src/project-folders.ts";
import { cached, digestOfFiles } from "../cache.ts";
import { writeFiles } from "../content/emit/write.ts";
import { filesBelow } from "../files-below.ts";
import { inChild } from "../in-child.ts";

/** Where the build of the code is written. Vite's manifest is in it, and a folder each for browsers and for Node. */
export const codeFolder = join(outFolder, "code");

/** The bundled server as JavaScript. */
export const serverFolder = join(outFolder, "server");

/** What renders documents, in that folder. */
export const prerenderEntry = "server/prerender.mjs";

/** All of the content that is code. Its folder is that of the build, and decides nothing. */
const shellFile = `${generatedFolder}/shell.ts`;

export interface Code {
  /** Of all that decides what the code is. */
  readonly digest: string;
  /** What browsers are sent, by its path on the site. */
  readonly client: ReadonlyMap<string, Uint8Array>;
}

/** What `make-code.ts` answers: the files of both folders. */
export type MadeCode = Readonly<Record<"code" | "server", Map<string, Uint8Array>>>;

/** Builds the code, or takes it out of the cache. */
export async function buildCode(root: string): Promise<Code> {
  const shell = await readFile(join(root, shellFile), "utf8");
  const sources = codeSources(root).filter((name) => name !== shellFile);
  const digest = await digestOfFiles(root, sources, shell, process.version);
  const { code, server } = await cached("code", digest, () => inChild<MadeCode>("scripts/site/make-code.ts"));
  writeFiles(codeFolder, code);
  writeFiles(serverFolder, server);
  const client = [...code].flatMap(([name, bytes]) =>
    name.startsWith("client/") ? [[name.slice(7), bytes] as const] : [],
  );
  // Vike's own entries, which no page asks for.
  return { digest, client: new Map(client.filter(([name]) => !name.startsWith("assets/entries/"))) };
}

/** What the code is built of. What is installed is in npm's own record of it. */
export function codeSources(root: string): string[] {
  const below = (folder: string) => filesBelow(join(root, folder)).map((name) => `${folder}/${name}`);
  return [
    ...below("src").filter((name) => !name.startsWith("src/generated/")),
    ...below("scripts/vite"),
    ...below("public"),
    shellFile,
    "scripts/site/make-code.ts",
    "vite.config.ts",
    "node_modules/.package-lock.json",
  ];
}
