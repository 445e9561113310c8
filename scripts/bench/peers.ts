/** Sites made with other frameworks that show the words of this one: text only, without pictures and fonts. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { compressFiles } from "../site/compress.ts";
import { listen } from "../testing/serve-site.ts";
import { costOf } from "./measure.ts";

export const peers = ["astro", "next", "react-router"] as const;
export type Peer = (typeof peers)[number];

/** The folder that each framework builds its site into. */
const outFolders: Readonly<Record<Peer, string>> = { astro: "dist", next: "out", "react-router": "build/client" };

interface Page {
  readonly path: string;
  readonly language: string;
  readonly title: string;
  readonly blocks: readonly { readonly tag: string; readonly text: string }[];
}

/** What the pages of a built site say. */
export function readPages(client: string): Page[] {
  const files = readdirSync(client, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => /^[a-z]{2}(?:\.html|\/.*(?<!404)\.html)$/.test(file))
    .map((file) => {
      const html = readFileSync(join(client, file), "utf8");
      const [, title = ""] = /<title>(.*?)<\/title>/.exec(html) ?? [];
      const [main = ""] = /<main.*<\/main>/s.exec(html) ?? [];
      const blocks = [...main.matchAll(/<(h[123]|p|li|td|dt|dd)\b[^>]*>(.*?)<\/\1>/gs)].map(
        ([, tag = "", inner = ""]) => ({
          tag: tag.startsWith("h") ? tag : "p",
          text: inner.replaceAll(/<[^>]*>/g, ""),
        }),
      );
      return { path: `/${file.replace(/\.html$/, "")}`, language: file.slice(0, 2), title, blocks };
    });
}

/** Brings the sources of a peer's site and its packages to a folder. Takes a minute the first time. */
export function preparePeer(peer: Peer, pages: readonly Page[]): string {
  const folder = join("node_modules", ".cache", "peers", peer);
  const sources = join("scripts", "bench", "peers");
  mkdirSync(folder, { recursive: true });
  cpSync(join(sources, peer), folder, { recursive: true });
  cpSync(join(sources, "site.css"), join(folder, "site.css"));
  writeFileSync(join(folder, "pages.json"), JSON.stringify(pages));
  const menu = pages.filter(({ path }) => path.split("/").length === 3);
  writeFileSync(join(folder, "menu.json"), JSON.stringify(menu.map(({ blocks, ...link }) => link)));
  const install = ["install", "--no-audit", "--no-fund"];
  const { status, stderr } = spawnSync("npm", install, { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`npm install failed in ${folder}:\n${stderr}`);
  return folder;
}

/** Builds a peer's site from nothing, and says what that costs. */
export function buildPeer(peer: Peer, folder: string): ReturnType<typeof costOf> {
  for (const made of [outFolders[peer], ".next", ".astro", "build"]) {
    rmSync(join(folder, made), { recursive: true, force: true });
  }
  return costOf(join("node_modules", ".bin", peer), ["build"], { cwd: folder });
}

/** Builds a peer's site with the words of the one that was built, and serves it compressed as this one is. */
export async function startPeer(peer: Peer, client: string): ReturnType<typeof listen> {
  const folder = preparePeer(peer, readPages(client));
  await buildPeer(peer, folder);
  const root = join(folder, outFolders[peer]);
  await compressFiles(root);
  const app = new Hono();
  const withEnding = (ending: string) =>
    serveStatic({
      root,
      precompressed: true,
      rewriteRequestPath: (path) => (/\.\w+$/.test(path) ? path : path + ending),
      onFound: (path, context) =>
        context.header(
          "Cache-Control",
          /_astro|_next\/static|assets/.test(path) ? "max-age=31536000,immutable" : "no-cache",
        ),
    });
  app.use(withEnding(".html"), withEnding("/index.html"));
  return listen(app);
}
