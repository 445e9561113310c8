/** The head of a document as text. */
import type { ShellFacts } from "../../scripts/content/emit/shell.ts";
import type { HeadModel } from "../app/head.ts";
import type { PictureContent } from "../content/types.ts";
import { markdownPath, markdownType } from "../routes/markdown.ts";

interface HeadParts {
  readonly shell: ShellFacts;
  /** What is shown beside a link to the page. */
  readonly picture: PictureContent;
  /** Content security policy, if there is one. */
  readonly policy: string | undefined;
  readonly styles: string;
  /** Address of the font. */
  readonly typeface: string;
  readonly styleAddresses: readonly string[];
}

/** Tags of the head, in the order in which a browser needs them. */
export function renderHead(
  head: HeadModel,
  { shell, picture, policy, styles, typeface, styleAddresses }: HeadParts,
): string {
  const { canonical } = head;
  return [
    '<meta charset="utf-8">',
    policy === undefined ? "" : `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // A font is fetched without credentials, also from its own site, so the preload must be too.
    `<link rel="preload" href="${typeface}" as="font" type="font/woff2" crossorigin>`,
    // Or a slow computer paints half of the header, and moves it when it has read the rest.
    '<link rel="expect" href="#main" blocking="render">',
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    '<meta name="color-scheme" content="light dark">',
    ...themeColorTags(styles),
    canonical === undefined
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...head.alternates.map(
      ({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`,
    ),
    canonical === undefined
      ? ""
      : `<link rel="alternate" type="${markdownType}" href="${markdownPath(new URL(canonical).pathname)}">`,
    ...head.feeds.map(
      ({ type, title, href }) =>
        `<link rel="alternate" type="${type}" title="${escapeHtml(title)}" href="${escapeHtml(href)}">`,
    ),
    ...openGraph(head, shell, picture),
    // Phones find their icon by its address.
    '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest">',
    `<style>${styles}</style>`,
    // The styles are in the document; a disabled link tells the module loader so, and loads nothing.
    ...styleAddresses.map((address) => `<link rel="stylesheet" href="${address}" disabled>`),
  ].join("");
}

/** The colour of browsers' own bars: the page's background among the tokens, first as it is by day, then in the dark. */
function themeColorTags(styles: string): string[] {
  const colours = [...styles.matchAll(/--paper:\s*([^;}]+)/g)].slice(0, 2);
  return colours.map(([, colour = ""], index) => {
    const scheme = index === 0 ? "light" : "dark";
    return `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${colour.trim()}">`;
  });
}

function openGraph(head: HeadModel, shell: ShellFacts, picture: PictureContent): string[] {
  const property = (name: string, content: string) => `<meta property="og:${name}" content="${escapeHtml(content)}">`;
  const others = shell.languages.filter(({ code }) => code !== head.language);
  return [
    property("type", "website"),
    property("site_name", shell.brand),
    property("title", head.title),
    property("description", head.description),
    property("locale", localeOf(head.language)),
    ...others.map(({ code }) => property("locale:alternate", localeOf(code))),
    property("image", shell.origin + picture.src),
    property("image:width", String(picture.width)),
    property("image:height", String(picture.height)),
    property("image:alt", picture.alt),
    ...(head.canonical === undefined ? [] : [property("url", head.canonical)]),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

/** A language with the country where most people speak it, as Open Graph writes it: `de` → `de_DE`. */
function localeOf(language: string): string {
  const { language: code, region } = new Intl.Locale(language).maximize();
  return region === undefined ? code : `${code}_${region}`;
}

/** Text for an attribute in double quotes or for element content. */
export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** For an attribute in single quotes: those that JSON is full of stay as they are. */
export function jsonInAttribute(value: unknown): string {
  return JSON.stringify(value).replaceAll("&", "&amp;").replaceAll("'", "&#39;").replaceAll("<", "&lt;");
}

/** The same JSON, without what ends a script element. */
export function jsonInScript(json: string): string {
  return json.replaceAll("<", "\\u003c");
}
