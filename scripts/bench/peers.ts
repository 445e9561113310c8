/** Sites made with other frameworks that show the words of this one: text only, without pictures and fonts. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { compressFiles } from "../site/compress.ts";
import { filesBelow } from "../site/files-below.ts";
import { openSiteFolder } from "../site/site-folder.ts";
import { listen } from "../testing/serve-site.ts";

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

/** What the pages of a built site say. `copies`: how often each page is there, under another address. */
export function readPages(client: string, copies: number): Page[] {
  const files = readdirSync(client, { recursive: true, encoding: "utf8" });
  const pages = files
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
  const more = Array.from({ length: copies - 1 }, (_, copy) =>
    pages.map((page) => ({ ...page, path: `/${page.language}/more/${copy}${page.path.slice(3)}` })),
  );
  return [...pages, ...more.flat()];
}

/** Brings the sources of a peer's site and its packages to a folder. Takes a minute the first time. */
export function preparePeer(peer: Peer, pages: readonly Page[]): string {
  const folder = join("node_modules", ".cache", "peers", peer);
  mkdirSync(folder, { recursive: true });
  cpSync(join("scripts", "bench", "peers", peer), folder, { recursive: true });
  cpSync(join("scripts", "bench", "peers", "site.css"), join(folder, "site.css"));
  writeFileSync(join(folder, "pages.json"), JSON.stringify(pages));
  run(folder, ["install", "--no-audit", "--no-fund"]);
  return folder;
}

/** Builds a peer's site from nothing. */
export function buildPeer(peer: Peer, folder: string): void {
  for (const made of [outFolders[peer], ".next", ".astro", "build"]) {
    rmSync(join(folder, made), { recursive: true, force: true });
  }
  run(folder, ["run", "build"]);
}

/** Serves a built site, compressed as this one is. */
export async function servePeer(peer: Peer, folder: string): ReturnType<typeof listen> {
  const root = join(folder, outFolders[peer]);
  const site = openSiteFolder(root, `${root}.json`);
  for (const name of await filesBelow(root)) site.write(name, readFileSync(join(root, name)));
  await compressFiles(site);
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

function run(folder: string, command: readonly string[]): void {
  const { status, stderr, stdout } = spawnSync("npm", command, {
    cwd: folder,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error(`npm ${command.join(" ")} failed in ${folder}:\n${stdout}\n${stderr}`);
}
