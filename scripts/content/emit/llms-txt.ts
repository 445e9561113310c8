/** `llms.txt` (llmstxt.org): an index of the site's Markdown pages for language models. */
import { markdownPath } from "../../../src/routes/markdown.ts";
import { contentKey, localizedPath, type PageAddress } from "../../../src/routes/routes.ts";
import { type ComposeContext, pageHead } from "../compose/context.ts";
import { groupBy } from "../core/group-by.ts";
import { interfaceStrings } from "./compose-page.ts";
import { ownName, pageOf } from "./shell.ts";
import { nameOf, parents } from "./structured-data.ts";

/** `/llms.txt` in the site's first language, `/de/llms.txt` in another. */
export function llmsPath(language: string, languages: readonly string[]): string {
  return language === languages[0] ? "/llms.txt" : `/${language}/llms.txt`;
}

/**
 * Pages are grouped by the menu that links to them, in menu order; child pages by the label of their parent; others
 * under the header.
 * @param pages All indexed pages with their content.
 */
export function llmsTxt(context: ComposeContext, pages: readonly { address: PageAddress; page: object }[]): string {
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
    const index = menus.findIndex(({ key }) => key === contentKey(address));
    const parent = parents[address.route];
    const path = markdownPath(localizedPath(address, language));
    const { description } = pageHead.parse(page).head;
    return {
      order: index < 0 ? menus.length : index,
      heading: parent === undefined ? menus[Math.max(index, 0)]?.heading : nav[parent],
      line: `${link(nameOf(context, address), content.site.hosts.site + path)}: ${description}`,
      isHome: address.route === "home",
      description,
    };
  });
  const byHeading = groupBy(
    listed.toSorted((a, b) => a.order - b.order),
    ({ heading = "" }) => heading,
  );
  const sections = [...byHeading].map(([heading, entries]) => {
    return `## ${heading}\n\n${entries.map(({ line }) => line).join("\n")}`;
  });
  const { site, languages } = content;
  const others = languages
    .filter((code) => code !== language && content.isTranslated({ route: "home" }, code))
    .map((code) => `## ${ownName(code)}\n\n${link(site.brand, site.hosts.site + llmsPath(code, languages))}`);
  const summary = listed.find(({ isHome }) => isHome)?.description ?? "";
  return `${[`# ${site.brand}`, `> ${summary}`, ...sections, ...others].join("\n\n")}\n`;
}

function link(name: string, address: string): string {
  return `- [${name}](${address})`;
}
