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
      ["Name", "With its legal form. In texts: {company}."],
      ["Name", "Mit Rechtsform. In Texten: {company}."],
    ),
    street: line("Street", "Straße"),
    postalCode: line("Postal code", "Postleitzahl"),
    city: line("City", "Ort"),
    country: field(countryCode, "Country", "Land"),
    managingDirector: line(
      ["Managing director", "In texts: {managingDirector}."],
      ["Geschäftsführung", "In Texten: {managingDirector}."],
    ),
    registerCourt: line(
      ["Register court", "In texts: {registerCourt}."],
      ["Registergericht", "In Texten: {registerCourt}."],
    ),
    registerNumber: line(
      ["Register number", "In texts: {registerNumber}."],
      ["Registernummer", "In Texten: {registerNumber}."],
    ),
    vatId: line(["VAT id", "In texts: {vatId}."], ["Umsatzsteuer-ID", "In Texten: {vatId}."]),
  },
);

export const emails = group("E-mail addresses", "E-Mail-Adressen", {
  sales: field(email, ["Sales", "In texts: {salesEmail}."], ["Vertrieb", "In Texten: {salesEmail}."]),
  support: field(email, ["Support", "In texts: {supportEmail}."], ["Support", "In Texten: {supportEmail}."]),
  privacy: field(email, ["Privacy", "In texts: {privacyEmail}."], ["Datenschutz", "In Texten: {privacyEmail}."]),
  info: field(email, ["General", "In texts: {infoEmail}."], ["Allgemein", "In Texten: {infoEmail}."]),
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
