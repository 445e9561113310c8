import { append, replace, write } from "../content-copy.ts";
import { describeBroken } from "./broken-case.ts";

const release = "facts/releases/1.47.yaml";
const utf16 = Buffer.from('version: "1.47"\ndate: 2025-08-05\n', "utf16le");

describeBroken("bytes", [
  {
    name: "NUL",
    edits: [write(release, 'version: "1.47"\ndate: 2025-08-05 # ‸\u0000\n')],
    found: ["invisible-character"],
    message: "invisible character here (U+0000)",
    hint: "Delete the characters around this place",
  },
  {
    name: "UTF-16 without a byte order mark",
    edits: [write(release, utf16)],
    found: [["encoding", release]],
    message: "perhaps UTF-16",
    hint: "encoding UTF-8",
  },
  {
    name: "UTF-16 with a byte order mark",
    edits: [write(release, Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]))],
    found: [["encoding", release]],
    message: "not UTF-8",
    hint: "encoding UTF-8",
  },
  {
    name: "a letter in Latin-1",
    edits: [write(release, Buffer.concat([Buffer.from([0xe4]), Buffer.from("# Fassung\n")]))],
    found: [["encoding", release]],
    message: "not UTF-8 text from here on",
    hint: "encoding UTF-8",
  },
  {
    name: "a sign that turns the direction of what follows",
    edits: [replace("en/pages/not-found.yaml", /^title: .*$/m, 'title: "Oops ‸\u202Eexe.fdp"')],
    found: ["invisible-character"],
    message: "U+202E",
    hint: "Delete",
  },
  {
    name: "a byte order mark in the middle, as of two files put together",
    edits: [append("en/pages/not-found.yaml", "# ‸\uFEFFcomment\n")],
    found: ["invisible-character"],
    message: "U+FEFF",
    hint: "type them again",
  },
  {
    name: "two of them are two problems",
    edits: [append("en/pages/not-found.yaml", "# ‸\u2066\n# ‸\u0008\n")],
    found: ["invisible-character", "invisible-character"],
    message: "U+2066",
    hint: "Delete",
  },
  {
    name: "an indentation with no-break spaces",
    edits: [replace("en/pages/not-found.yaml", /^ {2}title: /m, "‸\u00A0\u00A0title: ")],
    found: ["invisible-character"],
    message: "a space of another kind (U+00A0)",
    hint: "type them again",
  },
  {
    name: "letters that were read in a wrong encoding and saved",
    edits: [replace("de/pages/not-found.yaml", /^title: .*$/m, 'title: "Seite nicht verf‸Ã¼gbar"')],
    found: ["encoding"],
    message: '"Ã¼" is what remains of another character',
    hint: "Type the character again",
  },
  {
    name: "the sign for a lost character",
    edits: [replace("de/pages/not-found.yaml", /^title: .*$/m, 'title: "Seite nicht verf‸\uFFFDgbar"')],
    found: ["encoding"],
    message: "what remains of another character",
    hint: "UTF-8",
  },
  {
    name: "conflict markers, reported once for a conflict",
    edits: [
      write(release, '‸<<<<<<< HEAD\nversion: "1.47"\n=======\nversion: "1.48"\n>>>>>>> theirs\ndate: 2025-08-05\n'),
    ],
    found: ["conflict-marker"],
    message: "Two versions of this file were merged",
    hint: "<<<<<<<, ======= and >>>>>>>",
  },
  {
    name: "two conflicts",
    edits: [
      write(
        release,
        '‸<<<<<<< a\nversion: "1.47"\n=======\n>>>>>>> b\n‸<<<<<<< a\ndate: 2025-08-05\n=======\n>>>>>>> b\n',
      ),
    ],
    found: ["conflict-marker", "conflict-marker"],
    message: "merged",
    hint: "Keep one",
  },
  {
    name: "a mark that was left alone",
    edits: [append(release, "‸>>>>>>> theirs\n")],
    found: ["conflict-marker"],
    message: "merged",
    hint: "delete the lines",
  },
  {
    name: "a file of more than a megabyte",
    edits: [append(release, `# ${"x".repeat(1_100_000)}\n`)],
    found: [["file-too-large", release]],
    message: "This file has 1.1 MB; a content file has at most 1 MB",
    hint: "Split it",
  },
  {
    name: "an empty file",
    edits: [write(release, "")],
    found: [["empty-file", release]],
    message: "This file is empty",
    hint: "Fill it in",
  },
  {
    name: "a file with comments only",
    edits: [write(release, "# Facts of release 1.47.\n\n# date: 2025-08-05\n")],
    found: [["empty-file", release]],
    message: "This file is empty",
    hint: "delete it",
  },
  {
    name: "a file with three hyphens only",
    edits: [write(release, "---\n")],
    found: [["empty-file", release]],
    message: "empty",
    hint: "Fill it in",
  },
]);
