/** Every link within the site, on every built page, leads to an existing page or file, and to a place on it. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { outFolder } from "../../src/project-folders.ts";
import { liesBelow } from "../../src/routes/folders.ts";
import { createApp } from "../../src/server/app.ts";
import { createMessageJournal } from "../../src/server/node/journal.ts";
import { nodePorts } from "../../src/server/node/node-ports.ts";
import { readSiteInfo } from "../../src/server/node/read-site-info.ts";
import { elementsOf } from "./html-elements.ts";
import { client, htmlOf, pages } from "./pages.ts";

const site = await readSiteInfo(join(outFolder, "site.json"));
const app = createApp(nodePorts({ clientRoot: client, site, messages: createMessageJournal("unused") }));
const idsOf = new Map<string, Promise<ReadonlySet<string>>>();

async function ask(path: string): Promise<ReadonlySet<string>> {
  const answer = await app.request(path);
  expect(answer.status, path).toBe(200);
  const isPage = answer.headers.get("Content-Type")?.startsWith("text/html") === true;
  return new Set(isPage ? elementsOf(await answer.text()).flatMap(({ attributes }) => attributes.id ?? []) : []);
}

test.each(pages)("$path", async ({ path }) => {
  const hrefs = elementsOf(htmlOf(path)).flatMap(({ name, attributes: { href = "" } }) => (name === "a" ? [href] : []));
  const inside = hrefs.filter((href) => /^[/#]/.test(href)).map((href) => new URL(href, `http://site${path}`));
  expect(inside.length).toBeGreaterThan(10);
  for (const { pathname, search, hash } of inside) {
    // The language switch of the 404 page leads to the others.
    if (pathname.endsWith("/404")) continue;
    // Installers on the site's own host are added after the build.
    if (!site.sample && liesBelow(pathname, site.downloadsPath)) continue;
    const ids = idsOf.get(pathname) ?? ask(pathname + search);
    idsOf.set(pathname, ids);
    if (hash !== "") expect([...(await ids)], `${pathname}${hash}`).toContain(decodeURIComponent(hash.slice(1)));
    else await ids;
  }
});
