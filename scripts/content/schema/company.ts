/** The publisher of the site and its contact details, in `content/site.yaml`. */
import { z } from "zod";
import { choice, fact, field, group } from "./field.ts";
import { countryCode } from "./formats/codes.ts";
import { email } from "./formats/email.ts";
import { imagePath } from "./formats/picture.ts";
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
      name: line("Name", "Name"),
      url: field(httpsUrl, "Address", "Adresse"),
      icon: choice(["Icon", "One of the set. Can be left out."], ["Symbol", "Eines aus dem Satz. Kann entfallen."], {
        facebook: ["Facebook", "Facebook"],
        instagram: ["Instagram", "Instagram"],
        linkedin: ["LinkedIn", "LinkedIn"],
        x: ["X", "X"],
        youtube: ["YouTube", "YouTube"],
        chat: ["Speech bubble", "Sprechblase"],
      }).optional(),
      picture: field(
        imagePath,
        [
          "Picture",
          "Shown in place of an icon, for a network that the set does not have: a square one, light, as SVG.",
        ],
        [
          "Bild",
          "Erscheint anstelle eines Symbols, für ein Netzwerk, das der Satz nicht hat: quadratisch, hell, als SVG.",
        ],
      ).optional(),
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
