/**
 * The ways to reach a partner: a row each, in the order in which cards show them. The fields of a partner, the form, and the
 * labels of the interface strings are made from it.
 */
import { z } from "zod";
import { httpsUrl } from "./addresses.ts";
import { line } from "./primitives.ts";

/**
 * International number, with spaces, hyphens or brackets between the digits: `+254 20 555 0100` (ITU-T E.164: at most 15
 * digits, none of the countries' numbers begins with 0). The zero in brackets that is dialled only within a country would
 * be dialled by a phone that follows the link.
 */
const phonePattern = /^\+(?!.*\( *0 *\))[1-9](?:[ ()-]*\d){6,14}$/;

const phone = z.string().regex(phonePattern, { error: "phone" }).meta({ format: "phone" });
const phones = commaSeparated(phonePattern, "phones");
const emails = commaSeparated(z.regexes.email, "emails");
const telegram = z
  .string()
  .regex(/^@[A-Za-z]\w{3,31}$/, { error: "telegram" })
  .meta({ examples: ["@company"] });

/** One or several values with commas between them, and with spaces around each. */
function commaSeparated(one: RegExp, format: "phones" | "emails") {
  const inner = one.source.replaceAll(/^\^|\$$/g, "");
  const several = new RegExp(`^\\s*${inner}(?:\\s*,\\s*${inner})*\\s*$`);
  return z.string().regex(several, { error: format }).meta({ format });
}

/**
 * `link`: what a value becomes on a card. `label`: the field with what is shown in place of the address. Titles and
 * descriptions are for editors.
 */
export const contacts = {
  phone: {
    value: phones,
    link: "phone",
    title: ["Phone", "Telefon"],
    description: ["Landline numbers.", "Nummern im Festnetz."],
  },
  mobile: {
    value: phones,
    link: "phone",
    title: ["Mobile", "Mobil"],
    description: ["Mobile numbers.", "Mobilnummern."],
  },
  whatsapp: {
    value: phones,
    link: "whatsapp",
    title: ["WhatsApp", "WhatsApp"],
    description: ["Numbers that answer on WhatsApp.", "Nummern, die auf WhatsApp antworten."],
  },
  viber: {
    value: phone,
    link: "viber",
    title: ["Viber", "Viber"],
    description: ["Number that answers on Viber.", "Nummer, die auf Viber antwortet."],
  },
  telegram: {
    value: telegram,
    link: "telegram",
    title: ["Telegram", "Telegram"],
    description: [
      'Name on Telegram, with @ and in quotes: "@company".',
      'Name bei Telegram, mit @ und in Anführungszeichen: "@company".',
    ],
    inForm: { en: "Name on Telegram, with @ in front.", de: "Name bei Telegram, mit @ davor." },
  },
  fax: {
    value: phone,
    // RFC 3966 took the scheme `fax:` away and leaves such numbers to `tel:`.
    link: "phone",
    title: ["Fax", "Fax"],
    description: ["Number of the fax.", "Nummer des Faxgeräts."],
  },
  email: {
    value: emails,
    link: "email",
    title: ["E-mail", "E-Mail"],
    description: ["Addresses that visitors write to.", "Adressen, an die Besucher schreiben."],
  },
  website: {
    value: httpsUrl,
    link: "address",
    title: ["Website", "Website"],
    description: ["Address of the company's own website.", "Adresse der eigenen Website der Firma."],
  },
  facebook: {
    value: httpsUrl,
    link: "address",
    title: ["Facebook", "Facebook"],
    description: ["Address of the company's page.", "Adresse der Seite der Firma."],
    label: "displayFacebook",
  },
  instagram: {
    value: httpsUrl,
    link: "profile",
    title: ["Instagram", "Instagram"],
    description: ["Address of the company's profile.", "Adresse des Profils der Firma."],
  },
  twitter: {
    value: httpsUrl,
    link: "profile",
    title: ["X (Twitter)", "X (Twitter)"],
    description: ["Address of the company's profile.", "Adresse des Profils der Firma."],
  },
} as const satisfies Record<string, ContactKind>;

export interface ContactKind {
  readonly value: z.ZodString;
  readonly link: "phone" | "whatsapp" | "viber" | "telegram" | "email" | "address" | "profile";
  readonly title: readonly [en: string, de: string];
  readonly description: readonly [en: string, de: string];
  readonly inForm?: { readonly en: string; readonly de: string };
  readonly label?: "displayFacebook";
}

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
export const contactFields = eachContact(({ value, title, description, inForm }) => {
  const words = { title: title[0], description: description[0], de: { title: title[1], description: description[1] } };
  return value.meta({ ...value.meta(), ...words, ...(inForm === undefined ? {} : { inForm }) }).optional();
});

/** The labels of the interface strings, in front of each way to reach a partner. */
export const contactLabels = eachContact(({ title }) =>
  line(
    [title[0], "On the card of a partner, in front of this way to reach the company."],
    [title[1], "Auf der Karte eines Partners, vor diesem Weg zur Firma."],
  ),
);

function eachContact<Result>(make: (kind: ContactKind) => Result): Record<ContactId, Result>;
function eachContact(make: (kind: ContactKind) => unknown): object {
  return Object.fromEntries(contactRows.map(([id, kind]) => [id, make(kind)]));
}
