/** Pages that a menu can lead to. */
import { routes } from "../../../src/routes/routes.ts";
import { fieldWords } from "./field.ts";
import { pageSchemas } from "./pages.ts";

/** What editors call each of them, by the id of its route: every page that search engines may list, but no plugin's. */
export const menuPages: Readonly<Record<string, readonly [en: string, de: string]>> = Object.fromEntries(
  routes.flatMap(({ id, folder, indexed }) => {
    const schema = pageSchemas[folder];
    if (schema === undefined || !indexed) return [];
    return [[id, [fieldWords(schema, "en").title, fieldWords(schema, "de").title]]];
  }),
);
