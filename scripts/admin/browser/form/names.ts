/** Fields that are not in the file: the title of an entry in lists and above its form. */
import { countryName } from "../../../content/core/intl.ts";
import type { JsonObject } from "../../../content/files/json-value.ts";
import { formKeys } from "./shape.ts";

/**
 * @param form A file as `fromFile` reads it.
 * @param path Where the file is.
 * @param language Language of the country’s name.
 * @returns `form` with the names of the file and of its country.
 */
export function withNames(form: JsonObject, path: string, language: string): JsonObject {
  const entry = path.replace(/^.*\/|\.yaml$/g, "");
  const { country } = form;
  if (typeof country !== "string" || !/^[A-Z]{2}$/.test(country)) return { ...form, [formKeys.entry]: entry };
  return { ...form, [formKeys.entry]: entry, [formKeys.country]: countryName(country, language) };
}
