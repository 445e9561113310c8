/** Builds the code, in a process of its own. */
import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { build } from "vike/api";
import { type Plugin, build as viteBuild } from "vite";
import config from "../../vite.config.ts";
import { filesBelow } from "../files-below.ts";
import { answer } from "../in-child.ts";
import { codeFolder, codeSources, type MadeCode, prerenderEntry, serverFolder } from "./code.ts";

const root = process.cwd();

/** A change of another file would not be seen: the code would come out of the cache as it was. */
const onlySources: Plugin = {
  name: "site:only-sources",
  buildEnd() {
    const known = new Set(codeSources(root));
    for (const id of this.getModuleIds()) {
      const file = relative(root, id.replace(/\?.*$/, "")).replaceAll("\\", "/");
      const isOwn = id.startsWith(root) && !file.startsWith("node_modules/");
      if (isOwn && !known.has(file))
        throw new Error(`${file} is in the code, but not among its sources: scripts/site/code.ts`);
    }
  },
};

const common = { configFile: false, root, logLevel: "warn" } as const;
// Given rather than found by Vite and Vike, which would bundle and load it once each, with all that it imports.
await build({ viteConfig: { ...config, ...common, plugins: [...(config.plugins ?? []), onlySources] } });
await viteBuild({
  ...common,
  plugins: [onlySources],
  resolve: config.resolve ?? {},
  // Packages stay imports: `npm ci --omit=dev` installs them.
  build: { ssr: "src/server/main.ts", outDir: serverFolder, target: "node20", copyPublicDir: false },
});

async function filesOf(folder: string) {
  const names = filesBelow(folder);
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)));
}

const made: MadeCode = { code: await filesOf(codeFolder), server: await filesOf(serverFolder) };
if (!made.code.has(prerenderEntry)) throw new Error("Vike has built nothing that renders documents");
answer(made);
