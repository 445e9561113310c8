/**
 * The ways to reach a partner: a row each, in the order in which cards show them. The fields of a partner, the form, and the
 * labels of the interface strings are made from it.
 */
import type { z } from "zod";
import { field, type Words } from "./field.ts";
import { emails } from "./formats/email.ts";
import { phone, phones } from "./formats/phone.ts";
import { telegram } from "./formats/telegram.ts";
import { line } from "./formats/text.ts";
import { httpsUrl } from "./formats/url.ts";

export interface ContactKind {
  readonly value: z.ZodString;
  /** What a value becomes on a card. */
  readonly link: "phone" | "whatsapp" | "viber" | "telegram" | "email" | "address" | "profile";
  readonly en: Words;
  readonly de: Words;
  /** The field with what is shown in place of the address. */
  readonly label?: "displayFacebook";
}

export const contacts = {
  phone: { value: phones, link: "phone", en: ["Phone", "Landline numbers."], de: ["Telefon", "Nummern im Festnetz."] },
  mobile: { value: phones, link: "phone", en: ["Mobile", "Mobile numbers."], de: ["Mobil", "Mobilnummern."] },
  whatsapp: {
    value: phones,
    link: "whatsapp",
    en: ["WhatsApp", "Numbers that answer on WhatsApp."],
    de: ["WhatsApp", "Nummern, die auf WhatsApp antworten."],
  },
  viber: {
    value: phone,
    link: "viber",
    en: ["Viber", "Number that answers on Viber."],
    de: ["Viber", "Nummer, die auf Viber antwortet."],
  },
  telegram: {
    value: telegram,
    link: "telegram",
    en: ["Telegram", 'Name on Telegram, with @ and in quotes: "@company".', "Name on Telegram, with @ in front."],
    de: [
      "Telegram",
      'Name bei Telegram, mit @ und in Anführungszeichen: "@company".',
      "Name bei Telegram, mit @ davor.",
    ],
  },
  // RFC 3966 took the scheme `fax:` away and leaves such numbers to `tel:`.
  fax: { value: phone, link: "phone", en: ["Fax", "Number of the fax."], de: ["Fax", "Nummer des Faxgeräts."] },
  email: {
    value: emails,
    link: "email",
    en: ["E-mail", "Addresses that visitors write to."],
    de: ["E-Mail", "Adressen, an die Besucher schreiben."],
  },
  website: {
    value: httpsUrl,
    link: "address",
    en: ["Website", "Address of the company's own website."],
    de: ["Website", "Adresse der eigenen Website der Firma."],
  },
  facebook: {
    value: httpsUrl,
    link: "address",
    en: ["Facebook", "Address of the company's page."],
    de: ["Facebook", "Adresse der Seite der Firma."],
    label: "displayFacebook",
  },
  instagram: {
    value: httpsUrl,
    link: "profile",
    en: ["Instagram", "Address of the company's profile."],
    de: ["Instagram", "Adresse des Profils der Firma."],
  },
  twitter: {
    value: httpsUrl,
    link: "profile",
    en: ["X (Twitter)", "Address of the company's profile."],
    de: ["X (Twitter)", "Adresse des Profils der Firma."],
  },
} as const satisfies Record<string, ContactKind>;

export type ContactId = keyof typeof contacts;

/** The table, row by row. */
export const contactRows: readonly (readonly [id: ContactId, kind: ContactKind])[] = Object.keys(contacts)
  .filter((id) => isContact(id))
  .map((id) => [id, contacts[id]]);

function isContact(id: string): id is ContactId {
  return Object.hasOwn(contacts, id);
}

/** Fields that hold several values with commas. */
export const severalContacts: readonly string[] = contactRows.flatMap(([id, { value }]) =>
  value === phones || value === emails ? [id] : [],
);

/** The fields of a partner. */
export const contactFields = eachContact(({ value, en, de }) => field(value, en, de).optional());

/** The labels of the interface strings, in front of each way to reach a partner. */
export const contactLabels = eachContact(({ en, de }) =>
  line(
    [en[0], "On the card of a partner, in front of this way to reach the company."],
    [de[0], "Auf der Karte eines Partners, vor diesem Weg zur Firma."],
  ),
);

function eachContact<Result>(make: (kind: ContactKind) => Result): Record<ContactId, Result>;
function eachContact(make: (kind: ContactKind) => unknown): object {
  return Object.fromEntries(contactRows.map(([id, kind]) => [id, make(kind)]));
}
