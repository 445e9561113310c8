/** Generates all files from valid content: page data, and JSON Schemas for code editors. */
import { feedPath } from "../../../src/routes/feeds.ts";
import { contentKey, type PageAddress, pagesOf, routeOf } from "../../../src/routes/routes.ts";
import { digestOf } from "../../digest.ts";
import { pictureJobsFile } from "../../encode/job.ts";
import { typefaceFile, typefaceJobs } from "../../encode/typeface.ts";
import type { Content } from "../check/content.ts";
import type { ContentFiles } from "../check/content-files.ts";
import { type ComposeContext, openContext } from "../compose/context.ts";
import { imageBytes, type Media } from "../compose/media.ts";
import { andWords, partnerGroups } from "../compose/partners.ts";
import { directionOf } from "../core/intl.ts";
import type { MessageLanguage } from "../core/messages/language.ts";
import { atomFeed } from "./atom.ts";
import { composePage, interfaceStrings } from "./compose-page.ts";
import { schemaFiles } from "./json-schema/schema-files.ts";
import { llmsPath, llmsTxt } from "./llms-txt.ts";
import { lookCss, lookFile } from "./look-css.ts";
import { mediaFiles } from "./media-files.ts";
import { recordPage, recordsFile, translatedIn } from "./page-records.ts";
import { partnerIndex } from "./partner-index.ts";
import { composeReleaseFeed } from "./release-feed.ts";
import { composeAddresses, composeServerSettings, composeShell } from "./shell.ts";
import { type ComposedPage, siteIndex } from "./site-index.ts";
import { composeSocialPicture } from "./social-picture.ts";
import { composeStructuredData } from "./structured-data.ts";
import { touchIcon, webManifest } from "./web-manifest.ts";

/** File in `src/generated` that tells the form for editors how each picture is served. */
export const shownPicturesFile = "shown-pictures.json";

/** Paths relative to `src/generated`, with `/`. */
export type EmittedFiles = ReadonlyMap<string, string | Uint8Array>;

/** @param language Language of titles and descriptions in the JSON Schemas. */
export function generateFiles(content: Content, files: ContentFiles, language: MessageLanguage): EmittedFiles {
  return new Map([...schemaFiles(content, files, language), ...emitContent(content, files)]);
}

/**
 * The files that the site is built from. Deterministic: the same content gives the same bytes.
 *
 * - `shell.ts`: facts for header, footer, and head, bundled with the code.
 * - `look.css`: colours and look, bundled with the styles.
 * - `content/{language}/{page}.json`: content of each page, published below the version of the code.
 * - `content/{language}/search/…`: search indexes of the directory and of the whole site, published beside it.
 * - `version.json`: digest of all pages and interface strings, for reloading in development. Written last, so that a
 *   reader finds matching files.
 * - `pages.json`: sources and pictures of each page, for the sitemap.
 * - `pictures.json`: pictures to encode, with the addresses of their files.
 * - `shown-pictures.json`: how each picture in use is served, for the form for editors.
 * - `typeface.json`: characters in use, and the addresses of the typeface subsets with them.
 * - `metadata/…`: social picture and JSON-LD of each page.
 * - `public/…`: served unchanged: interface strings, pictures, icons with manifest, feeds, `llms.txt`.
 */
export function emitContent(content: Content, files: ContentFiles): EmittedFiles {
  const media = mediaFiles(files);
  const addresses = pagesOf(composeAddresses(content));
  const composed = content.languages.map((language): [ComposeContext, ComposedPage[]] => {
    const context = openContext(content, language, media);
    return [context, composePages(context, addresses)];
  });
  const browserFiles = composed.flatMap(([context, pages]) => filesForBrowsers(context, pages));
  const otherFiles = composed.flatMap(([context, pages]) => filesForPrograms(context, pages));
  const records = composed.flatMap(([, pages]) =>
    pages.filter(isListed).map(({ context, address, page }) => recordPage(context, address, page)),
  );
  const shell = shellModule(content, media);
  const { icons } = content.pictures;
  return new Map<string, string | Uint8Array>([
    ...browserFiles,
    ...otherFiles,
    // Browsers request icons by fixed names.
    ["public/favicon.ico", imageBytes(media, icons.ico)],
    ["public/favicon.svg", imageBytes(media, icons.svg)],
    [`public${touchIcon}`, imageBytes(media, icons.touch)],
    json("public/manifest.webmanifest", webManifest(content, media)),
    ...[...media.staticFiles].map(([url, bytes]): [string, Uint8Array] => [`public${url}`, bytes]),
    [pictureJobsFile, JSON.stringify([...media.pictureJobs.values(), ...media.social.values()])],
    [typefaceFile, JSON.stringify(typefaceJobs([shell, ...browserFiles.map(([, text]) => text)]))],
    ["shell.ts", shell],
    [lookFile, lookCss(content)],
    json(shownPicturesFile, Object.fromEntries(media.usedImages.values())),
    json(recordsFile, records),
    ["version.json", JSON.stringify({ version: digestOf(...browserFiles.map(([, text]) => text)) })],
  ]);
}

type TextFile = [name: string, text: string];

function composePages(context: ComposeContext, addresses: readonly PageAddress[]): ComposedPage[] {
  const { content, media, language } = context;
  const [first = ""] = content.languages;
  const isTranslated = (address: PageAddress) => content.isTranslated(address, language);
  const original = addresses.every(isTranslated) ? context : openContext(content, first, media, language);
  const untranslated = { lang: first, dir: directionOf(first) };
  return addresses.map((address) => {
    if (isTranslated(address)) return { context, address, page: composePage(context, address) };
    return { context: original, address, page: { ...composePage(original, address), untranslated } };
  });
}

const isIndexed = ({ address }: ComposedPage) => routeOf(address.route).indexed;
const isListed = (page: ComposedPage) => isIndexed(page) && page.context.language === page.context.linkLanguage;

/** Page data that browsers fetch. Together it determines the version of the content. */
function filesForBrowsers(context: ComposeContext, pages: readonly ComposedPage[]): TextFile[] {
  const { content, language, translations } = context;
  return [
    ...pages.map(({ address, page }) => json(`content/${language}/${contentKey(address)}.json`, page)),
    json(`content/${language}/search/partners.json`, partnerIndex(partnerGroups(context), andWords(content))),
    json(`content/${language}/search/site.json`, siteIndex(context, pages.filter(isIndexed))),
    json(`public/locales/${language}/translation.json`, interfaceStrings(context)),
    json(`public/locales/${language}/notes.json`, translations.notes ?? {}),
  ];
}

/** Page data for documents, feed readers, and crawlers. */
function filesForPrograms(own: ComposeContext, pages: readonly ComposedPage[]): TextFile[] {
  const { language, content } = own;
  const listed = pages.filter(isListed);
  return [
    ...(content.isTranslated({ route: "home" }, language) ? [llms(own, listed)] : []),
    ...(content.isTranslated({ route: "releaseNotes" }, language) ? feedFiles(own) : []),
    ...pages.map((composed) => {
      const { context, address, page } = composed;
      return json(`metadata/${language}/${contentKey(address)}.json`, {
        picture: composeSocialPicture(context, address, page),
        translations: translatedIn(content, address),
        structuredData: isListed(composed) ? composeStructuredData(context, address) : undefined,
      });
    }),
  ];
}

function llms(context: ComposeContext, pages: readonly ComposedPage[]): TextFile {
  return [`public${llmsPath(context.language, context.content.languages)}`, llmsTxt(context, pages)];
}

function feedFiles(context: ComposeContext): TextFile[] {
  const feed = composeReleaseFeed(context);
  if (feed === undefined) return [];
  return [
    [`public${feedPath("atom", context.language)}`, atomFeed(feed)],
    [`public${feedPath("json", context.language)}`, `${JSON.stringify(feed, null, 2)}\n`],
  ];
}

/** A TypeScript module rather than JSON, so that it is type-checked. */
function shellModule(content: Content, media: Media): string {
  return [
    "// Written by the content build.",
    'import type { composeServerSettings, Shell } from "../../scripts/content/emit/shell.ts";',
    'import type { SiteAddresses } from "../routes/routes.ts";',
    constant("addresses", "SiteAddresses", composeAddresses(content)),
    constant("shell", "Shell", composeShell(content, media)),
    constant("serverSettings", "ReturnType<typeof composeServerSettings>", composeServerSettings(content)),
    "",
  ].join("\n");
}

const constant = (name: string, type: string, value: object) =>
  `export const ${name}: ${type} = ${JSON.stringify(value, null, 2)};`;

function json(name: string, value: unknown): TextFile {
  return [name, JSON.stringify(value)];
}
