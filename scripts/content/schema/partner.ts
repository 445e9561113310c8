/** Partners of one country: `content/facts/partners/<country>.yaml`. */
import { z } from "zod";
import { commaSeparated, countryCode, email, httpsUrl, imagePath, text } from "./primitives.ts";

/** International number, with spaces, hyphens or brackets between the digits: `+254 20 555 0100`. */
export const phone = z
  .string()
  .regex(/^\+\d(?:[ ()-]*\d){6,14}$/, { error: "phone" })
  .describe("International number: +254 20 555 0100.");

const phones = commaSeparated(phone, "phones", "One or several international numbers, separated by commas.");

export const partner = z.strictObject({
  name: text.max(120),
  logo: imagePath.optional().describe("Without one, initials are drawn."),
  address: z
    .union([text, z.array(text).min(1)])
    .optional()
    .describe("One line, or a list of lines."),
  premium: z.boolean().optional().describe("true: shown first, with a ribbon."),
  phone: phones.optional(),
  mobile: phones.optional(),
  whatsapp: phones.optional(),
  email: commaSeparated(email, "emails", "One or several e-mail addresses, separated by commas.").optional(),
  telegram: z
    .string()
    .regex(/^@[A-Za-z]\w{3,31}$/, { error: "telegram" })
    .optional()
    .describe("Telegram name: @company."),
  viber: phone.optional(),
  fax: phone.optional(),
  facebook: httpsUrl.optional(),
  displayFacebook: text.max(60).optional().describe("Words of the Facebook link; without them, the address."),
  twitter: httpsUrl.optional(),
  instagram: httpsUrl.optional(),
  website: httpsUrl.optional(),
});

export const partnersOfCountry = z.strictObject({
  country: countryCode,
  partners: z.array(partner).min(1),
});
