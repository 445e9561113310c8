/**
 * Contact details of a partner, in their order on cards. The table defines the fields of a partner and their labels in
 * the interface strings.
 */
import type { z } from "zod";
import { field } from "./field.ts";
import { emails } from "./formats/email.ts";
import { phone, phones } from "./formats/phone.ts";
import { telegram } from "./formats/telegram.ts";
import { line } from "./formats/text.ts";
import { httpsUrl } from "./formats/url.ts";

export interface ContactKind {
  readonly value: z.ZodString;
  /** How a card links the value. */
  readonly link: "phone" | "whatsapp" | "viber" | "telegram" | "email" | "address" | "profile";
  readonly en: string;
  readonly de: string;
  /** The field with the link text, shown in place of the address. */
  readonly label?: "displayFacebook";
}

export const contacts = {
  phone: { value: phones, link: "phone", en: "Phone", de: "Telefon" },
  mobile: { value: phones, link: "phone", en: "Mobile", de: "Mobil" },
  whatsapp: { value: phones, link: "whatsapp", en: "WhatsApp", de: "WhatsApp" },
  viber: { value: phone, link: "viber", en: "Viber", de: "Viber" },
  telegram: { value: telegram, link: "telegram", en: "Telegram", de: "Telegram" },
  // RFC 3966 removed the scheme `fax:` in favour of `tel:`.
  fax: { value: phone, link: "phone", en: "Fax", de: "Fax" },
  email: { value: emails, link: "email", en: "E-mail", de: "E-Mail" },
  website: { value: httpsUrl, link: "address", en: "Website", de: "Website" },
  facebook: { value: httpsUrl, link: "address", en: "Facebook", de: "Facebook", label: "displayFacebook" },
  instagram: { value: httpsUrl, link: "profile", en: "Instagram", de: "Instagram" },
  twitter: { value: httpsUrl, link: "profile", en: "X (Twitter)", de: "X (Twitter)" },
} as const satisfies Record<string, ContactKind>;

export type ContactId = keyof typeof contacts;

export const contactEntries: readonly (readonly [id: ContactId, kind: ContactKind])[] = Object.keys(contacts)
  .filter(isContact)
  .map((id) => [id, contacts[id]]);

function isContact(id: string): id is ContactId {
  return Object.hasOwn(contacts, id);
}

/** Fields that hold several comma-separated values. */
export const multiValueContacts: readonly string[] = contactEntries.flatMap(([id, { value }]) =>
  value === phones || value === emails ? [id] : [],
);

/** The fields of a partner. */
export const contactFields = mapContacts(({ value, en, de }) => field(value, en, de).optional());

/** The interface strings that label them. */
export const contactLabels = mapContacts(({ en, de }) => line(en, de));

function mapContacts<Result>(toResult: (kind: ContactKind) => Result): Record<ContactId, Result>;
function mapContacts(toResult: (kind: ContactKind) => unknown): object {
  return Object.fromEntries(contactEntries.map(([id, kind]) => [id, toResult(kind)]));
}
