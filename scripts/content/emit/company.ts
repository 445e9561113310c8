/** The company that offers the product, as pages show it. */
import { countryName } from "../model/format-facts.ts";
import type { Context } from "./context.ts";

/** Name and postal address, line by line. */
export function companyOf({ content, language }: Context) {
  const { company } = content.site;
  return {
    name: company.name,
    lines: [company.street, `${company.postalCode} ${company.city}`, countryName(company.country, language)],
  };
}
