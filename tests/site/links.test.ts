/** Every link within the site, on every built page, leads to a page or a file that is there, and to a place on it. */
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { shell } from "../../src/generated/shell.ts";
import { localizedPath, pagesOf } from "../../src/routes/routes.ts";
import { createApp } from "../../src/server/app.ts";
import { createMessageJournal } from "../../src/server/messages/journal.ts";
import { readSiteInfo } from "../../src/server/site-info.ts";
import { elementsOf } from "./html-elements.ts";

const languages = shell.languages.map(({ code }) => code);
const paths = languages.flatMap((language) =>
  pagesOf({ languages, pluginSlugs: shell.pluginSlugs }).map((page) => localizedPath(page, language)),
);
const app = createApp({
  clientRoot: join("dist", "client"),
  site: await readSiteInfo(join("dist", "site.json")),
  journal: createMessageJournal(join(tmpdir(), "no-messages.jsonl")),
});

const idsOf = new Map<string, Promise<ReadonlySet<string>>>();

/** The ids of what is answered, without a redirect. */
async function ask(path: string): Promise<ReadonlySet<string>> {
  const answer = await app.request(path);
  expect(answer.status, path).toBe(200);
  const isPage = answer.headers.get("Content-Type")?.startsWith("text/html") === true;
  return new Set(isPage ? elementsOf(await answer.text()).flatMap(({ attributes }) => attributes.id ?? []) : []);
}

test.each(paths)("%s", async (path) => {
  const elements = elementsOf(readFileSync(join("dist", "client", `${path}.html`), "utf8"));
  const hrefs = elements.flatMap(({ name, attributes: { href = "" } }) => (name === "a" ? [href] : []));
  const inside = hrefs.filter((href) => /^[/#]/.test(href)).map((href) => new URL(href, `http://site${path}`));
  expect(inside.length).toBeGreaterThan(10);
  for (const { pathname, search, hash } of inside) {
    // The language switch of the 404 page leads to the others, which say what they are.
    if (pathname.endsWith("/404")) continue;
    const ids = idsOf.get(pathname) ?? ask(pathname + search);
    idsOf.set(pathname, ids);
    if (hash !== "") expect([...(await ids)], `${pathname}${hash}`).toContain(decodeURIComponent(hash.slice(1)));
    else await ids;
  }
});
