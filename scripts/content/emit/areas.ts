/** The areas of the features page, some of them with a picture. */
import type { Context } from "./context.ts";
import { pictureOf } from "./media.ts";

/** Pictures of areas, by the ids of these. */
const pictures = {
  sales: "featuresSelling",
  inventory: "featuresStock",
  dashboard: "featuresReports",
  users: "featuresUsers",
} as const;

const pictureNames = new Map<string, (typeof pictures)[keyof typeof pictures]>(Object.entries(pictures));

/** Title, text and points of each area; a `picture` where there is one and the words say what it shows. */
export function areasOf({ content, words, media, language }: Context) {
  return words.pages.features.areas.map(({ imageAlt, ...area }) => {
    const name = pictureNames.get(area.id);
    if (name === undefined || imageAlt === undefined) return { ...area, picture: undefined };
    return { ...area, picture: pictureOf(media, content.pictures[name], imageAlt, language) };
  });
}
