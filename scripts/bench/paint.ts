/**
 * How soon pages are painted and how good they are, as Lighthouse says of a phone that it simulates. Lighthouse is
 * fetched from the registry when it is needed, and is no dependency of the project.
 */
import { execFile, execFileSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { cp, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { localizedPath, pagesOf, routeOf, type SiteMap } from "../../src/routes/routes.ts";
import { serveSite } from "../testing/serve-site.ts";
import { mediansInTurns } from "./measure.ts";
import type { Site } from "./visit.ts";

const version = "13.5.0";
const folder = join("node_modules", ".cache", "lighthouse", version);
const program = join(folder, "node_modules", "lighthouse", "cli", "index.js");

/** Milliseconds, but for the last. */
const figures = ["largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"];
export const paintColumns = ["LCP", "ratio", "TBT", "CLS"];

/** Pages with a picture, with prices, with many pictures, with a large one, with a long list, with a long text. */
const measured = ["home", "features", "plugins", "plugin", "partners", "releaseNotes"];

/**
 * @yields For each page and site: medians in the order of `paintColumns`; the ratio is that of the LCP to the last site's.
 */
export async function* benchPaint(sites: readonly Site[], map: SiteMap, runs: number) {
  for (const path of measuredPaths(map)) {
    const medians = await mediansInTurns(sites, runs, async ({ origin }) => {
      const { audits } = await audit(origin + path, ["performance"]);
      return figures.map((id) => audits[id]?.numericValue ?? Number.NaN);
    });
    const [least = Number.NaN] = medians.at(-1) ?? [];
    for (const [place, [paint = Number.NaN, ...others]] of medians.entries()) {
      yield { name: `${path}: ${sites[place]?.name}`, medians: [paint, paint / least, ...others] };
    }
  }
}

const categories = { speed: "performance", access: "accessibility", practices: "best-practices", search: "seo" };
export const scoreColumns = Object.keys(categories);

/** @yields The scores of a listed page of each template in each language, 0 to 100, in the order of `scoreColumns`. */
export async function* benchScores({ origin }: Site, map: SiteMap) {
  const listed = pagesOf(map).filter(({ route }) => routeOf(route).indexed);
  const templates = listed.filter(({ route }, place) => listed[place - 1]?.route !== route);
  for (const path of templates.flatMap((page) => map.languages.map((language) => localizedPath(page, language)))) {
    const ids = Object.values(categories);
    const { categories: found } = await audit(origin + path, ids);
    yield { path, scores: ids.map((id) => Math.round((found[id]?.score ?? Number.NaN) * 100)) };
  }
}

/** The built site without the scripts of the measured pages: what these cost is the difference. */
export async function serveWithoutScripts(dist: string, map: SiteMap): Promise<{ origin: string; close: () => void }> {
  const copy = await mkdtemp(join(tmpdir(), "without-scripts-"));
  await cp(dist, copy, { recursive: true });
  for (const path of measuredPaths(map)) {
    const file = join(copy, "client", `${path}.html`);
    const html = (await readFile(file, "utf8")).replaceAll(/<script\b.*?<\/script>/gs, "");
    await writeFile(file, html);
    await writeFile(`${file}.br`, brotliCompressSync(html));
  }
  const { origin, close } = await serveSite(copy);
  const end = () => {
    close();
    rmSync(copy, { recursive: true });
  };
  return { origin, close: end };
}

function measuredPaths(map: SiteMap): string[] {
  const pages = pagesOf(map);
  return measured.flatMap((id) => {
    const page = pages.find(({ route }) => route === id);
    return page === undefined ? [] : [localizedPath(page, map.languages[0] ?? "")];
  });
}

interface Report {
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
}

async function audit(url: string, categories: readonly string[]): Promise<Report> {
  if (!existsSync(program)) execFileSync("npm", ["install", "--prefix", folder, "--no-save", `lighthouse@${version}`]);
  // In the browser that is installed: the headless shell has a pointer in the corner, which starts the application.
  const options = ["--quiet", "--output=json", "--chrome-flags=--headless=new --no-sandbox"];
  const command = [program, url, ...options, `--only-categories=${categories}`];
  const run = () => promisify(execFile)(process.execPath, command, { maxBuffer: 1e8 });
  // Now and then it records nothing, whatever the page.
  const { stdout } = await run().catch(run);
  return JSON.parse(stdout);
}
