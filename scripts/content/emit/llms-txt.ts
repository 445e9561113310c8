/** `llms.txt` (llmstxt.org): what the site has, for programs that read text. The pages are those in Markdown. */
import { markdownPath } from "../../../src/routes/markdown.ts";
import { contentKey, localizedPath, type PageAddress } from "../../../src/routes/routes.ts";
import { type Context, pageHead } from "../compose/context.ts";
import { interfaceStrings } from "./compose-page.ts";
import { ownName, pageOf } from "./shell.ts";
import { nameOf, parents } from "./structured-data.ts";

/** At the root in the first language of the site, as programs ask for it; `/de/llms.txt` in another one. */
export function llmsPath(language: string, languages: readonly string[]): string {
  return language === languages[0] ? "/llms.txt" : `/${language}/llms.txt`;
}

/**
 * Pages stand below the menu that leads to them, in its order; pages of a list below the name of the list; any other with
 * those of the header.
 *
 * @param pages All that search engines may list, with what each is given.
 */
export function llmsTxt(context: Context, pages: readonly { address: PageAddress; page: object }[]): string {
  const { content, language } = context;
  const { nav, footer } = interfaceStrings(context);
  const { header, footer: columns } = content.navigation;
  const menu = (heading: string, entries: typeof header) =>
    entries.flatMap((entry) => ("link" in entry ? [] : { heading, key: contentKey(pageOf(entry)) }));
  const menus = [
    { heading: nav.label ?? "", key: "home" },
    ...menu(nav.label ?? "", header),
    ...menu(footer.support, columns.support),
    ...menu(footer.company, columns.company),
  ];
  const listed = pages.map(({ address, page }) => {
    const place = menus.findIndex(({ key }) => key === contentKey(address));
    const parent = parents[address.route];
    const path = markdownPath(localizedPath(address, language));
    const { description } = pageHead.parse(page).head;
    return {
      place: place < 0 ? menus.length : place,
      heading: parent === undefined ? menus[Math.max(place, 0)]?.heading : nav[parent],
      line: `${link(nameOf(context, address), content.site.hosts.site + path)}: ${description}`,
      isHome: address.route === "home",
      description,
    };
  });
  const inOrder = listed.toSorted((a, b) => a.place - b.place);
  const headings = new Set(inOrder.map(({ heading }) => heading));
  const sections = [...headings].map((heading) => {
    const lines = inOrder.filter((page) => page.heading === heading).map(({ line }) => line);
    return `## ${heading}\n\n${lines.join("\n")}`;
  });
  const { site, languages } = content;
  const others = languages
    .filter((code) => code !== language)
    .map((code) => `## ${ownName(code)}\n\n${link(site.brand, site.hosts.site + llmsPath(code, languages))}`);
  const summary = listed.find(({ isHome }) => isHome)?.description ?? "";
  return `${[`# ${site.brand}`, `> ${summary}`, ...sections, ...others].join("\n\n")}\n`;
}

function link(name: string, address: string): string {
  return `- [${name.replaceAll(/[[\]]/g, "\\$&")}](${address})`;
}
