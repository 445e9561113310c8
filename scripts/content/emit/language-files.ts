/** The generated files of one language: pages, interface strings, search index, and what programs read. */
import { feedPath } from "../../../src/routes/feeds.ts";
import { contentKey, pagesOf, routeOf } from "../../../src/routes/routes.ts";
import type { Content } from "../model/content.ts";
import { composePage } from "./compose-page.ts";
import { openContext } from "./context.ts";
import { composeDirectoryIndex } from "./directory-index.ts";
import { atomFeed } from "./feeds/atom.ts";
import { composeReleaseFeed } from "./feeds/release-feed.ts";
import { interfaceStrings } from "./interface-strings.ts";
import type { Media } from "./media.ts";
import { composeStructuredData } from "./structured-data.ts";

export interface LanguageFile {
  /** Path relative to `src/generated`, with `/`. */
  readonly name: string;
  readonly text: string;
}

export interface LanguageFiles {
  /** What the browser fetches of a page; what all of these say together is the version of the content. */
  readonly versioned: readonly LanguageFile[];
  /** What only documents and programs read. */
  readonly others: readonly LanguageFile[];
}

/** Composes the files of a language. */
export function composeLanguage(content: Content, language: string, media: Media): LanguageFiles {
  const context = openContext(content, language, media);
  const feed = composeReleaseFeed(context);
  const addresses = pagesOf({ languages: content.languages, pluginSlugs: [...content.plugins.keys()] });
  const json = (name: string, value: unknown): LanguageFile => ({ name, text: JSON.stringify(value) });
  return {
    versioned: [
      ...addresses.map((address) =>
        json(`content/${language}/${contentKey(address)}.json`, composePage(context, address)),
      ),
      json(`content/${language}/directory-index.json`, composeDirectoryIndex(context)),
      json(`public/locales/${language}/translation.json`, interfaceStrings(context)),
      json(`public/locales/${language}/notes.json`, context.words.notes),
    ],
    others: [
      { name: `public${feedPath("atom", language)}`, text: atomFeed(feed) },
      { name: `public${feedPath("json", language)}`, text: `${JSON.stringify(feed, null, 2)}\n` },
      ...addresses
        .filter(({ route }) => routeOf(route).indexed)
        .map((address) =>
          json(`structured-data/${language}/${contentKey(address)}.json`, composeStructuredData(context, address)),
        ),
    ],
  };
}
