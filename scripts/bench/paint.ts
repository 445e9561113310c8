/**
 * How soon pages are painted and how good they are, as Lighthouse says of a phone that it simulates. Lighthouse is
 * fetched from the registry when it is needed, and is no dependency of the project.
 */
import { execFile, execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { localizedPath, pagesOf, routeOf, type SiteMap } from "../../src/routes/routes.ts";
import { mediansInTurns, type Row } from "./measure.ts";
import type { Site } from "./visit.ts";

const version = "13.5.0";
const folder = join("node_modules", ".cache", "lighthouse", version);
const program = join(folder, "node_modules", "lighthouse", "cli", "index.js");

/** Milliseconds, but for the last. */
const figures = ["largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"];

/** Pages with a picture, with prices, with many pictures, with a large one, with a long list, with a long text. */
const measured = ["home", "features", "plugins", "plugin", "partners", "releaseNotes"];

/** @yields A line for each page and site, medians; the ratio is that of its LCP to the last site's. */
export async function* benchPaint(sites: readonly Site[], map: SiteMap, runs: number): AsyncGenerator<Row> {
  yield ["Lighthouse, simulated phone, medians", "LCP", "ratio", "TBT", "CLS"];
  const pages = pagesOf(map);
  for (const id of measured) {
    const page = pages.find(({ route }) => route === id);
    if (page === undefined) continue;
    const path = localizedPath(page, map.languages[0] ?? "");
    const medians = await mediansInTurns(sites, runs, async ({ origin }) => {
      const { audits } = await audit(origin + path, ["performance"]);
      return figures.map((figure) => audits[figure]?.numericValue ?? Number.NaN);
    });
    const [least = Number.NaN] = medians.at(-1) ?? [];
    for (const [place, [paint = Number.NaN, ...others]] of medians.entries()) {
      yield [`${path}: ${sites[place]?.name}`, ...[paint, paint / least, ...others].map((figure) => figure.toFixed(2))];
    }
  }
}

const categories = { speed: "performance", access: "accessibility", practices: "best-practices", search: "seo" };

/** @yields The scores of a listed page of each template in each language, 0 to 100. */
export async function* benchScores(origin: string, map: SiteMap): AsyncGenerator<Row> {
  yield ["Lighthouse, scores", ...Object.keys(categories)];
  const listed = pagesOf(map).filter(({ route }) => routeOf(route).indexed);
  const templates = listed.filter(({ route }, place) => listed[place - 1]?.route !== route);
  for (const path of templates.flatMap((page) => map.languages.map((language) => localizedPath(page, language)))) {
    const ids = Object.values(categories);
    const { categories: found } = await audit(origin + path, ids);
    yield [path, ...ids.map((id) => `${Math.round((found[id]?.score ?? Number.NaN) * 100)}`)];
  }
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
