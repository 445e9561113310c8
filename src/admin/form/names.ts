/** Fields that are in no file: what an entry is called in lists and above its form. */
import type { PlainMap } from "../yaml/plain.ts";
import { formKeys } from "./shape.ts";

/**
 * @param form A file as `fromFile` reads it.
 * @param path Where the file is.
 * @param language In which its country is named.
 * @returns The same with the name of the file, and of the country that it is about.
 */
export function withNames(form: PlainMap, path: string, language: string): PlainMap {
  const entry = path.replace(/^.*\/|\.yaml$/g, "");
  const { country } = form;
  if (typeof country !== "string" || !/^[A-Z]{2}$/.test(country)) return { ...form, [formKeys.entry]: entry };
  const name = new Intl.DisplayNames(language, { type: "region" }).of(country) ?? country;
  return { ...form, [formKeys.entry]: entry, [formKeys.country]: name };
}
