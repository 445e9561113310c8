import { append, replace, write } from "../content-copy.ts";
import { describeBroken } from "./broken-case.ts";

const page = "en/pages/not-found.yaml";
const quoted = "Put the whole text into quotes";

/** The same page with another line for its text. */
const withText = (text: string) => [replace(page, /^text: .*$/m, text)];

describeBroken("what a text cannot begin with", [
  ...[
    "{brand} is here",
    "[x] is here",
    "*here*",
    "& more",
    "! now",
    "@here",
    "%brand",
    "`code`",
    "> more",
    "| more",
    ", more",
    "- more",
    "? more",
  ].map((text) => ({
    name: text,
    edits: withText(`text: ‸${text}`),
    found: [/^\*here|^! /.test(text) ? "yaml-feature" : "yaml-syntax"],
    message: `A text cannot begin with ${text[0]}`,
    hint: quoted,
  })),
  {
    name: "a name in brackets alone, which is an entry",
    edits: withText("text: ‸{brand}"),
    found: ["wrong-type"],
    message: "A colon or { } makes this an entry with keys, not a text",
    hint: 'Put it into quotes: "{brand}"',
  },
  {
    name: "a bracket that is never closed",
    edits: withText("text: ‸[Oops"),
    found: ["yaml-syntax"],
    message: "This bracket is opened and never closed",
    hint: "Close it",
  },
  {
    name: "a number sign, which begins a comment",
    edits: [replace(page, /^text: .*$/m, "‸text: #1 in the list")],
    found: ["wrong-type"],
    message: "Expected text, found nothing",
    hint: "a text that begins with # goes into quotes",
  },
]);

describeBroken("what YAML can do and content does not", [
  {
    name: "an anchor",
    edits: withText("text: ‸&gone It is gone"),
    found: ["yaml-feature"],
    message: "A text cannot begin with &",
    hint: quoted,
  },
  {
    name: "an anchor that is used, reported once",
    edits: [replace(page, /^title: .*\ntext: .*$/m, "title: ‸&gone Gone\ntext: *gone")],
    found: ["yaml-feature"],
    message: "&gone and *gone do not work here",
    hint: "Write the entry out",
  },
  {
    name: "an alias",
    edits: withText("text: ‸*gone"),
    found: ["yaml-feature"],
    message: "A text cannot begin with *",
    hint: quoted,
  },
  {
    name: "a tag",
    edits: withText("text: ‸!!str 5"),
    found: ["yaml-feature"],
    message: "A text cannot begin with !",
    hint: quoted,
  },
  {
    name: "a merge key, reported once with its anchor",
    edits: [write("facts/releases/1.47.yaml", 'base: &base\n  date: 2025-08-05\n‸<<: *base\nversion: "1.47"\n')],
    found: ["yaml-feature"],
    message: '"<<" cannot be used as a key',
    hint: "Use a plain name",
  },
  {
    name: "a duplicate key, at the second one",
    edits: [append(page, "‸title: Again\n")],
    found: ["yaml-feature"],
    message: 'The key "title" is there twice in the same entry',
    hint: "Keep one of them",
  },
  {
    name: "several duplicate keys are one problem: the line that begins their entry is missing",
    edits: [append(page, "‸title: Again\ntext: Again\n")],
    found: ["yaml-feature"],
    message: "twice in the same entry: title, text",
    hint: "write the line that begins the next entry in front of them",
  },
  {
    name: "duplicate keys of two entries",
    edits: [
      replace(page, /^seo:\n/m, "seo:\n  title: Again\n"),
      replace(page, /^ {2}title: (?!Again)/m, "  ‸title: "),
      append(page, "‸title: Again\n"),
    ],
    found: ["yaml-feature", "yaml-feature"],
    message: "is there twice",
    hint: "Keep one of them",
  },
  {
    name: "a second document",
    edits: [append(page, "‸---\nmore: true\n")],
    found: ["yaml-syntax"],
    message: "ends the document and begins a second one",
    hint: "Delete the line",
  },
  {
    name: "hyphens at the end, as around the head of a Markdown file",
    edits: [replace(page, /^/, "---\n"), append(page, "‸---\n")],
    found: ["yaml-syntax"],
    message: "second one",
    hint: "Delete the line",
  },
  {
    name: "a directive",
    edits: [replace(page, /^/, "‸%YAML 1.1\n---\n")],
    found: ["yaml-feature"],
    message: "A line cannot begin with %",
    hint: "Delete the line",
  },
  {
    name: "a key that would change the prototype of an object",
    edits: [append(page, "‸__proto__:\n  isAdmin: true\n")],
    found: ["yaml-feature"],
    message: '"__proto__" cannot be used as a key',
    hint: "Use a plain name",
  },
  {
    name: "a number as a key",
    edits: [append("facts/help.yaml", "‸404:\n  path: /404\n")],
    found: ["yaml-feature"],
    message: '"404" cannot be used as a key',
    hint: "made of letters",
  },
  {
    name: "constructor is a field like any other unknown one",
    edits: [append(page, "‸constructor: x\n")],
    found: ["unknown-field"],
    message: 'Unknown field "constructor"',
    hint: "Delete it",
  },
]);

/** Each key one space deeper than the one above; the first that is too deep is marked. */
const stairs = Array.from({ length: 1_000 }, (_step, depth) =>
  depth === 201 ? `${" ".repeat(200)}‸ a:\n` : `${" ".repeat(depth)}a:\n`,
).join("");

describeBroken("depth", [
  {
    name: "10,000 brackets",
    edits: withText(`text: ${"[".repeat(50)}‸${"[".repeat(9_950)}`),
    found: ["too-deep"],
    message: "more entries inside each other here than can be read",
    hint: "Take the entries apart",
  },
  {
    name: "10,000 hyphens",
    edits: withText(`text:\n  ${"- ".repeat(99)}‸${"- ".repeat(9_900)}x`),
    found: ["too-deep"],
    message: "more entries inside each other",
    hint: "put the text into quotes",
  },
  {
    name: "1,000 levels of indentation",
    edits: [append(page, stairs)],
    found: ["too-deep"],
    message: "more entries inside each other",
    hint: "Take the entries apart",
  },
  {
    name: "10,000 colons on a line",
    edits: withText(`text: ${"a: ".repeat(499)}a‸: ${"a: ".repeat(9_500)}x`),
    found: ["too-deep"],
    message: "more entries inside each other",
    hint: "quotes",
  },
]);
