/** Advice that takes another file, or what was there before: it is the only one, and what it tells to write is right. */
import { expect, test } from "vitest";
import { checkContent } from "../../scripts/content/check.ts";
import { edited, replace, sampleFiles, write } from "./content-copy.ts";

const [site, faq, contact] = ["facts/site.yaml", "en/pages/faq.yaml", "en/pages/contact.yaml"];
const [mrp, copied] = ["facts/plugins/mrp.yaml", "facts/plugins/mrp - Copy.yaml"];
const [botswana, qatar] = ["facts/partners/botswana.yaml", "facts/partners/qatar.yaml"];
const [help, naming] = ["facts/help.yaml", "de/help.yaml, en/help.yaml, facts/plugins/my-logo.yaml"];
const article = "my-logo:\n  path: /{lang}/plugins/my-logo\n";
const digest = "c63699f8a2fb6b3b66fc775ae4e05f829e16660f197697e75d23bcf828f267a1";
const [home, notes, features] = ["en/pages/home.yaml", "en/plugins/notes.yaml", "en/pages/features.yaml"];
const country = "country: BW\npartners:\n  - name: A\n";
const phone = "phone: +974 4455 5032";
const link = "  signIn:\n    host: account\n    path: /sign-in";
const lines = `${phone}\n    phone: +974 4455 5099`;
const both = `${phone}, +974 4455 5099`;

/** The hint; what was in a file (nothing if it is new), what is in its place, and what to write if not what was there. */
const rows: readonly (readonly [hint: string, file: string, right: string, wrong: string, followed?: string])[] = [
  ["Write  BW", botswana, "", country.replace("BW", "KE"), country],
  ["Delete this copy; if it is wanted, give it a name of its own", copied, "", String(sampleFiles.get(mrp))],
  [`Keep one of the two, or write both in one line  ${both}`, qatar, phone, lines, both],
  ["Add a line  name: …", qatar, "partners:\n", "partners:\n  - address: Doha\n"],
  [`Put back what was there\n${link}`, site, `${link}\n`, ""],
  ['Did you mean "partners/savanna.svg"?', "facts/partners/kenya.yaml", "savanna.svg", "savanna.png"],
  ["notes has no price: write the text without it", notes, "name: Notes", "name: Notes {price.notes}"],
  ["Write  title: Contact", contact, "\ntitle: Contact", "\ntitle:\n  label: Contact"],
  ["Add 4 spaces in front of the line", contact, "    and version", "and version"],
  ["Write the line  path: /sign-in  with 4 spaces in front", site, "    path: /sign-in", "\tpath: /sign-in"],
  [`Did you mean "phone"? Write  ${phone}`, qatar, phone, phone.replace("phone", "tel")],
  ["Make it shorter by 65 characters, and keep {brand} in it", home, 'title: "', `title: "${"a".repeat(90)}`],
  ["Write the line  text: >-", contact, "text: >-\n    Look in the help centre first.", "text:\n    Note: look"],
  ["Write the line  # Sign in", site, link, `  // Sign in\n${link}`, `  # Sign in\n${link}`],
  ["Put back what was there    signIn:", site, `${link.slice(0, 9)}\n`, ""],
  ["Compare it with what was there  host: account", site, "    host: account\n", "    - host account\n"],
  ["Write the line  - Give a discount on one item or on the whole sale", features, "- Give", "  Give"],
  ["Give this one its own address", site, "x.example/", "facebook.example/"],
  [
    "Delete this line, or name something else in de/pages/faq.yaml, de/pages/privacy-policy.yaml, en/pages/faq.yaml, en/pages/privacy-policy.yaml, de/pages/home.yaml …",
    "facts/plugins/fatoora.yaml",
    "order:",
    "published: false\norder:",
  ],
  [`Delete it in ${naming} as well, or put back what was there\n${article.trim()}`, help, article, ""],
  ["Write  internet", "de/pages/faq.yaml", "- id: internet", "- id: hardware"],
  [`Write  ${digest}`, "facts/downloads.yaml", digest, digest.toUpperCase().replaceAll(/../g, "$& ").trim()],
  ["Rename the file without spaces, and write  plugins/m-rp.webp", mrp, "plugins/mrp.{lang}.webp", "plugins/M RP.webp"],
  ["Correct the date, or publish it on that day", "facts/downloads.yaml", "date: 2025", "date: 2052"],
  ["Correct the date, or publish it on that day", "facts/releases/1.47.yaml", "date: 2025", "date: 2052"],
  [
    "Keep one of the two, and delete the other with the lines below that belong to it",
    contact,
    "support:",
    "sales:\n  title: Sales\nsupport:",
  ],
  ["Put {brand} into this text, as it was  Warum {brand}", "de/pages/home.yaml", "Warum {brand}", "Warum wir"],
];

const cases = rows.map(([hint, file, right, wrong, followed = right]) => ({ hint, file, right, wrong, followed }));

test.each(cases)("$hint", ({ hint, file, right, wrong, followed }) => {
  const hints = (text: string) => {
    const edit = right === "" ? write(file, text) : replace(file, right, text);
    const since = { base: sampleFiles, today: "2026-01-01" };
    return checkContent(edited(edit), since).diagnostics.map((each) => each.hint.en);
  };
  expect(hints(wrong)).toEqual([hint]);
  if (followed !== "") expect(hints(followed)).toEqual([]);
});

test("a deletion elsewhere in the file takes no message its advice", () => {
  const broken = replace(faq, "(/plugins)", "(/plugins)</strong>");
  const { diagnostics } = checkContent(edited(broken, replace(faq, /^#.*\n/m, "")), { base: edited(broken) });
  expect(diagnostics.map(({ hint }) => hint.en)).toEqual(["Write  **words**"]);
});
