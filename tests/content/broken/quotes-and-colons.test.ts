import { replace, write } from "../content-copy.ts";
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
    hint: 'Put it into quotes: "Lists: one"',
  },
]);
