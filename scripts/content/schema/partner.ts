/** Partners of one country: `content/facts/partners/<country>.yaml`. */
import { z } from "zod";
import { httpsUrl } from "./addresses.ts";
import { countryCode, imagePath, text } from "./primitives.ts";

/**
 * International number, with spaces, hyphens or brackets between the digits: `+254 20 555 0100` (ITU-T E.164: at most 15
 * digits, none of the countries' numbers begins with 0). The zero in brackets that is dialled only within a country would
 * be dialled by a phone that follows the link.
 */
const phonePattern = /^\+(?!.*\( *0 *\))[1-9](?:[ ()-]*\d){6,14}$/;

export const phone = z
  .string()
  .regex(phonePattern, { error: "phone" })
  .meta({
    title: "Number",
    description: "One international number.",
    de: { title: "Nummer", description: "Eine internationale Nummer." },
    format: "phone",
  });

const phones = commaSeparated(phonePattern, "phones");
const emails = commaSeparated(z.regexes.email, "emails");

const addressLine = text.meta({
  title: "Line",
  description: "One line of the address.",
  de: { title: "Zeile", description: "Eine Zeile der Anschrift." },
});

const addressLines = z
  .array(addressLine)
  .min(1)
  .meta({
    title: "Lines",
    description: "The address line by line.",
    de: { title: "Zeilen", description: "Die Anschrift Zeile für Zeile." },
  });

export const partner = z
  .strictObject({
    name: text.max(120).meta({
      title: "Name",
      description: "Name of the company, as it is on its own sign.",
      de: { title: "Name", description: "Name der Firma, wie er auf ihrem eigenen Schild steht." },
    }),
    logo: imagePath
      .meta({
        title: "Logo",
        description:
          "Picture below content/images, best an SVG in the folder partners. Without one, initials are shown.",
        de: {
          title: "Logo",
          description:
            "Bild unterhalb von content/images, am besten ein SVG im Ordner partners. Ohne Logo stehen dort Initialen.",
        },
        examples: ["partners/company.svg"],
      })
      .optional(),
    address: z
      .union([text, addressLines])
      .meta({
        title: "Address",
        description: "One line, or a list of lines, each beginning with a hyphen.",
        inForm: { en: "One or several lines.", de: "Eine oder mehrere Zeilen." },
        de: { title: "Anschrift", description: "Eine Zeile oder eine Liste von Zeilen, jede mit Bindestrich davor." },
      })
      .optional(),
    premium: z
      .boolean()
      .meta({
        title: "Premium",
        description: "Whether the partner comes before the others of the country, with a ribbon.",
        de: { title: "Premium", description: "Ob der Partner vor den anderen des Landes steht, mit einem Band." },
        choices: {
          true: { en: "Shown first, with a ribbon", de: "Steht vorn, mit Band" },
          false: { en: "Shown among the others", de: "Steht bei den anderen" },
        },
      })
      .optional(),
    phone: phones
      .meta({
        title: "Phone",
        description: "Landline numbers.",
        de: { title: "Telefon", description: "Nummern im Festnetz." },
      })
      .optional(),
    mobile: phones
      .meta({
        title: "Mobile",
        description: "Mobile numbers.",
        de: { title: "Mobil", description: "Mobilnummern." },
      })
      .optional(),
    whatsapp: phones
      .meta({
        title: "WhatsApp",
        description: "Numbers that answer on WhatsApp.",
        de: { title: "WhatsApp", description: "Nummern, die auf WhatsApp antworten." },
      })
      .optional(),
    email: emails
      .meta({
        title: "E-mail",
        description: "Addresses that visitors write to.",
        de: { title: "E-Mail", description: "Adressen, an die Besucher schreiben." },
      })
      .optional(),
    telegram: z
      .string()
      .regex(/^@[A-Za-z]\w{3,31}$/, { error: "telegram" })
      .meta({
        title: "Telegram",
        description: 'Name on Telegram, with @ and in quotes: "@company".',
        inForm: { en: "Name on Telegram, with @ in front.", de: "Name bei Telegram, mit @ davor." },
        de: { title: "Telegram", description: 'Name bei Telegram, mit @ und in Anführungszeichen: "@company".' },
        examples: ["@company"],
      })
      .optional(),
    viber: phone
      .meta({
        title: "Viber",
        description: "Number that answers on Viber.",
        de: { title: "Viber", description: "Nummer, die auf Viber antwortet." },
      })
      .optional(),
    fax: phone
      .meta({
        title: "Fax",
        description: "Number of the fax.",
        de: { title: "Fax", description: "Nummer des Faxgeräts." },
      })
      .optional(),
    facebook: httpsUrl
      .meta({
        title: "Facebook",
        description: "Address of the company's page.",
        de: { title: "Facebook", description: "Adresse der Seite der Firma." },
      })
      .optional(),
    displayFacebook: text
      .max(60)
      .meta({
        title: "Words of the Facebook link",
        description: "What stands in place of the address. Without them, the address is shown.",
        de: {
          title: "Wortlaut des Facebook-Links",
          description: "Steht anstelle der Adresse. Ohne ihn steht dort die Adresse.",
        },
      })
      .optional(),
    twitter: httpsUrl
      .meta({
        title: "X (Twitter)",
        description: "Address of the company's profile.",
        de: { title: "X (Twitter)", description: "Adresse des Profils der Firma." },
      })
      .optional(),
    instagram: httpsUrl
      .meta({
        title: "Instagram",
        description: "Address of the company's profile.",
        de: { title: "Instagram", description: "Adresse des Profils der Firma." },
      })
      .optional(),
    website: httpsUrl
      .meta({
        title: "Website",
        description: "Address of the company's own website.",
        de: { title: "Website", description: "Adresse der eigenen Website der Firma." },
      })
      .optional(),
  })
  .meta({
    title: "Partner",
    description: "One company with the ways to reach it. Only the name is needed.",
    de: { title: "Partner", description: "Eine Firma und die Wege zu ihr. Nötig ist nur der Name." },
  });

export const partnersOfCountry = z
  .strictObject({
    country: countryCode.meta({
      title: "Country",
      description: "Country of all partners in this file.",
      de: { title: "Land", description: "Land aller Partner in dieser Datei." },
    }),
    partners: z
      .array(partner)
      .min(1)
      .meta({
        title: "Partners",
        description:
          "One entry a company. Premium partners are shown first, all by name, in whatever order they stand here.",
        de: {
          title: "Partner",
          description:
            "Ein Eintrag je Firma. Gezeigt werden zuerst Premium-Partner, jeweils nach Namen, gleich in welcher Reihenfolge sie hier stehen.",
        },
      }),
  })
  .meta({
    title: "Partners of a country",
    description: "One file a country, named after it: kenya.yaml.",
    de: { title: "Partner eines Landes", description: "Eine Datei je Land, nach ihm benannt: kenya.yaml." },
  });

/** One or several values with commas between them, and with spaces around each. */
function commaSeparated(one: RegExp, format: "phones" | "emails") {
  const inner = one.source.replaceAll(/^\^|\$$/g, "");
  const several = new RegExp(`^\\s*${inner}(?:\\s*,\\s*${inner})*\\s*$`);
  return z.string().regex(several, { error: format }).meta({ format });
}
