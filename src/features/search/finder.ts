/** The search of the whole site, loaded on the first search. As forgiving as the directory's. */
import type { PartnerIndex, SiteIndex } from "../../content/types.ts";
import { type Comparable, comparable, contains, fold } from "../../domain/fold.ts";
import { unpackPartners } from "../../domain/unpack-partners.ts";
import { createSimilar } from "../../lib/similar.ts";

/** Where results are equally good, this is their order. */
const kinds = ["page", "plugin", "question", "help", "release", "partner"] as const;

export interface Entry {
  readonly kind: (typeof kinds)[number];
  readonly href: string;
  readonly title: string;
  /** Shown below the title: the first line in which something was found. */
  readonly lines: readonly string[];
}

interface Searchable {
  readonly entry: Entry;
  readonly title: Comparable;
  /** What else it is found by. */
  readonly text: Comparable;
}

export interface Found {
  readonly count: number;
  /** Kinds of which something was found, that of the best result first. */
  readonly groups: readonly { readonly kind: Entry["kind"]; readonly entries: readonly Entry[] }[];
  /** Whether a word of an entry is one that was searched. */
  readonly isMeant: (word: string) => boolean;
}

/** @param directory Path of the partner directory. */
export function createFinder(site: SiteIndex, partners: PartnerIndex, directory: string) {
  const entries = [...siteEntries(site), ...partnerEntries(partners, directory)];
  const similar = createSimilar(entries.flatMap(({ title, text }) => [...title.words, ...text.words]));
  return (search: string): Found => {
    const wanted = comparable([search]);
    const { mistakesOf, meant } = similar(wanted.words);
    const found = entries.flatMap(({ entry, title, text }) => {
      const isExact = contains(title, wanted) || contains(text, wanted);
      const mistakes = isExact ? 0 : mistakesOf(title, text.words);
      if (mistakes === undefined) return [];
      const isInTitle = contains(title, wanted) || mistakesOf(title, []) === mistakes;
      const isFirst = title.folded.startsWith(wanted.folded);
      const rank = [isFirst, begins(title, wanted.folded), isInTitle, begins(text, wanted.folded), true].indexOf(true);
      // A page before the parts of others.
      return [{ entry, mistakes, rank: 2 * rank + Number(entry.kind === "page" && entry.href.includes("#")) }];
    });
    // What is similar is shown only if nothing is exact.
    const fewest = Math.min(...found.map(({ mistakes }) => mistakes));
    const best = found
      .filter(({ mistakes }) => mistakes === fewest)
      .sort((a, b) => a.rank - b.rank || kinds.indexOf(a.entry.kind) - kinds.indexOf(b.entry.kind))
      .map(({ entry }) => entry);
    const marked = new Set([...meant()].flatMap(([word, mistakes]) => (mistakes <= fewest ? [word] : [])));
    return {
      count: best.length,
      groups: [...new Set(best.map(({ kind }) => kind))].map((kind) => {
        return { kind, entries: best.filter((entry) => entry.kind === kind) };
      }),
      isMeant: (word) => marked.has(fold(word)),
    };
  };
}

/** Whether a word of a text begins with what was typed. */
const begins = ({ folded }: Comparable, typed: string) => ` ${folded}`.includes(` ${typed}`);

function siteEntries(site: SiteIndex): Searchable[] {
  const titles = new Map(site.map(({ href, title }) => [href, title]));
  return site.map(({ kind, href, title, text }) => {
    const [path = "", anchor] = href.split("#");
    const around = kind === "page" && anchor !== undefined ? titles.get(path) : undefined;
    // Addresses have words too, of one language in all. Those of the pages above are not its own.
    const address = href.startsWith("/") ? (href.split(/[/#]/).at(-1) ?? "") : "";
    const lines = text?.split("\n") ?? [around ?? []].flat();
    return searchable({ kind, href, title, lines }, `${text ?? ""} ${address}`);
  });
}

function partnerEntries(index: PartnerIndex, directory: string): Searchable[] {
  return unpackPartners(index).flatMap(({ country, alsoCalled = [], shortNames = [], partners }) =>
    partners.map(({ name, address = [], ...partner }) => {
      const lines = [country, ...[address].flat()];
      const others = [...lines, ...alsoCalled, ...shortNames, ...(partner.alsoCalled ?? [])];
      const href = `${directory}?${new URLSearchParams({ q: name })}`;
      return searchable({ kind: "partner", href, title: name, lines }, others.join(" "));
    }),
  );
}

const searchable = (entry: Entry, text: string): Searchable => ({
  entry,
  title: comparable([entry.title]),
  text: comparable([text]),
});
