/** What the head of a page contains, apart from how it gets there: text when prerendering, DOM when navigating. */
import { type FeedKind, feedKinds, feedPath, feedTypes } from "../routes/feeds.ts";
import { localizedPath, type PageMatch, routeOf, translationsOf } from "../routes/routes.ts";

export interface HeadModel {
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  readonly title: string;
  readonly description: string;
  /** Absolute; `undefined` if search engines shall not list the page. */
  readonly canonical: string | undefined;
  /** In every language, and `x-default`; none without a canonical address. */
  readonly alternates: readonly { readonly language: string; readonly href: string }[];
  readonly feeds: readonly { readonly type: string; readonly title: string; readonly href: string }[];
}

/** What all pages have in common. */
interface HeadSite {
  readonly origin: string;
  /** The first one is the one for `x-default`. */
  readonly languages: readonly string[];
  readonly rightToLeft: readonly string[];
  /** How the feeds are called, by language and kind. */
  readonly feedTitles: { readonly [language: string]: Readonly<Record<FeedKind, string>> };
}

export function headModel(
  match: PageMatch,
  texts: { readonly title: string; readonly description: string },
  site: HeadSite,
): HeadModel {
  const { language } = match;
  const direction = site.rightToLeft.includes(language) ? ("rtl" as const) : ("ltr" as const);
  // What programs read is named on the page that it is about.
  const kinds = feedKinds.filter((kind) => kind === "atom" || match.route === "releaseNotes");
  const feeds = kinds.map((kind) => ({
    type: feedTypes[kind],
    title: site.feedTitles[language]?.[kind] ?? "",
    href: feedPath(kind, language),
  }));
  const base = { language, direction, title: texts.title, description: texts.description, feeds };
  if (!routeOf(match.route).indexed) return { ...base, canonical: undefined, alternates: [] };
  return {
    ...base,
    canonical: site.origin + localizedPath(match, language),
    alternates: translationsOf(match, site.origin, site.languages),
  };
}

/** Brings the document's head to a page after navigating in the browser. */
export function applyHead(head: HeadModel, target: Document): void {
  target.documentElement.lang = head.language;
  target.documentElement.dir = head.direction;
  target.title = head.title;
  // Structured data and Markdown are about the page that the document came with.
  const stale = ['meta[name="description"]', 'link[rel="canonical"]', 'link[rel="alternate"]', 'meta[name="robots"]'];
  const found = target.querySelectorAll(`${stale.join()}, script[type="application/ld+json"]`);
  for (const element of found) element.remove();
  append(target, "meta", { name: "description", content: head.description });
  if (head.canonical === undefined) append(target, "meta", { name: "robots", content: "noindex" });
  else append(target, "link", { rel: "canonical", href: head.canonical });
  for (const { language, href } of head.alternates) {
    append(target, "link", { rel: "alternate", hreflang: language, href });
  }
  for (const feed of head.feeds) append(target, "link", { rel: "alternate", ...feed });
}

function append(target: Document, tag: "link" | "meta", attributes: Readonly<Record<string, string>>): void {
  const element = target.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  target.head.append(element);
}
