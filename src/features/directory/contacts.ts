/** The ways to reach a partner, as links. */
import type { PartnerContent } from "../../content/types.ts";

/** In the order in which they are shown. */
const kinds = [
  "phone",
  "mobile",
  "whatsapp",
  "viber",
  "telegram",
  "fax",
  "email",
  "website",
  "facebook",
  "instagram",
  "twitter",
] as const;

export type ContactKind = (typeof kinds)[number];

export interface ContactLink {
  readonly text: string;
  readonly href: string;
}

export interface Contact {
  readonly kind: ContactKind;
  readonly links: readonly ContactLink[];
}

const digits = (number: string) => number.replaceAll(/\D/g, "");
const phone = (number: string) => `tel:+${digits(number)}`;
const itself = (address: string) => address;

/** Kinds to the address that a value leads to. */
const hrefs: Record<ContactKind, (value: string) => string> = {
  phone,
  mobile: phone,
  whatsapp: (number) => `https://wa.me/${digits(number)}`,
  viber: (number) => `viber://chat?number=%2B${digits(number)}`,
  telegram: (name) => `https://t.me/${name.replace(/^@/, "")}`,
  // RFC 3966 took the scheme `fax:` away and leaves such numbers to `tel:`.
  fax: phone,
  email: (address) => `mailto:${address}`,
  website: itself,
  facebook: itself,
  instagram: itself,
  twitter: itself,
};

/** What is shown instead of a web address. */
const shortNames: Partial<Record<ContactKind, (url: string, partner: PartnerContent) => string>> = {
  website: shortAddress,
  facebook: (url, { displayFacebook }) => displayFacebook ?? shortAddress(url),
  instagram: accountName,
  twitter: accountName,
};

/**
 * What a partner gave, in a fixed order; what it did not give is left out. Values separated by commas become links of
 * their own; a web address is one value. Facebook is shown by its label where there is one.
 */
export function contactsOf(partner: PartnerContent): Contact[] {
  return kinds.flatMap((kind): Contact[] => {
    const value = partner[kind];
    if (value === undefined) return [];
    const shortName = shortNames[kind];
    if (shortName !== undefined)
      return [{ kind, links: [{ text: shortName(value, partner), href: hrefs[kind](value) }] }];
    const parts = new Set(value.split(",").map((part) => part.trim()));
    return [{ kind, links: [...parts].map((text) => ({ text, href: hrefs[kind](text) })) }];
  });
}

/** `https://www.savanna.example/` → `savanna.example`. */
function shortAddress(url: string): string {
  return url.replace(/^https:\/\/(?:www\.)?/, "").replace(/\/$/, "");
}

/** `https://x.example/savannatill` → `@savannatill`; the address where it holds more than a name. */
function accountName(url: string): string {
  const [, name] = /^https:\/\/[^/]+\/@?([\w.-]+)\/?$/.exec(url) ?? [];
  return name === undefined ? shortAddress(url) : `@${name}`;
}
