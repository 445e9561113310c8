/** The order of the catalogue, and which plugins a page leads on to. */

import { memo } from "../core/memo.ts";
import type { Content } from "../model/content.ts";

/** How many other plugins a page shows. */
const related = 3;

/** Slugs of all plugins in their order. */
export const catalogueOf = memo((content: Content): readonly string[] =>
  [...content.plugins].sort(([, a], [, b]) => a.order - b.order).map(([slug]) => slug),
);

/** Three other plugins: those for the same country first, then those that follow in the catalogue, around its end. */
export function relatedSlugs(content: Content, slug: string): readonly string[] {
  return relations(content).get(slug) ?? [];
}

/** All at once: looked for one by one, it would be the whole catalogue for each plugin. */
const relations = memo((content: Content) => {
  const slugs = catalogueOf(content);
  const countryOf = (slug: string) => content.plugins.get(slug)?.country;
  const countries = new Map<string, string[]>();
  for (const slug of slugs) {
    const country = countryOf(slug);
    if (country !== undefined) countries.set(country, [...(countries.get(country) ?? []), slug]);
  }
  return new Map(
    slugs.map((slug, place) => {
      const near = countries.get(countryOf(slug) ?? "") ?? [];
      const found = firstBehind(near, near.indexOf(slug), related, () => true);
      const isFar = (other: string) => countryOf(slug) === undefined || countryOf(other) !== countryOf(slug);
      return [slug, [...found, ...firstBehind(slugs, place, related - found.length, isFar)]];
    }),
  );
});

/** The first entries behind one, around the end of the list. */
function firstBehind(list: readonly string[], place: number, count: number, isWanted: (slug: string) => boolean) {
  const found: string[] = [];
  for (let step = 1; step < list.length && found.length < count; step += 1) {
    const one = list[(place + step) % list.length];
    if (one !== undefined && isWanted(one)) found.push(one);
  }
  return found;
}
