/** The generated files of one language: pages, interface strings, search index, and what programs read. */
import { feedPath } from "../../../src/routes/feeds.ts";
import { contentKey, pagesOf, routeOf } from "../../../src/routes/routes.ts";
import type { Content } from "../content.ts";
import { remember } from "../remember.ts";
import { openContext } from "./context.ts";
import { composeDirectoryIndex } from "./directory-index.ts";
import { atomFeed } from "./feeds/atom.ts";
import { composeReleaseFeed } from "./feeds/release-feed.ts";
import type { Media } from "./media.ts";
import { composePage } from "./pages.ts";
import { type Piece, piece, pieceFor } from "./piece.ts";
import { composeStructuredData } from "./structured-data.ts";

export interface LanguageFile {
  /** Path relative to `src/generated`, with `/`. */
  readonly name: string;
  readonly text: string;
}

export interface LanguageFiles {
  /** What the browser fetches of a page; what all of these say together is the version of the content. */
  readonly versioned: readonly Piece<LanguageFile>[];
  /** What only documents and programs read. */
  readonly others: readonly Piece<LanguageFile>[];
}

/** @returns Composes the files; those that did not change since the last time are the same objects. */
export function composeLanguage(content: Content, language: string, media: Media): () => LanguageFiles {
  const context = openContext(content, language, media);
  const feed = pieceFor(composeReleaseFeed);
  const pieces = new Map<string, () => Piece<LanguageFile>>();
  const file = (name: string, compose: () => string) => {
    const known = pieces.get(name) ?? piece(() => ({ name, text: compose() }));
    pieces.set(name, known);
    return known;
  };
  /** Which files there are depends on which pages there are. */
  const listed = remember(() => {
    const addresses = pagesOf({ languages: content.languages, pluginSlugs: [...content.plugins.keys()] });
    return {
      versioned: [
        ...addresses.map((address) =>
          file(`content/${language}/${contentKey(address)}.json`, () => JSON.stringify(composePage(context, address))),
        ),
        file(`content/${language}/directory-index.json`, () => JSON.stringify(composeDirectoryIndex(context))),
        file(`public/locales/${language}/translation.json`, () => JSON.stringify(context.words.ui)),
        file(`public/locales/${language}/notes.json`, () => JSON.stringify(context.words.notes)),
      ],
      others: [
        file(`public${feedPath("atom", language)}`, () => atomFeed(feed(context))),
        file(`public${feedPath("json", language)}`, () => `${JSON.stringify(feed(context), null, 2)}\n`),
        ...addresses
          .filter(({ route }) => routeOf(route).indexed)
          .map((address) =>
            file(`structured-data/${language}/${contentKey(address)}.json`, () =>
              JSON.stringify(composeStructuredData(context, address)),
            ),
          ),
      ],
    };
  });
  return () => ({
    versioned: listed().versioned.map((one) => one()),
    others: listed().others.map((one) => one()),
  });
}
