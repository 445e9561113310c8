/** Words of the pages: `content/<language>/pages/<page>.yaml`. The page's own folder has their schema. */
import type { z } from "zod";
import { readPages } from "../../../src/routes/read-pages.ts";
import { routes } from "../../../src/routes/routes.ts";
import { fieldName } from "./field.ts";

const found = await readPages<z.ZodType>("schema.ts", "words");

/** Schemas by file name, which is the folder of the page, in the order of the routes. A file of any other name is refused. */
export const pageSchemas: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
  routes.flatMap(({ folder }) => {
    const schema = found[folder];
    return schema === undefined ? [] : [[folder, schema]];
  }),
);

/** Pages that a menu can lead to, by the id of the route: every one that search engines may list, but none of several. */
export const menuPages: Readonly<Record<string, readonly [en: string, de: string]>> = Object.fromEntries(
  routes.flatMap(({ id, folder, indexed, slugs }) => {
    const schema = pageSchemas[folder];
    if (schema === undefined || !indexed || slugs !== undefined) return [];
    const { en, de } = fieldName(schema);
    return [[id, [en, de]]];
  }),
);
