/** The plugin catalogue: order, cards, and related plugins. */
import { localizedPath } from "../../../src/routes/routes.ts";
import type { Content } from "../check/content.ts";
import { countryName } from "../core/intl.ts";
import { memo } from "../core/memo.ts";
import { withVersion } from "../schema/downloads.ts";
import { type ComposeContext, priceOf } from "./context.ts";
import { pictureOf } from "./media.ts";

const relatedCount = 3;

/** All slugs in catalogue order. */
const catalogueOf = memo(({ plugins }: Content) =>
  [...plugins].sort(([, a], [, b]) => a.order - b.order).map(([slug]) => slug),
);

/** @throws Error if a plugin lacks facts or texts; the content check reports that earlier. */
export function pluginOf({ content, translations: { plugins } }: ComposeContext, slug: string) {
  const facts = content.plugins.get(slug);
  const translations = plugins.get(slug);
  if (facts === undefined || translations === undefined)
    throw new Error(`The plugin ${slug} has no facts or no translations`);
  const { version, date } = facts;
  const files = Object.entries(facts.downloads).map(
    ([edition, file]) => [edition, { ...withVersion(file, version), date }] as const,
  );
  return { facts, translations, downloads: Object.fromEntries(files) };
}

/** All plugins as cards, in catalogue order. */
export function pluginCards(context: ComposeContext) {
  return catalogueOf(context.content).map((slug) => pluginCard(context, slug));
}

export function pluginCard(context: ComposeContext, slug: string) {
  const { media, language, linkLanguage } = context;
  const { facts, translations } = pluginOf(context, slug);
  return {
    slug,
    href: localizedPath({ route: "plugin", slug }, linkLanguage),
    name: translations.name,
    description: translations.description,
    price: priceOf(context, facts),
    country: facts.country === undefined ? undefined : countryName(facts.country, language),
    picture: pictureOf(media, facts.image, "", language),
    foreign: translations.foreign,
  };
}

/** Related plugins: those of the same country first, then the next ones in the catalogue, wrapping around. */
export function relatedSlugs(content: Content, slug: string): readonly string[] {
  const slugs = catalogueOf(content);
  const index = slugs.indexOf(slug);
  const others = [...slugs.slice(index + 1), ...slugs.slice(0, index)];
  const countryOf = (other: string) => content.plugins.get(other)?.country;
  const country = countryOf(slug);
  const sameCountry = others.filter((other) => country !== undefined && countryOf(other) === country);
  return [...new Set([...sameCountry, ...others])].slice(0, relatedCount);
}
