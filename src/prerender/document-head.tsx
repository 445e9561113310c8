import type { Shell } from "../../scripts/content/emit/shell.ts";
import type { PageContent, PictureContent } from "../content/types.ts";
import { feedKinds, feedPath, feedTypes } from "../routes/feeds.ts";
import { markdownPath, markdownType } from "../routes/markdown.ts";
import { localizedPath, type PageMatch, routeOf, type SiteAddresses, translationsOf } from "../routes/routes.ts";

interface HeadParts {
  readonly match: PageMatch;
  readonly texts: PageContent["head"];
  readonly shell: Shell;
  readonly addresses: Pick<SiteAddresses, "origin" | "languages">;
  readonly picture: PictureContent;
  /** Content security policy. */
  readonly policy: string | undefined;
  readonly styles: string;
  /** Addresses of the fonts that the page needs. */
  readonly typefaces: readonly string[];
}

export function DocumentHead(parts: HeadParts) {
  const { match, texts, shell, addresses, policy, styles, typefaces } = parts;
  const { route, language } = match;
  const path = localizedPath(match, language);
  const canonical = routeOf(route).indexed ? addresses.origin + path : undefined;
  // On the page they are about.
  const feeds = route === "releaseNotes" ? feedKinds : [];
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
      <title>{texts.title}</title>
      <meta name="description" content={texts.description} />
      <meta name="color-scheme" content="light dark" />
      {themeColors(styles).map(([scheme, colour]) => (
        <meta key={scheme} name="theme-color" media={`(prefers-color-scheme: ${scheme})`} content={colour} />
      ))}
      {(canonical === undefined || shell.draft) && <meta name="robots" content="noindex" />}
      {canonical !== undefined && (
        <>
          <link rel="canonical" href={canonical} />
          {translationsOf(match, addresses.origin, addresses.languages).map((translation) => (
            <link key={translation.language} rel="alternate" hrefLang={translation.language} href={translation.href} />
          ))}
          <link rel="alternate" type={markdownType} href={markdownPath(path)} />
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
function openGraph({ texts, shell, addresses, picture }: HeadParts, canonical: string | undefined) {
  return [
    ["type", "website"],
    ["site_name", shell.brand],
    ["title", texts.title],
    ["description", texts.description],
    ["image", addresses.origin + picture.src],
    ["image:width", String(picture.width)],
    ["image:height", String(picture.height)],
    ["image:alt", picture.alt],
    ...(canonical === undefined ? [] : [["url", canonical] as const]),
  ] as const;
}
