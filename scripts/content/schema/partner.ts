/** Partners of one country: `content/facts/partners/<country>.yaml`. */
import { z } from "zod";
import { contactFields } from "./contacts.ts";
import { countryCode, imagePath, text } from "./primitives.ts";

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
    ...contactFields,
    displayFacebook: text
      .max(60)
      .meta({
        title: "Words of the Facebook link",
        description: "What is shown in place of the address. Without them, the address is shown.",
        de: {
          title: "Wortlaut des Facebook-Links",
          description: "Erscheint anstelle der Adresse. Ohne ihn erscheint die Adresse.",
        },
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
