import type { PartnerContent } from "../../content/types.ts";

type Contact = NonNullable<PartnerContent["contacts"]>[number];

interface ContactLink {
  readonly text: string;
  readonly href: string;
}

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

/** A link for each value, with what is shown: the label if there is one, a web address in short. */
export function contactLinks({ link, values, label }: Contact): ContactLink[] {
  return values.map((value) => ({ text: label ?? shown(link, value), href: hrefs[link](value) }));
}

/** `https://www.savanna.example/` → `savanna.example`; of a profile its name, if the address holds nothing else. */
function shown(link: Contact["link"], value: string): string {
  if (link !== "address" && link !== "profile") return value;
  const [, name] = /^https:\/\/[^/]+\/@?([\w.-]+)\/?$/.exec(value) ?? [];
  if (link === "profile" && name !== undefined) return `@${name}`;
  return value.replace(/^https:\/\/(?:www\.)?/, "").replace(/\/$/, "");
}
