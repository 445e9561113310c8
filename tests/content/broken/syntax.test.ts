import { append, replace, write } from "../content-copy.ts";
import { describeBroken } from "./broken-case.ts";

const page = "en/pages/not-found.yaml";
const release = "en/releases/1.47.yaml";
const quoted = "Put the whole text into quotes";

/** The same page with another line for its text. */
const withText = (text: string) => [replace(page, /^text: .*$/m, text)];

describeBroken("quotes", [
  {
    name: "an unclosed quote is shown where it opens, not at the end of the file",
    edits: [replace(page, /^title: .*$/m, "title: ‸\"It's not here")],
    found: ["yaml-syntax"],
    message: "This quote is opened and never closed",
    hint: 'begins with " must end with "',
  },
  {
    name: "an unclosed quote with other quotes behind it",
    edits: [replace(page, /^ {2}title: .*$/m, '  title: ‸"{brand}')],
    found: ["yaml-syntax"],
    message: "opened and never closed",
    hint: 'must end with "',
  },
  {
    name: "an unclosed single quote",
    edits: withText("text: ‸'It is gone"),
    found: ["yaml-syntax"],
    message: "opened and never closed",
    hint: "begins with ' must end with '",
  },
  {
    name: "an unclosed quote in a list",
    edits: [write(release, 'summary: Less\nbugFixes:\n  - ‸"Fatoora: one\n  - Two\n')],
    found: ["yaml-syntax"],
    message: "opened and never closed",
    hint: "must end with",
  },
  {
    name: "an unclosed quote in a file with Windows line ends",
    edits: [write(release, 'summary: ‸"Less\r\nbugFixes:\r\n  - One\r\n')],
    found: ["yaml-syntax"],
    message: "opened and never closed",
    hint: "must end with",
  },
  {
    name: "a quote that closes and never opened",
    edits: withText('text: It is gone‸"'),
    found: ["yaml-feature"],
    message: "This quote closes and was never opened",
    hint: 'Begin the text with "',
  },
  {
    name: "an apostrophe in single quotes",
    edits: withText("text: 'It'‸s gone'"),
    found: ["yaml-syntax"],
    message: "The text goes on behind its closing quote",
    hint: 'Put the text into "…"',
  },
  {
    name: "quotes inside quotes",
    edits: withText('text: "It is "‸gone" now"'),
    found: ["yaml-syntax"],
    message: "goes on behind its closing quote",
    hint: "use “ and ”",
  },
  {
    name: "a backslash in double quotes",
    edits: withText('text: "See C:‸\\path"'),
    found: ["yaml-syntax"],
    message: "A backslash has a special meaning",
    hint: "Write the backslash twice",
  },
]);

describeBroken("indentation", [
  {
    name: "a tab",
    edits: [replace(page, /^ {2}description: /m, "‸\tdescription: ")],
    found: ["yaml-syntax"],
    message: "This line begins with a tab",
    hint: "two spaces",
  },
  {
    name: "a space too many",
    edits: [replace(page, /^ {2}description: /m, "   ‸description: ")],
    found: ["yaml-syntax"],
    message: "do not fit the lines around it",
    hint: "two spaces for each level",
  },
  {
    name: "a space too many below a text without quotes",
    edits: [replace("facts/partners/kenya.yaml", /^ {4}address: (.*)\n {4}phone/m, "    address: $1\n     ‸phone")],
    found: ["yaml-syntax"],
    message: "do not fit the lines around it",
    hint: "Indent it like the entries beside it",
  },
  {
    name: "a space too few",
    edits: [replace("facts/partners/kenya.yaml", /^ {4}phone/m, "   ‸phone")],
    found: ["yaml-syntax"],
    message: "do not fit the lines around it",
    hint: "Indent it like",
  },
  {
    name: "a list entry that stands deeper than the others and would become part of them",
    edits: [write(release, "summary: Less\nbugFixes:\n  - One\n    ‸- Two\n")],
    found: ["yaml-feature"],
    message: "read as part of the text above it",
    hint: "Indent it like the other entries",
  },
  {
    name: "a list entry that stands less deep",
    edits: [write(release, "summary: Less\nbugFixes:\n  - One\n ‸- Two\n")],
    found: ["yaml-syntax"],
    message: "do not fit the lines around it",
    hint: "Indent it like",
  },
  {
    name: "a list entry without hyphen",
    edits: [write(release, "summary: Less\nbugFixes:\n  - One\n  ‸Two\n")],
    found: ["yaml-syntax"],
    message: "does not begin with a hyphen and a space",
    hint: "Begin it with a hyphen and a space",
  },
  {
    name: "a hyphen without space",
    edits: [write(release, "summary: Less\nbugFixes:\n  - One\n  ‸-Two\n")],
    found: ["yaml-syntax"],
    message: "does not begin with a hyphen and a space",
    hint: "a hyphen and a space",
  },
  {
    name: "a list without a key above it",
    edits: [write(release, "summary: Less\n‸- One\n")],
    found: ["yaml-syntax"],
    message: "A list entry cannot stand here",
    hint: "Give the list a key",
  },
  {
    name: "a text that goes on at the beginning of the line",
    edits: [write(release, "summary: >-\n‸Less of it\nbugFixes:\n  - One\n")],
    found: ["yaml-syntax"],
    message: "This line has no colon behind its key",
    hint: "indent it by two more spaces",
  },
]);

describeBroken("colons", [
  {
    name: "a missing colon",
    edits: [replace(page, /^title: .*$/m, "‸title Not here")],
    found: ["yaml-syntax"],
    message: "This line has no colon behind its key",
    hint: "Write  key: value",
  },
  {
    name: "a missing colon at the beginning of a list entry",
    edits: [replace("facts/partners/kenya.yaml", /^ {2}- name: (.*)$/m, "  ‸- name $1")],
    found: ["yaml-syntax"],
    message: "no colon behind its key",
    hint: "Write  key: value",
  },
  {
    name: "a missing colon above an entry",
    edits: [replace(page, /^seo:$/m, "‸seo")],
    found: ["yaml-syntax"],
    message: "no colon behind its key",
    hint: "Write  key: value",
  },
  {
    name: "a colon without space",
    edits: [replace(page, /^title: .*$/m, "‸title:Gone")],
    found: ["yaml-syntax"],
    message: "There is no space behind the colon",
    hint: "title: Gone",
  },
  {
    name: "a second colon in a plain text",
    edits: withText("text: Oops‸: it is gone"),
    found: ["yaml-syntax"],
    message: "There is a second colon on this line",
    hint: quoted,
  },
  {
    name: "a colon at the end of a plain text",
    edits: withText("text: It is gone‸:"),
    found: ["yaml-syntax"],
    message: "second colon",
    hint: quoted,
  },
  {
    name: "a colon in a list entry, which makes it an entry with keys",
    edits: [
      write(
        "en/releases/1.47.yaml",
        "summary: Less\nnewFeatures:\n  - One\n  - Two\nimprovements:\n  - ‸Lists: one\n  - Two\n  - Three\nbugFixes:\n  - One\n  - Two\n  - Three\n",
      ),
    ],
    found: ["wrong-type"],
    message: "A colon or { } makes this an entry with keys, not a text",
    hint: quoted,
  },
]);

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
    hint: quoted,
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
    hint: "a text that begins with # stands in quotes",
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
    message: 'The key "title" stands twice in the same entry',
    hint: "Keep one of them",
  },
  {
    name: "several duplicate keys are one problem: the line that begins their entry is missing",
    edits: [append(page, "‸title: Again\ntext: Again\n")],
    found: ["yaml-feature"],
    message: 'The keys "title", "text" stand twice in the same entry',
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
    message: "stands twice",
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
    message: "More entries stand inside each other here than can be read",
    hint: "Take the entries apart",
  },
  {
    name: "10,000 hyphens",
    edits: withText(`text:\n  ${"- ".repeat(99)}‸${"- ".repeat(9_900)}x`),
    found: ["too-deep"],
    message: "More entries stand inside each other",
    hint: "put the text into quotes",
  },
  {
    name: "1,000 levels of indentation",
    edits: [append(page, stairs)],
    found: ["too-deep"],
    message: "More entries stand inside each other",
    hint: "Take the entries apart",
  },
  {
    name: "10,000 colons on a line",
    edits: withText(`text: ${"a: ".repeat(499)}a‸: ${"a: ".repeat(9_500)}x`),
    found: ["too-deep"],
    message: "More entries stand inside each other",
    hint: "quotes",
  },
]);
