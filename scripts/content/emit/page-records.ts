/** Source files and pictures of each page, for the sitemap and the preview. */
import { type PageAddress, routeOf } from "../../../src/routes/routes.ts";
import type { Content } from "../check/content.ts";
import { factPlaceholder } from "../check/format-facts.ts";
import { pageSchemas } from "../check/pages.ts";
import { filesOfFact } from "../check/placeholders.ts";
import type { ComposeContext } from "../compose/context.ts";
import { memo } from "../core/memo.ts";
import { isRecord, walkStrings } from "../core/value-path.ts";
import type { ParsedFile } from "../files/parse.ts";
import { composers } from "./composers.ts";

/** File in `src/generated` with a `PageRecord` for each indexed page. */
export const recordsFile = "pages.json";

/** A page in one language. */
export interface PageRecord extends PageAddress {
  readonly language: string;
  /** In which the page is translated. */
  readonly languages: readonly string[];
  /** Paths in the content folder, most specific first. A trailing slash means all files in a folder. */
  readonly sources: readonly string[];
  /** Addresses of the pictures with a text alternative. */
  readonly pictures: readonly string[];
}

/**
 * Sources are the files that `compose.ts` names, the page's texts, the files of facts used as placeholders in both, and
 * its pictures. Files that only the layout uses are not included.
 * @param page Composed content of the page.
 */
export function recordPage(context: ComposeContext, address: PageAddress, page: object): PageRecord {
  const { content, language, media } = context;
  const { folder } = routeOf(address.route);
  const words = pageSchemas[folder] === undefined ? [] : [`${language}/pages/${folder}.yaml`];
  const files = [...(composers[address.route]?.sources?.(context, address) ?? []), ...words];
  const facts = files
    .flatMap((file) => media.files.parsed.get(file) ?? [])
    .flatMap((file) => [...factsIn(file)])
    .flatMap((name) => filesOfFact(content, name));
  const pictures = picturesIn(page);
  const pictureFiles = pictures.flatMap(({ src }) => media.usedImages.get(src)?.[0] ?? []);
  return {
    ...address,
    language,
    languages: translatedIn(content, address),
    sources: [...new Set([...files, ...facts, ...pictureFiles])],
    pictures: [...new Set(pictures.filter(({ alt }) => alt !== "").map(({ src }) => src))],
  };
}

/** The languages in which a page is translated. */
export function translatedIn({ languages, isTranslated }: Content, address: PageAddress): string[] {
  return languages.filter((language) => isTranslated(address, language));
}

const factsIn = memo(({ value }: ParsedFile) => {
  const names = walkStrings(value).flatMap((text) => [...text.value.matchAll(factPlaceholder)]);
  return new Set(names.map(([, name = ""]) => name));
});

/** All pictures in the content of a page. */
export const picturesIn = memo((page: object) => allPictures(page));

function allPictures(value: unknown): { src: string; alt: string }[] {
  if (Array.isArray(value)) return value.flatMap(allPictures);
  if (!isRecord(value)) return [];
  const { src, alt } = value;
  const own = typeof src === "string" && typeof alt === "string" ? [{ src, alt }] : [];
  return [...own, ...Object.values(value).flatMap(allPictures)];
}
