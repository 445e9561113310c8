/** Words of the pages: `content/<language>/pages/<page>.yaml`. The page's own folder has their schema. */
import type { z } from "zod";
import { words as contact } from "../../../src/pages/contact/schema.ts";
import { words as download } from "../../../src/pages/download/schema.ts";
import { words as faq } from "../../../src/pages/faq/schema.ts";
import { words as features } from "../../../src/pages/features/schema.ts";
import { words as home } from "../../../src/pages/home/schema.ts";
import { words as notFound } from "../../../src/pages/not-found/schema.ts";
import { words as partners } from "../../../src/pages/partners/schema.ts";
import { words as plugins } from "../../../src/pages/plugins/schema.ts";
import { words as releaseNotes } from "../../../src/pages/release-notes/schema.ts";
import { words as thankYou } from "../../../src/pages/thank-you/schema.ts";
import { type RouteId, routes } from "../../../src/routes/routes.ts";
import { fieldName } from "./field.ts";

/** Schemas by file name, in the order of the routes. A file of any other name is refused. */
export const pageSchemas: Readonly<Record<string, z.ZodType>> = {
  home,
  contact,
  download,
  "thank-you": thankYou,
  faq,
  features,
  partners,
  plugins,
  "release-notes": releaseNotes,
  "not-found": notFound,
};

/** Pages that a menu can lead to, by the id of the route: every one that search engines may list, but none of several. */
export const menuPages: Readonly<Partial<Record<RouteId, readonly [en: string, de: string]>>> = Object.fromEntries(
  routes.flatMap(({ id, folder, indexed, slugs }) => {
    const schema = pageSchemas[folder];
    if (schema === undefined || !indexed || slugs !== undefined) return [];
    const { en, de } = fieldName(schema);
    return [[id, [en, de]]];
  }),
);
