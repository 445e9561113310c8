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
  /** `undefined` where no program could follow it: a fax number. */
  readonly href: string | undefined;
}

export interface Contact {
  readonly kind: ContactKind;
  readonly links: readonly ContactLink[];
}

const digits = (number: string) => number.replaceAll(/\D/g, "");
const phone = (number: string) => `tel:+${digits(number)}`;
const itself = (address: string) => address;

/** Kinds to the address that a value leads to. */
const hrefs: Record<ContactKind, (value: string) => string | undefined> = {
  phone,
  mobile: phone,
  whatsapp: (number) => `https://wa.me/${digits(number)}`,
  viber: (number) => `viber://chat?number=%2B${digits(number)}`,
  telegram: (name) => `https://t.me/${name.replace(/^@/, "")}`,
  fax: () => undefined,
  email: (address) => `mailto:${address}`,
  website: itself,
  facebook: itself,
  instagram: itself,
  twitter: itself,
};

/** These hold one address; a comma in it would be part of it. */
const addresses: readonly ContactKind[] = ["website", "facebook", "instagram", "twitter"];

/**
 * What a partner gave, in a fixed order; what it did not give is left out. Values separated by commas become links of
 * their own. Web addresses are shown without `https://`, Facebook by its label where there is one.
 */
export function contactsOf(partner: PartnerContent): Contact[] {
  return kinds.flatMap((kind): Contact[] => {
    const value = partner[kind];
    if (value === undefined) return [];
    if (addresses.includes(kind)) {
      const label = kind === "facebook" ? partner.displayFacebook : undefined;
      return [{ kind, links: [{ text: label ?? shortAddress(value), href: hrefs[kind](value) }] }];
    }
    const parts = value.split(",").map((part) => part.trim());
    return [{ kind, links: parts.map((text) => ({ text, href: hrefs[kind](text) })) }];
  });
}

/** `https://www.savanna.example/` → `savanna.example`. */
function shortAddress(url: string): string {
  return url.replace(/^https:\/\/(?:www\.)?/, "").replace(/\/$/, "");
}
