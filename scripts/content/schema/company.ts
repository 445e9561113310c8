/** Who publishes the site, and where it can be reached, in `content/facts/site.yaml`. */
import { z } from "zod";
import { email, httpsUrl } from "./addresses.ts";
import { field, group } from "./field.ts";
import { countryCode, line } from "./primitives.ts";

export const company = group(
  ["Company", "Postal address, legal notice and terms of use are made from this."],
  ["Unternehmen", "Daraus entstehen Anschrift, Impressum und Nutzungsbedingungen."],
  {
    name: line(
      ["Name", "Registered name with its legal form. Texts write it as {company}."],
      ["Name", "Eingetragener Name mit Rechtsform. In Texten: {company}."],
    ),
    street: line(["Street", "Street and number."], ["Straße", "Straße und Hausnummer."]),
    postalCode: line(["Postal code", 'In quotes: "10000".'], ["Postleitzahl", 'In Anführungszeichen: "10000".']),
    city: line(["City", "City of the postal address."], ["Ort", "Ort der Anschrift."]),
    country: field(countryCode, ["Country", "Country of the postal address."], ["Land", "Land der Anschrift."]),
    managingDirector: line(
      ["Managing director", "For the legal notice. Texts write it as {managingDirector}."],
      ["Geschäftsführung", "Für das Impressum. In Texten: {managingDirector}."],
    ),
    registerCourt: line(
      ["Register court", "For the legal notice. Texts write it as {registerCourt}."],
      ["Registergericht", "Für das Impressum. In Texten: {registerCourt}."],
    ),
    registerNumber: line(
      ["Register number", "For the legal notice. Texts write it as {registerNumber}."],
      ["Registernummer", "Für das Impressum. In Texten: {registerNumber}."],
    ),
    vatId: line(
      ["VAT id", "For the legal notice. Texts write it as {vatId}."],
      ["Umsatzsteuer-ID", "Für das Impressum. In Texten: {vatId}."],
    ),
  },
);

export const emails = group(
  ["E-mail addresses", "Addresses by what they are for."],
  ["E-Mail-Adressen", "Adressen nach ihrem Zweck."],
  {
    sales: field(
      email,
      ["Sales", "For questions about prices and licences. Texts write it as {salesEmail}."],
      ["Vertrieb", "Für Fragen zu Preisen und Lizenzen. In Texten: {salesEmail}."],
    ),
    support: field(
      email,
      ["Support", "For help with the program. Texts write it as {supportEmail}."],
      ["Support", "Für Hilfe mit dem Programm. In Texten: {supportEmail}."],
    ),
    privacy: field(
      email,
      ["Privacy", "For questions about personal data. Texts write it as {privacyEmail}."],
      ["Datenschutz", "Für Fragen zu persönlichen Daten. In Texten: {privacyEmail}."],
    ),
    info: field(
      email,
      ["General", "For the legal notice. Texts write it as {infoEmail}."],
      ["Allgemein", "Für das Impressum. In Texten: {infoEmail}."],
    ),
    security: field(
      email,
      ["Security", "Address in security.txt, for people who report a weakness."],
      ["Sicherheit", "Adresse in security.txt, für Menschen, die eine Schwachstelle melden."],
    ),
  },
);

export const social = field(
  z.array(
    group(
      ["Social network", "A network and your page there."],
      ["Soziales Netzwerk", "Ein Netzwerk und Ihre Seite dort."],
      {
        network: field(
          z.enum(["facebook", "instagram", "linkedin", "x", "youtube"]),
          ["Network", "Which network. Its sign is shown in the footer."],
          ["Netzwerk", "Welches Netzwerk. Sein Zeichen steht in der Fußzeile."],
          {
            choices: {
              facebook: { en: "Facebook", de: "Facebook" },
              instagram: { en: "Instagram", de: "Instagram" },
              linkedin: { en: "LinkedIn", de: "LinkedIn" },
              x: { en: "X (Twitter)", de: "X (Twitter)" },
              youtube: { en: "YouTube", de: "YouTube" },
            },
          },
        ),
        url: field(httpsUrl, ["Address", "Address of your page there."], ["Adresse", "Adresse Ihrer Seite dort."]),
      },
    ),
  ),
  ["Social networks", "Links in the footer, in this order. [] for none.", "Links in the footer, in this order."],
  [
    "Soziale Netzwerke",
    "Links in der Fußzeile, in dieser Reihenfolge. [] für keine.",
    "Links in der Fußzeile, in dieser Reihenfolge.",
  ],
);

export const payments = field(
  z
    .array(
      field(
        z.enum(["visa", "mastercard", "american-express", "paypal"]),
        ["Way to pay", "A card or service that is accepted."],
        ["Zahlungsart", "Eine Karte oder ein Dienst, den Sie annehmen."],
        {
          choices: {
            visa: { en: "Visa", de: "Visa" },
            mastercard: { en: "Mastercard", de: "Mastercard" },
            "american-express": { en: "American Express", de: "American Express" },
            paypal: { en: "PayPal", de: "PayPal" },
          },
        },
      ),
    )
    .min(1),
  ["Ways to pay", "Read aloud for the picture of cards in the footer, in this order."],
  ["Zahlungsarten", "Werden zum Bild der Karten in der Fußzeile vorgelesen, in dieser Reihenfolge."],
);
