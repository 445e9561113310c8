import { readFileSync } from "node:fs";
import { join } from "node:path";
import { replace, sampleFolder, write } from "../content-copy.ts";
import { describeBroken } from "./broken-case.ts";
import { htmlCase } from "./html-case.ts";
import { kenya, onePartner } from "./one-partner.ts";

const page = "en/pages/not-found.yaml";

describeBroken("texts that are still to be written", [
  ...["TODO", "TODO: ask Eva", "TBD", "FIXME", "XXX", "xxx"].map((text) => ({
    name: text,
    edits: [replace(page, /^text: .*$/m, `text: "‸${text}"`)],
    found: ["unwritten"],
    message: "This text is still to be written",
    hint: "Write the text",
  })),
  {
    name: "filler text within a text",
    edits: [replace(page, /^text: .*$/m, "text: Gone. ‸Lorem ipsum dolor sit amet.")],
    found: ["unwritten"],
    message: 'still to be written: "Lorem ipsum"',
    hint: "Write the text",
  },
  {
    name: "in facts",
    edits: onePartner("address: ‸TODO"),
    found: ["unwritten"],
    message: 'still to be written: "TODO"',
    hint: "Write the text",
  },
  ...["...", "…", "—", "???", "- - -"].map((text) => ({
    name: `nothing but punctuation is a warning: ${text}`,
    edits: [replace(page, /^text: .*$/m, `text: "‸${text}"`)],
    found: ["unwritten"],
    message: `This text is still to be written: "${text}"`,
    hint: "Write the text",
  })),
  {
    name: "words of a link that is missing are a warning",
    edits: [replace(kenya, /^ {4}facebook: .*$(?![\s\S]*facebook)/m, "    displayFacebook: ‸Tausi")],
    found: ["words-without-link"],
    message: "These are the words of a link that is missing",
    hint: "Add a line  facebook: https://",
  },
]);

describeBroken("tags with nothing in them", [
  htmlCase(
    "a link",
    '<p>See ‸<a href="/faq"></a></p>',
    "html-empty",
    "There is no text in <a>",
    "Write it between <a>",
  ),
  htmlCase("a heading", "‸<h3> </h3><p>Hi</p>", "html-empty", "There is no text in <h3>", "or delete both"),
  htmlCase("a paragraph, as a warning", "<p>Hi</p>‸<p></p>", "html-empty", "There is no text in <p>", "delete both"),
  htmlCase("a paragraph with a gap", "<p>Hi</p>‸<p>&nbsp;<br> </p>", "html-empty", "in <p>", "delete both"),
  htmlCase("a list without entries", "<p>Hi</p>‸<ul>\n</ul>", "html-empty", "in <ul>", "delete both"),
  htmlCase("the inner one of two", "<p>‸<strong></strong></p>", "html-empty", "in <strong>", "delete both"),
  htmlCase("two beside each other", "<ul><li>x</li>‸<li></li>‸<li></li></ul>", "html-empty", "in <li>", "delete both"),
]);

describeBroken("facts in brackets of another kind", [
  ...["[brand]", "<brand>", "%brand%", "｛brand｝"].map((piece) => ({
    name: piece,
    edits: [replace(page, /^title: .*$/m, `title: "Gone: ‸${piece}"`)],
    found: ["unknown-placeholder"],
    message: `${piece} is not filled in`,
    hint: "Write  {brand}",
  })),
  htmlCase(
    "a tag named like a fact",
    "<p>‸<brand> is free</p>",
    "html-tag",
    "The tag <brand> is not allowed",
    "Use one of",
  ),
]);

describeBroken("files without an ending", [
  {
    name: "a copy of a page",
    edits: [write("en/pages/faq", readFileSync(join(sampleFolder, "en/pages/faq.yaml")))],
    found: [["unknown-file", "en/pages/faq"]],
    message: "Only files that end with .yaml are read here",
    hint: "Delete it",
  },
  {
    name: "a partner's country",
    edits: [write("facts/partners/norway", "country: NO\npartners:\n  - name: Fjord Kasse\n")],
    found: [["unknown-file", "facts/partners/norway"]],
    message: "Only files that end with .yaml are read here",
    hint: "Rename it to facts/partners/norway.yaml",
  },
]);
