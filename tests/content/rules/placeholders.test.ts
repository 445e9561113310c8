import { expect, test } from "vitest";
import { emitEdited, remove, replace, setValue } from "../content-copy.ts";
import { answer, describeRule, type Row } from "./describe-rule.ts";

const [page, original, home] = ["de/pages/not-found.yaml", "en/pages/not-found.yaml", "de/pages/home.yaml"];
const fatoora = "plugins/fatoora.yaml";

/** Where a placeholder is written: a key, and the text around it. */
const onPage: readonly string[] = [original, "title", '"Gone: *"'];
const inGerman = [page, "title", '"Nicht da | *"'];
const inInterface = ["en/ui.yaml", "counter", '"*/{{max}} characters"'];
const inStreet = ["site.yaml", "street", '"Straße *"'];
const toBrand = { similar: "{brand}" };
const toCount = { similar: "{{count}}" };
const toLanguage = { allowed: ["{lang}"] };

const id = "unknown-placeholder";
const unknown = (placeholder: string, known = {}, [file = "", key = "", text = ""] = onPage): Row => {
  const written = text.replace("*", () => `‸${placeholder}`);
  return [setValue(file, key, written), id, { placeholder, ...known }];
};

describeRule("unknown-placeholder", [
  // A misspelled fact of the first language is not reported in the others as well.
  unknown("{brnad}", toBrand),
  unknown("{brnad}", toBrand, inGerman),
  unknown("{link.hlep}", { similar: "{link.help}" }),
  [setValue(page, "home", '"Zu ‸{xyzzy}"'), `${id}.no-fact`, { placeholder: "{xyzzy}" }],
  // What only the other language's text names is meant.
  unknown("{}", toBrand),
  [replace("de/pages/faq.yaml", /\{trialDays\}/, "‸{Testtage}"), id, { similar: "{trialDays}" }],
  ...["{brand", "brand}", "{{brand}}", "{bránd}", `\${brand}`, "[brand]", "<brand>", "%brand%", "｛brand｝"].map(
    (text) => unknown(text, toBrand),
  ),
  unknown("{{cuont}}", toCount, inInterface),
  unknown("{count}", toCount, inInterface),
  unknown("{ version }", { similar: "{version}" }, inInterface),
  unknown("$t(nav.menu)", {}, inInterface),
  unknown("{lang}", {}, inStreet),
  unknown("{lnag}", { similar: "{lang}" }, ["help.yaml", "path", "/*/first-sale"]),
  unknown("{code}", toLanguage, [fatoora, "image", "plugins/fatoora.*.webp"]),
  // It is not reported as a link as well.
  [answer("[a](‸{hlep.printers})"), id, { similar: "{help.printers}" }],
  [[remove("plugins/notes.yaml"), setValue(original, "title", '"‸{notes}"')], id, toBrand],
  unknown("{barnd}", toBrand, [original, "text", ">-\n  It is\n  gone from *."]),
  // In Markdown, a tag of this name is reported as a tag.
  [answer("[brand](/faq): ‸[brand] is free"), id, toBrand],
]);

const notOffered = (placeholder: string, slug: string, [file = "", key = "", text = ""] = onPage): Row => {
  const edits = [setValue(`plugins/${slug}.yaml`, "monthlySubscriptionAvailable", "false")];
  edits.push(setValue(file, key, text.replace("*", `‸${placeholder}`)));
  return [edits, "unknown-placeholder.not-offered", { placeholder, offered: `{annual.${slug}}` }];
};
describeRule("unknown-placeholder", [
  notOffered("{price.my-logo}", "my-logo"),
  notOffered("{price.price-lists}", "price-lists", inGerman),
  notOffered("{{price.my-logo}}", "my-logo", inInterface),
  // Without a price, none is offered instead.
  unknown("{price.mrp}"),
]);

const missing = (edit: Row[0], placeholder: string, other: string): Row => {
  return [edit, "placeholder-differs.missing", { placeholders: [placeholder], other }];
};
describeRule("placeholder-differs", [
  // Words of one file are compared as those of two are.
  missing(replace(fatoora, /^(de:\n(?: .*\n)*? {2}intro:) .*\n(?: {4}.*\n)+/m, "$1 ‸Kurz.\n"), "{brand}", "en.intro"),
  missing(
    replace(home, /(kostenlos, Pro verbindet .*)\{price\.pro\}/, "$1‸{annual.pro}"),
    "{price.pro}",
    "en/pages/home.yaml",
  ),
  [
    setValue(page, "home", '"Zu ‸{brand}"'),
    "placeholder-differs.extra",
    { placeholders: ["{brand}"], other: original },
  ],
]);

const keepDays = (text: string) => replace("site.yaml", "# keepDays: 365", `keepDays: ${text}`);
const naming = (start: string) => [
  setValue(original, "title", `"Gone: ${start}{messageKeepDays}"`),
  setValue(page, "title", `"Nicht da: ${start}{messageKeepDays}"`),
];
describeRule("how long messages are kept", [
  [keepDays("‸365"), "warning message-retention"],
  [naming("‸"), "unknown-placeholder.not-set", { placeholder: "{messageKeepDays}" }],
  [keepDays("‸0"), "out-of-range.at-least", { minimum: 1 }],
  [keepDays("‸3651"), "out-of-range.at-most", { maximum: 3650 }],
]);

test("how long messages are kept is for texts and for the server", () => {
  const { json, emitted } = emitEdited(keepDays("3650"), ...naming(""));
  expect([json("content/en/notFound.json"), json("content/de/notFound.json")]).toMatchObject([
    { head: { title: expect.stringContaining("Gone: 3,650") } },
    { head: { title: expect.stringContaining("Nicht da: 3.650") } },
  ]);
  expect(String(emitted.get("shell.ts"))).toContain('"messageKeepDays": 3650');
});
