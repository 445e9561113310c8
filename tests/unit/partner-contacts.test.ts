import { expect, test } from "vitest";
import { contactsOf as composed } from "../../scripts/content/compose/partners.ts";
import { contactLinks } from "../../src/features/directory/contacts.ts";
import { lettermark } from "../../src/features/directory/lettermark.ts";

const contactsOf = (partner: Parameters<typeof composed>[0]) =>
  composed(partner).map((contact) => ({ kind: contact.kind, links: contactLinks(contact) }));

test.each([
  ["whatsapp", "+254 700 555 042", "+254 700 555 042", "https://wa.me/254700555042"],
  ["viber", "+966 50 555 0446", "+966 50 555 0446", "viber://chat?number=%2B966505550446"],
  ["telegram", "@savanna_till", "@savanna_till", "https://t.me/savanna_till"],
  ["website", "https://www.savanna.example/", "savanna.example", "https://www.savanna.example/"],
  ["facebook", "https://facebook.example/savanna", "facebook.example/savanna", "https://facebook.example/savanna"],
  ["twitter", "https://x.example/savanna", "@savanna", "https://x.example/savanna"],
  ["twitter", "https://x.example/i/user/7", "x.example/i/user/7", "https://x.example/i/user/7"],
] as const)("%s: %s is shown as %s and leads to %s", (kind, value, text, href) => {
  expect(contactsOf({ [kind]: value })).toEqual([{ kind, links: [{ text, href }] }]);
});

test("several values are links of their own, each once", () => {
  const [phone, other] = ["+254 20 555-0854", "+254 20 555 0509"];
  const phones = [
    { text: phone, href: "tel:+254205550854" },
    { text: other, href: "tel:+254205550509" },
  ];
  const emails = ["a@savanna.example", "b@savanna.example"].map((text) => ({ text, href: `mailto:${text}` }));
  expect(contactsOf({ phone: `${phone}, ${other}, ${phone}`, email: "a@savanna.example, b@savanna.example" })).toEqual([
    { kind: "phone", links: phones },
    { kind: "email", links: emails },
  ]);
});

test.each([
  ["Savanna Till Systems", "ST"],
  ["Al-Wabar Office Machines", "AW"],
  ["Ḥarrat Khaybar", "ḤK"],
  ["dukkan", "D"],
  ["درج النقود الأزرق", "د"],
  ["", ""],
])("the lettermark of %s is %s", (name, mark) => expect(lettermark(name)).toBe(mark));
