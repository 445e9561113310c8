/** Who publishes the site, and where it can be reached, in `content/facts/site.yaml`. */
import { z } from "zod";
import { choice, field, group } from "./field.ts";
import { countryCode } from "./formats/country.ts";
import { email } from "./formats/email.ts";
import { line } from "./formats/text.ts";
import { httpsUrl } from "./formats/url.ts";

export const company = group(
  ["Company", "Postal address, legal notice and terms of use are made from this."],
  ["Unternehmen", "Daraus entstehen Anschrift, Impressum und Nutzungsbedingungen."],
  {
    name: line(
      ["Name", "Registered name with its legal form. Texts write it as {company}."],
      ["Name", "Eingetragener Name mit Rechtsform. In Texten: {company}."],
    ),
    street: line("Street", "Straße"),
    postalCode: line("Postal code", "Postleitzahl"),
    city: line("City", "Ort"),
    country: field(countryCode, "Country", "Land"),
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

export const emails = group("E-mail addresses", "E-Mail-Adressen", {
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
});

export const social = field(
  z.array(
    group("Social network", "Soziales Netzwerk", {
      network: choice(
        ["Network", "Which network. Its sign is shown in the footer."],
        ["Netzwerk", "Welches Netzwerk. Sein Zeichen steht in der Fußzeile."],
        {
          facebook: ["Facebook", "Facebook"],
          instagram: ["Instagram", "Instagram"],
          linkedin: ["LinkedIn", "LinkedIn"],
          x: ["X (Twitter)", "X (Twitter)"],
          youtube: ["YouTube", "YouTube"],
        },
      ),
      url: field(httpsUrl, "Address", "Adresse"),
    }),
  ),
  ["Social networks", "Links in the footer, in this order."],
  ["Soziale Netzwerke", "Links in der Fußzeile, in dieser Reihenfolge."],
);

export const payments = field(
  z
    .array(
      choice("Way to pay", "Zahlungsart", {
        visa: ["Visa", "Visa"],
        mastercard: ["Mastercard", "Mastercard"],
        "american-express": ["American Express", "American Express"],
        paypal: ["PayPal", "PayPal"],
      }),
    )
    .min(1),
  ["Ways to pay", "Read aloud for the picture of cards in the footer, in this order."],
  ["Zahlungsarten", "Werden zum Bild der Karten in der Fußzeile vorgelesen, in dieser Reihenfolge."],
);
