/** What a page is made of, for those who are told of all pages: files of the content, and pictures. */
import { type PageAddress, routeOf } from "../../../src/routes/routes.ts";
import type { Context } from "../compose/context.ts";
import { memo } from "../core/memo.ts";
import { isRecord, walkStrings } from "../core/value-path.ts";
import { factPlaceholder } from "../model/format-facts.ts";
import { filesOfFact } from "../model/placeholders.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { pageSchemas } from "../validate/pages.ts";
import { composerOf } from "./composers.ts";

/** Name of the file in `src/generated`: a list of them, without pages that are not to be listed. */
export const recordsFile = "pages.json";

/** A page in one language. */
export interface PageRecord extends PageAddress {
  readonly language: string;
  /** Paths in the content folder; a folder, with a slash at its end, stands for all that is in it. */
  readonly sources: readonly string[];
  /** Addresses of the pictures that say something: those with a text instead of them. */
  readonly pictures: readonly string[];
}

/**
 * @param page What the page is given.
 * @returns The page with what its `compose.ts` names, its words, the facts in the sentences of both, and its pictures: first
 * what it is most about. What the frame says is on every page and belongs to none.
 */
export function recordPage(context: Context, address: PageAddress, page: object): PageRecord {
  const { content, language, media } = context;
  const { folder } = routeOf(address.route);
  const words = pageSchemas[folder] === undefined ? [] : [`${language}/pages/${folder}.yaml`];
  const files = [...(composerOf(address.route)?.sources?.(context, address) ?? []), ...words];
  const facts = files
    .flatMap((file) => media.files.parsed.get(file) ?? [])
    .flatMap((file) => [...factsIn(file)])
    .flatMap((name) => filesOfFact(content, name));
  const pictures = picturesIn(page);
  const masters = pictures.flatMap(({ src }) => media.shown.get(src)?.[0] ?? []);
  return {
    ...address,
    language,
    sources: [...new Set([...files, ...facts, ...masters])],
    pictures: [...new Set(pictures.filter(({ alt }) => alt !== "").map(({ src }) => src))],
  };
}

const factsIn = memo(({ value }: ParsedFile) => {
  const texts = walkStrings(value).filter((found) => found.value.includes("{"));
  return new Set(texts.flatMap((found) => [...found.value.matchAll(factPlaceholder)].map(([, name = ""]) => name)));
});

/** Every picture in what a page is given. */
export const picturesIn = memo((page: object) => allPictures(page));

function allPictures(value: unknown): { src: string; alt: string }[] {
  if (Array.isArray(value)) return value.flatMap(allPictures);
  if (!isRecord(value)) return [];
  const { src, alt } = value;
  const own = typeof src === "string" && typeof alt === "string" ? [{ src, alt }] : [];
  return [...own, ...Object.values(value).flatMap(allPictures)];
}
