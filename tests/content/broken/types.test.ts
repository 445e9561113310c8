import { replace, write } from "../content-copy.ts";
import { describeBroken } from "./broken-case.ts";
import { onePartner } from "./one-partner.ts";

const plugin = "facts/plugins/fatoora.yaml";
const site = "facts/site.yaml";
const release = "facts/releases/1.47.yaml";
const page = "en/pages/not-found.yaml";

describeBroken("types", [
  {
    name: "a price in quotes",
    edits: [replace(plugin, /^price: .*$/m, 'price: ‸"5"')],
    found: ["wrong-type"],
    message: "Expected a number, found text",
    hint: "Take the quotes away: 5",
  },
  {
    name: "a price with a currency sign",
    edits: [replace(plugin, /^price: .*$/m, "price: ‸$5")],
    found: ["wrong-type"],
    message: "Expected a number, found text",
    hint: "Write digits only",
  },
  {
    name: "a price with a comma",
    edits: [replace(plugin, /^price: .*$/m, "price: ‸4,50")],
    found: ["wrong-type"],
    message: "Expected a number",
    hint: "Write  4.50",
  },
  {
    name: "yes for true",
    edits: [replace(plugin, /^monthlySubscriptionAvailable: .*$/m, "monthlySubscriptionAvailable: ‸yes")],
    found: ["wrong-type"],
    message: "Expected true or false, found text",
    hint: "Write true or false",
  },
  {
    name: "true in quotes",
    edits: onePartner('premium: ‸"true"'),
    found: ["wrong-type"],
    message: "Expected true or false, found text",
    hint: "Take the quotes away: true",
  },
  {
    name: "a version without quotes, which is a number",
    edits: [replace("facts/releases/1.40.yaml", /^version: .*$/m, "version: ‸1.40")],
    found: ["wrong-type"],
    message: "Expected text, found a number",
    hint: 'Put it into quotes: "1.40"',
  },
  {
    name: "a postal code without quotes keeps its zero in the hint",
    edits: [replace(site, /^ {2}postalCode: .*$/m, "  postalCode: ‸01067")],
    found: ["wrong-type"],
    message: "Expected text, found a number",
    hint: 'Put it into quotes: "01067"',
  },
  {
    name: "a phone number without spaces, which is a number",
    edits: onePartner("phone: ‸+254205550100"),
    found: ["wrong-type"],
    message: "Expected text, found a number",
    hint: '"+254205550100"',
  },
  {
    name: "a title that is true",
    edits: [replace(page, /^title: .*$/m, "title: ‸true")],
    found: ["wrong-type"],
    message: "Expected text, found true or false",
    hint: 'Put it into quotes: "true"',
  },
  {
    name: "a title that is nothing",
    edits: [replace(page, /^title: .*$/m, "‸title:")],
    found: ["wrong-type"],
    message: "Expected text, found nothing",
    hint: "Write the text behind the colon",
  },
  {
    name: "an entry of a list that is nothing",
    edits: [replace("en/releases/1.46.yaml", /^ {2}- .*$/m, "  - ‸")],
    found: ["wrong-type"],
    message: "Expected text, found nothing",
    hint: "Write the text",
  },
  {
    name: "a text where an entry is wanted",
    edits: [replace("facts/help.yaml", /^ {2}path: (.*)$/m, "  ‸path $1")],
    found: ["wrong-type"],
    message: "Expected an entry with keys, found text",
    hint: "each with a colon",
  },
  {
    name: "a text where a list is wanted",
    edits: [
      write(
        "en/releases/1.47.yaml",
        "summary: Less\nnewFeatures: ‸One\nimprovements: [a, b, c]\nbugFixes: [a, b, c]\n",
      ),
    ],
    found: ["wrong-type"],
    message: "Expected a list, found text",
    hint: "beginning with a hyphen and a space",
  },
  {
    name: "a list where a text is wanted",
    edits: [replace(page, /^title: .*$/m, "title:\n  ‸- Oops")],
    found: ["wrong-type"],
    message: "Expected text, found a list",
    hint: "Write one text in place of the list",
  },
  {
    name: "a list where an entry is wanted",
    edits: [replace(page, /^suggestions:\n.*$/m, "suggestions:\n  ‸- title")],
    found: ["wrong-type"],
    message: "Expected an entry with keys, found a list",
    hint: "Write its keys below it",
  },
  {
    name: "a list where the file is a map",
    edits: [write(release, '# Facts\n‸- version: "1.47"\n')],
    found: ["wrong-type"],
    message: "Expected an entry with keys, found a list",
    hint: "keys",
  },
  {
    name: "a text for the whole file",
    edits: [write(release, "‸1.47 was released\n")],
    found: ["wrong-type"],
    message: "Expected an entry with keys, found text",
    hint: "keys",
  },
  {
    name: "a number where text or a list is wanted",
    edits: onePartner("address: ‸12"),
    found: ["wrong-type"],
    message: "Expected text or a list, found a number",
    hint: '"12"',
  },
  {
    name: "a fraction where a whole number is wanted",
    edits: [replace("facts/downloads.yaml", /^ {2}bytes: .*$/m, "  bytes: ‸48217336.5")],
    found: ["wrong-type"],
    message: "Expected a whole number",
    hint: "Write a whole number",
  },
  ...[
    ["a leading zero", "08", "08 is read as 8"],
    ["a number in base 16", "0x10", "0x10 is read as 16"],
    ["a power of ten", "1e2", "1e2 is read as 100"],
    ["a plus sign", "+5", "+5 is read as 5"],
    ["a dot without a digit in front of it", ".5", ".5 is read as 0.5"],
  ].map(([name = "", price = "", message = ""]) => ({
    name: `a number with ${name}`,
    edits: [replace(plugin, /^price: .*$/m, `price: ‸${price}`)],
    found: ["number-form"],
    message,
    hint: "Write digits only, without a zero",
  })),
  {
    name: "a number without end",
    edits: [replace(plugin, /^price: .*$/m, "price: ‸.inf")],
    found: ["wrong-type"],
    message: "Expected a number",
    hint: "digits only",
  },
]);
