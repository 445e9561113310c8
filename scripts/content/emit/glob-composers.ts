/** What the `compose.ts` of each page exports, by its folder, where Vite bundles. */
import type { Compose, Sources } from "./read-composers.ts";

type Module = { readonly compose: Compose; readonly sources?: Sources };

const files = Object.entries(import.meta.glob<Module>("../../../src/pages/*/compose.ts", { eager: true }));
const folderOf = (path: string) => path.split("/").at(-2) ?? "";

export const composers = Object.fromEntries(files.map(([path, { compose }]) => [folderOf(path), compose]));
export const sourcesOf = Object.fromEntries(files.map(([path, { sources }]) => [folderOf(path), sources]));
