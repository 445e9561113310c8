import type { Shell } from "../../scripts/content/emit/shell.ts";
import type { PageContent, PictureContent } from "../content/types.ts";
import { feedKinds, feedPath, feedTypes } from "../routes/feeds.ts";
import { markdownPath, markdownType } from "../routes/markdown.ts";
import { localizedPath, type PageMatch, routeOf, translationsOf } from "../routes/routes.ts";

interface HeadParts {
  readonly match: PageMatch;
  readonly content: PageContent;
  readonly shell: Shell;
  readonly origin: string;
  /** The languages in which there is the page. */
  readonly translations: readonly string[];
  readonly picture: PictureContent;
  /** Content security policy. */
  readonly policy: string | undefined;
  readonly styles: string;
  /** Addresses of the fonts that the page needs. */
  readonly typefaces: readonly string[];
}

export function DocumentHead(parts: HeadParts) {
  const { match, content, shell, origin, translations, policy, styles, typefaces } = parts;
  const { head, untranslated } = content;
  const { route, language } = match;
  const path = localizedPath(match, language);
  const canonical = routeOf(route).indexed ? origin + localizedPath(match, untranslated?.lang ?? language) : undefined;
  // On the page they are about.
  const feeds = route === "releaseNotes" && untranslated === undefined ? feedKinds : [];
  return (
    <head>
      <meta charSet="utf-8" />
      {policy !== undefined && <meta httpEquiv="Content-Security-Policy" content={policy} />}
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {/* A font is fetched without credentials, also from its own site, so the preload must be too. */}
      {typefaces.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
      ))}
      {/* Otherwise a slow computer paints half of the header, and shifts it later. */}
      <link rel="expect" href="#main" blocking="render" />
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <meta name="color-scheme" content="light dark" />
      {themeColors(styles).map(([scheme, colour]) => (
        <meta key={scheme} name="theme-color" media={`(prefers-color-scheme: ${scheme})`} content={colour} />
      ))}
      {(canonical === undefined || shell.draft) && <meta name="robots" content="noindex" />}
      {canonical !== undefined && (
        <>
          <link rel="canonical" href={canonical} />
          {untranslated === undefined && (
            <>
              {translationsOf(match, origin, translations).map((translation) => (
                <link
                  key={translation.language}
                  rel="alternate"
                  hrefLang={translation.language}
                  href={translation.href}
                />
              ))}
              <link rel="alternate" type={markdownType} href={markdownPath(path)} />
            </>
          )}
        </>
      )}
      {feeds.map((kind) => {
        const title = shell.feedTitles[language]?.[kind] ?? "";
        return <link key={kind} rel="alternate" type={feedTypes[kind]} title={title} href={feedPath(kind, language)} />;
      })}
      {openGraph(parts, canonical).map(([property, content]) => (
        <meta key={property + content} property={`og:${property}`} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      {/* Phones find the touch icon by its address. */}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: styles of the build. */}
      <style dangerouslySetInnerHTML={{ __html: styles }} />
    </head>
  );
}

/** The page's background, light and dark, for the browser's bars. */
function themeColors(styles: string): [string, string][] {
  const [light = "", dark = ""] = [...styles.matchAll(/--paper:\s*([^;}]+)/g)].map(([, colour = ""]) => colour.trim());
  return light === "" ? [] : Object.entries({ light, dark });
}

/** Properties of the Open Graph, for link previews. */
function openGraph({ content: { head }, shell, origin, picture }: HeadParts, canonical: string | undefined) {
  return [
    ["type", "website"],
    ["site_name", shell.brand],
    ["title", head.title],
    ["description", head.description],
    ["image", origin + picture.src],
    ["image:width", String(picture.width)],
    ["image:height", String(picture.height)],
    ["image:alt", picture.alt],
    ...(canonical === undefined ? [] : [["url", canonical] as const]),
  ] as const;
}
