/** The schemas of `content/<language>/pages/<page>.yaml`, each from its page's folder. */
import type { z } from "zod";
import { translations as contact } from "../../../src/pages/contact/schema.ts";
import { translations as download } from "../../../src/pages/download/schema.ts";
import { translations as faq } from "../../../src/pages/faq/schema.ts";
import { translations as features } from "../../../src/pages/features/schema.ts";
import { translations as home } from "../../../src/pages/home/schema.ts";
import { translations as notFound } from "../../../src/pages/not-found/schema.ts";
import { translations as partners } from "../../../src/pages/partners/schema.ts";
import { translations as plugins } from "../../../src/pages/plugins/schema.ts";
import { translations as releaseNotes } from "../../../src/pages/release-notes/schema.ts";
import { translations as thankYou } from "../../../src/pages/thank-you/schema.ts";
import { routeOf } from "../../../src/routes/routes.ts";
import type { LocalizedText } from "../core/messages/language.ts";
import { fieldMeta, fieldName } from "../schema/field.ts";
import { menuRoutes } from "../schema/navigation.ts";

/** Schemas by file name, in the order of the routes. */
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

/** Names of the pages that a menu can link to, by route id. */
export const menuPages: Readonly<Record<string, LocalizedText>> = Object.fromEntries(
  menuRoutes.flatMap((id) => {
    const schema = pageSchemas[routeOf(id).folder];
    return schema === undefined ? [] : [[id, fieldName(schema)]];
  }),
);

/** Names of the values of a field with choices. */
export function choicesOf(schema: z.core.$ZodType): Readonly<Record<string, LocalizedText>> {
  const { choices = {}, reference } = fieldMeta(schema);
  return reference === "page" ? menuPages : choices;
}
