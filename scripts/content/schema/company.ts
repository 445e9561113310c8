/** Who publishes the site, and where it can be reached, in `content/facts/site.yaml`. */
import { z } from "zod";
import { email, httpsUrl } from "./addresses.ts";
import { countryCode, text } from "./primitives.ts";

export const company = z
  .strictObject({
    name: text.meta({
      title: "Name",
      description: "Registered name with its legal form. Texts write it as {company}.",
      de: { title: "Name", description: "Eingetragener Name mit Rechtsform. In Texten: {company}." },
    }),
    street: text.meta({
      title: "Street",
      description: "Street and number.",
      de: { title: "Straße", description: "Straße und Hausnummer." },
    }),
    postalCode: text.meta({
      title: "Postal code",
      description: 'In quotes: "10000".',
      de: { title: "Postleitzahl", description: 'In Anführungszeichen: "10000".' },
    }),
    city: text.meta({
      title: "City",
      description: "City of the postal address.",
      de: { title: "Ort", description: "Ort der Anschrift." },
    }),
    country: countryCode.meta({
      title: "Country",
      description: "Country of the postal address.",
      de: { title: "Land", description: "Land der Anschrift." },
    }),
    managingDirector: text.meta({
      title: "Managing director",
      description: "For the legal notice. Texts write it as {managingDirector}.",
      de: { title: "Geschäftsführung", description: "Für das Impressum. In Texten: {managingDirector}." },
    }),
    registerCourt: text.meta({
      title: "Register court",
      description: "For the legal notice. Texts write it as {registerCourt}.",
      de: { title: "Registergericht", description: "Für das Impressum. In Texten: {registerCourt}." },
    }),
    registerNumber: text.meta({
      title: "Register number",
      description: "For the legal notice. Texts write it as {registerNumber}.",
      de: { title: "Registernummer", description: "Für das Impressum. In Texten: {registerNumber}." },
    }),
    vatId: text.meta({
      title: "VAT id",
      description: "For the legal notice. Texts write it as {vatId}.",
      de: { title: "Umsatzsteuer-ID", description: "Für das Impressum. In Texten: {vatId}." },
    }),
  })
  .meta({
    title: "Company",
    description: "Postal address, legal notice and terms of use are made from this.",
    de: { title: "Unternehmen", description: "Daraus entstehen Anschrift, Impressum und Nutzungsbedingungen." },
  });

export const emails = z
  .strictObject({
    sales: email.meta({
      title: "Sales",
      description: "For questions about prices and licences. Texts write it as {salesEmail}.",
      de: { title: "Vertrieb", description: "Für Fragen zu Preisen und Lizenzen. In Texten: {salesEmail}." },
    }),
    support: email.meta({
      title: "Support",
      description: "For help with the program. Texts write it as {supportEmail}.",
      de: { title: "Support", description: "Für Hilfe mit dem Programm. In Texten: {supportEmail}." },
    }),
    privacy: email.meta({
      title: "Privacy",
      description: "For questions about personal data. Texts write it as {privacyEmail}.",
      de: { title: "Datenschutz", description: "Für Fragen zu persönlichen Daten. In Texten: {privacyEmail}." },
    }),
    info: email.meta({
      title: "General",
      description: "For the legal notice. Texts write it as {infoEmail}.",
      de: { title: "Allgemein", description: "Für das Impressum. In Texten: {infoEmail}." },
    }),
    security: email.meta({
      title: "Security",
      description: "Address in security.txt, for people who report a weakness.",
      de: { title: "Sicherheit", description: "Adresse in security.txt, für Menschen, die eine Schwachstelle melden." },
    }),
  })
  .meta({
    title: "E-mail addresses",
    description: "Addresses by what they are for.",
    de: { title: "E-Mail-Adressen", description: "Adressen nach ihrem Zweck." },
  });

export const social = z
  .array(
    z
      .strictObject({
        network: z.enum(["facebook", "instagram", "linkedin", "x", "youtube"]).meta({
          title: "Network",
          description: "Which network. Its sign is shown in the footer.",
          de: { title: "Netzwerk", description: "Welches Netzwerk. Sein Zeichen steht in der Fußzeile." },
          choices: {
            facebook: { en: "Facebook", de: "Facebook" },
            instagram: { en: "Instagram", de: "Instagram" },
            linkedin: { en: "LinkedIn", de: "LinkedIn" },
            x: { en: "X (Twitter)", de: "X (Twitter)" },
            youtube: { en: "YouTube", de: "YouTube" },
          },
        }),
        url: httpsUrl.meta({
          title: "Address",
          description: "Address of your page there.",
          de: { title: "Adresse", description: "Adresse Ihrer Seite dort." },
        }),
      })
      .meta({
        title: "Social network",
        description: "A network and your page there.",
        de: { title: "Soziales Netzwerk", description: "Ein Netzwerk und Ihre Seite dort." },
      }),
  )
  .meta({
    title: "Social networks",
    description: "Links in the footer, in this order. [] for none.",
    inForm: { en: "Links in the footer, in this order.", de: "Links in der Fußzeile, in dieser Reihenfolge." },
    de: { title: "Soziale Netzwerke", description: "Links in der Fußzeile, in dieser Reihenfolge. [] für keine." },
  });

export const payments = z
  .array(
    z.enum(["visa", "mastercard", "american-express", "paypal"]).meta({
      title: "Way to pay",
      description: "A card or service that is accepted.",
      de: { title: "Zahlungsart", description: "Eine Karte oder ein Dienst, den Sie annehmen." },
      choices: {
        visa: { en: "Visa", de: "Visa" },
        mastercard: { en: "Mastercard", de: "Mastercard" },
        "american-express": { en: "American Express", de: "American Express" },
        paypal: { en: "PayPal", de: "PayPal" },
      },
    }),
  )
  .min(1)
  .meta({
    title: "Ways to pay",
    description: "Read aloud for the picture of cards in the footer, in this order.",
    de: {
      title: "Zahlungsarten",
      description: "Werden zum Bild der Karten in der Fußzeile vorgelesen, in dieser Reihenfolge.",
    },
  });
