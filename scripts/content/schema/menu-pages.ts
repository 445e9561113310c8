import { routes } from "../../../src/routes/routes.ts";
import { fieldName } from "./field.ts";
import { pageSchemas } from "./pages.ts";

/** Pages that a menu can lead to, by the id of the route: every one that search engines may list, but no plugin's. */
export const menuPages: Readonly<Record<string, readonly [en: string, de: string]>> = Object.fromEntries(
  routes.flatMap(({ id, folder, indexed }) => {
    const schema = pageSchemas[folder];
    if (schema === undefined || !indexed) return [];
    const { en, de } = fieldName(schema);
    return [[id, [en, de]]];
  }),
);
