import type { PartnerContent } from "../../content/types.ts";

type Contact = NonNullable<PartnerContent["contacts"]>[number];

const digits = (number: string) => number.replaceAll(/\D/g, "");

const hrefs: Record<Contact["link"], (value: string) => string> = {
  phone: (number) => `tel:+${digits(number)}`,
  whatsapp: (number) => `https://wa.me/${digits(number)}`,
  viber: (number) => `viber://chat?number=%2B${digits(number)}`,
  telegram: (name) => `https://t.me/${name.replace(/^@/, "")}`,
  email: (address) => `mailto:${address}`,
  address: (address) => address,
  profile: (address) => address,
};

/** A link for each value. Its text is the label if there is one, a short form for web addresses. */
export function contactLinks({ link, values, label }: Contact) {
  return values.map((value) => ({ text: label ?? shown(link, value), href: hrefs[link](value) }));
}

/** `https://www.savanna.example/` → `savanna.example`; `@name` for a profile whose address is just that. */
function shown(link: Contact["link"], value: string): string {
  if (link !== "address" && link !== "profile") return value;
  const [, name] = /^https:\/\/[^/]+\/@?([\w.-]+)\/?$/.exec(value) ?? [];
  if (link === "profile" && name !== undefined) return `@${name}`;
  return value.replace(/^https:\/\/(?:www\.)?/, "").replace(/\/$/, "");
}
