import { type Edit, remove, replace, write } from "../content-copy.ts";
import { describeBroken } from "./broken-case.ts";

const downloads = "facts/downloads.yaml";
const notes = "facts/plugins/notes.yaml";
const mrp = "facts/plugins/mrp.yaml";
const fatoora = "facts/plugins/fatoora.yaml";

/** The entry of an edition of a plugin, copied into another file. */
const liteOf = (mark: string, path = "plugins/notes/latest/Notes.Lite.exe") =>
  `  lite:\n    path: ${mark}${path}\n    version: "1.11"\n    date: 2025-07-08\n    bytes: 2236416\n    sha256: d5069c00cfe55baf9d6970355b4131ec8145b9370f5ad42c4acb01849e7c67cf\n`;
const lite = /^ {2}lite:\n(?: {4}.*\n)+/m;

/** A release with words in both languages. */
const release = (version: string, date: string): Edit[] => [
  write(`facts/releases/${version}.yaml`, `version: "${version}"\ndate: ${date}\n`),
  write(`en/releases/${version}.yaml`, "summary: A fix.\nbugFixes: [One]\n"),
  write(`de/releases/${version}.yaml`, "summary: Eine Korrektur.\nbugFixes: [Eins]\n"),
];

describeBroken("files for download", [
  {
    name: "one path with two digests",
    edits: [
      replace(downloads, "Northtill.Pro.Setup.exe", "Northtill.Lite.Setup.exe"),
      replace(downloads, /^( {2}bytes: )(?=561)/m, "$1‸"),
    ],
    found: ["download-differs"],
    message: "releases/latest/Northtill.Lite.Setup.exe stands in lite too, with another size",
    hint: "Write the path of the file that is meant here",
  },
  {
    name: "one file for two plugins is a warning",
    edits: [replace(notes, lite, liteOf("‸")), replace(mrp, lite, liteOf(""))],
    found: ["same-download"],
    message: "This is the same file as in facts/plugins/mrp.yaml",
    hint: "If it was copied by mistake",
  },
  {
    name: "one digest for two files is a warning",
    edits: [
      replace(notes, /^ {4}sha256: (?=d5069)/m, "    sha256: ‸"),
      replace(mrp, lite, liteOf("", "plugins/mrp/latest/Mrp.Lite.exe")),
    ],
    found: ["same-download"],
    message: "Another file has the same SHA-256, in facts/plugins/mrp.yaml",
    hint: "put in path, size and SHA-256",
  },
  {
    name: "one digest for two files of different sizes",
    edits: [
      replace(
        downloads,
        /^ {2}sha256: 83b1.*$/m,
        "  sha256: ‸c63699f8a2fb6b3b66fc775ae4e05f829e16660f197697e75d23bcf828f267a1",
      ),
    ],
    found: ["download-differs"],
    message: "Another file has the same SHA-256, in lite",
    hint: "put in path, size and SHA-256",
  },
  {
    name: "another version in the path is a warning",
    edits: [replace(downloads, /releases\/latest\/(?=.*Update)/, "‸releases/v1.46/")],
    found: ["version-in-path"],
    message: "The path names 1.46, the version is 1.47",
    hint: "Correct one of the two",
  },
]);

describeBroken("releases", [
  {
    name: "an installer without a release is a warning",
    edits: [replace(downloads, /"1\.47"/, '‸"1.74"')],
    found: ["release-missing"],
    message: "There is no release 1.74 in the release notes",
    hint: "Write facts/releases/1.74.yaml",
  },
  {
    name: "a new release and the old installers are a warning each",
    edits: [...release("1.48", "2025-10-07"), replace(downloads, /"1\.47"/g, '‸"1.47"')],
    found: ["release-not-offered", "release-not-offered", "release-not-offered"],
    message: "1.48 is the newest release, and 1.47 is offered for download",
    hint: "Bring version, date, bytes and sha256 up to date",
  },
  {
    name: "no release at all",
    edits: ["facts", "en", "de"].map((top) => remove(`${top}/releases`)),
    found: [["missing-folder", "facts/releases"]],
    message: "There is no release",
    hint: "Write one, in facts/releases and in each language",
  },
  {
    name: "a release that is dated before the one it follows is a warning",
    edits: [replace("facts/releases/1.46.yaml", /^date: .*$/m, "date: ‸2024-06-05")],
    found: ["release-order"],
    message: "1.46 comes after 1.40 and is dated before it",
    hint: "Correct one of the two dates",
  },
  {
    name: "so is a correction that is dated before what it corrects",
    edits: release("1.46.1", "‸2025-06-04"),
    found: ["release-order"],
    message: "1.46.1 comes after 1.46 and is dated before it",
    hint: "Correct one",
  },
]);

describeBroken("countries and links in facts", [
  {
    name: "a banner for another country than its plugin's is a warning",
    edits: [replace("facts/site.yaml", /^countryBanner:\n {2}country: SA$/m, "countryBanner:\n  country: ‸KE")],
    found: ["country-differs"],
    message: 'The plugin "fatoora" is made for SA',
    hint: "Write  country: SA  or name another plugin",
  },
  {
    name: "a plugin that only partners install, and no partner, is a warning",
    edits: [
      replace(fatoora, /^country: SA$/m, "country: ‸NO"),
      replace("facts/site.yaml", /^countryBanner:\n {2}country: SA$/m, "countryBanner:\n  country: NO"),
    ],
    found: ["no-partners"],
    message: "Only partners in NO install this plugin",
    hint: "Add them in facts/partners",
  },
  {
    name: "a link to a page of this site that does not exist",
    edits: [
      replace(
        "facts/site.yaml",
        /^ {2}supportCentre:\n {4}host: help\n {4}path: .*$/m,
        "  supportCentre:\n    host: site\n    path: ‸/{lang}/contcat",
      ),
    ],
    found: ["broken-link"],
    message: "There is no page /contcat",
    hint: "Did you mean /contact?",
  },
  {
    name: "a link to a question that does not exist",
    edits: [
      replace(
        "facts/site.yaml",
        /^ {6}host: account\n {6}path: \/invoices$/m,
        "      host: site\n      path: ‸/{lang}/faq#hardwear",
      ),
    ],
    found: ["broken-link"],
    message: 'There is no entry "hardwear" on /faq',
    hint: "Did you mean #hardware?",
  },
  {
    name: "two help articles of one path are a warning",
    edits: [replace("facts/help.yaml", /^backups:\n {2}path: .*$/m, "backups:\n  path: ‸/{lang}/devices/printers")],
    found: ["duplicate"],
    message: '/{lang}/devices/printers is the path of the article "printers" too',
    hint: "Write the path of this article",
  },
]);
