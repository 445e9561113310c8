/** Builds the code, in a process of its own. */
import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { build } from "vike/api";
import type { Plugin } from "vite";
import config from "../../vite.config.ts";
import { filesBelow } from "../files-below.ts";
import { answer } from "../in-child.ts";
import { codeFolder, codeSources, prerenderEntry } from "./code.ts";

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

// Given rather than found by Vite and Vike, which would bundle and load it once each, with all that it imports.
const plugins = [...(config.plugins ?? []), onlySources];
await build({ viteConfig: { ...config, plugins, configFile: false, root, logLevel: "warn" } });
const names = filesBelow(codeFolder);
if (!names.includes(prerenderEntry)) throw new Error("Vike has built nothing that renders documents");
answer(new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(codeFolder, name))] as const))));
