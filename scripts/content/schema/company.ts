/** Who publishes the site, and where it can be reached, in `content/facts/site.yaml`. */
import { z } from "zod";
import { choice, fact, field, group } from "./field.ts";
import { countryCode } from "./formats/codes.ts";
import { email } from "./formats/email.ts";
import { line, text } from "./formats/text.ts";
import { httpsUrl } from "./formats/url.ts";

export const company = group(
  ["Company", "Postal address, legal notice and terms of use are made from this."],
  ["Unternehmen", "Daraus entstehen Anschrift, Impressum und Nutzungsbedingungen."],
  {
    name: fact("company", text, ["Name", "With its legal form."], ["Name", "Mit Rechtsform."]),
    street: line("Street", "Straße"),
    postalCode: line("Postal code", "Postleitzahl"),
    city: line("City", "Ort"),
    country: field(countryCode, "Country", "Land"),
    managingDirector: fact("managingDirector", text, "Managing director", "Geschäftsführung"),
    registerCourt: fact("registerCourt", text, "Register court", "Registergericht"),
    registerNumber: fact("registerNumber", text, "Register number", "Registernummer"),
    vatId: fact("vatId", text, "VAT id", "Umsatzsteuer-ID"),
  },
);

export const emails = group("E-mail addresses", "E-Mail-Adressen", {
  sales: fact("salesEmail", email, "Sales", "Vertrieb"),
  support: fact("supportEmail", email, "Support", "Support"),
  privacy: fact("privacyEmail", email, "Privacy", "Datenschutz"),
  info: fact("infoEmail", email, "General", "Allgemein"),
  security: field(
    email,
    ["Security", "Address in security.txt, for people who report a weakness."],
    ["Sicherheit", "Adresse in security.txt, für Menschen, die eine Schwachstelle melden."],
  ),
});

export const social = field(
  z.array(
    group("Social network", "Soziales Netzwerk", {
      network: choice("Network", "Netzwerk", {
        facebook: ["Facebook", "Facebook"],
        instagram: ["Instagram", "Instagram"],
        linkedin: ["LinkedIn", "LinkedIn"],
        x: ["X (Twitter)", "X (Twitter)"],
        youtube: ["YouTube", "YouTube"],
      }),
      url: field(httpsUrl, "Address", "Adresse"),
    }),
  ),
  "Social networks",
  "Soziale Netzwerke",
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
