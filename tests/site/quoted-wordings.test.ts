/** Wordings that the specification quotes stand on their pages, letter by letter. Needs `npm run build`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { walkStrings } from "../../scripts/content/core/value-path.ts";
import { generatedFolder, outFolder } from "../../src/project-folders.ts";
import { readSiteInfo } from "../../src/server/node/read-site-info.ts";
import { elementsOf } from "./html-elements.ts";
import { htmlOf, shell } from "./pages.ts";

// The content of another product has its own words.
const { sample } = await readSiteInfo(join(outFolder, "site.json"));

/** Typographic apostrophes and quotation marks count as straight ones. */
const straight = (text: string) => text.replaceAll(/[‘’]/g, "'").replaceAll(/[“”„]/g, '"').trim();

const consent = ["We value your privacy", "Decline", "Accept", "Customize"];

test.runIf(sample).each<[path: string, ...wordings: string[]]>([
  // "Why the product" stands for its name.
  ["", `Why ${shell.brand}`, "Explore more features", "Get started today", "Made for Windows"],
  ["features", "Monthly", "Annual", "Free", "Paid"],
  ["download", "30 days free trial", "More downloads"],
  ["plugins", "Search plugins...", "Free", "Paid"],
  ["plugins/price-lists", "Learn more", "Paid"],
  ["release-notes", "New features", "Improvements", "Bug fixes"],
  ["partners", "Select a country", "Search for a partner or a country...", "PREMIUM"],
  ["contact", "Full name *", "Email *", "Your message *", "0/300 characters"],
  ["contact", "General question", "Becoming a user", "Suggestion / Feature request", "Product support"],
  ["404", "404", "Oops! This isn't the page you're looking for.", "Go back home"],
])("/en/%s", (path, ...wordings) => {
  const elements = elementsOf(htmlOf(`/en/${path}`.replace(/\/$/, "")));
  const said = elements.flatMap(({ text, attributes }) => [text, attributes.placeholder ?? ""]).map(straight);
  expect(said).toEqual(expect.arrayContaining([...wordings, ...consent]));
});

test.runIf(sample).each([
  // The directory.
  "There are no matching partners found for the selected country.",
  "No partners found for the given search.",
  // The contact form.
  "Thank you! Your message has been sent successfully.",
  "Failed to send message. Please try again later.",
  // The dialog about consent.
  ...["Manage your preferences", "Necessary", "Analytics", "Cancel", "Save preferences"],
])("in a state of a page: %s", (wording) => {
  const strings = JSON.parse(readFileSync(join(generatedFolder, "public/locales/en/translation.json"), "utf8"));
  expect(walkStrings(strings).map(({ value }) => straight(value))).toContain(wording);
});
