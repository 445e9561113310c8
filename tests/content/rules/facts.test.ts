/** Facts that do not fit together: countries, installers, releases. */
import { type Edit, replace, write } from "../content-copy.ts";
import { describeRule } from "./describe-rule.ts";

const banner = (country: string) => replace("site.yaml", /(?<=^countryBanner:\n {2}country: )SA$/m, country);

describeRule(
  "country-differs",
  [
    [banner("‸KE"), 'The plugin "fatoora" is made for SA', "Write  country: SA  or name another plugin"],
    [
      replace("partners/kenya.yaml", "country: KE", "country: ‸NO"),
      "The name of this file is that of KE",
      "Write  country: KE  or rename the file",
    ],
  ],
  "warning",
);

const downloads = "downloads.yaml";
const notes = "plugins/notes.yaml";
const mrp = "plugins/mrp.yaml";

/** The entry of an edition of a plugin, copied into another file. */
const liteOf = (mark: string, path = "plugins/notes/latest/Notes.Lite.exe") =>
  `  lite:\n    path: ${mark}${path}\n    version: "1.11"\n    date: 2025-07-08\n    bytes: 2236416\n    sha256: d5069c00cfe55baf9d6970355b4131ec8145b9370f5ad42c4acb01849e7c67cf\n`;
const lite = /^ {2}lite:\n(?: {4}.*\n)+/m;

describeRule("same-download", [
  [
    replace(downloads, "releases/latest/Northtill.Pro.Setup.exe", "‸releases/latest/Northtill.Lite.Setup.exe"),
    "releases/latest/Northtill.Lite.Setup.exe is in editions.lite too, where bytes has another value",
    "put in path, size and SHA-256",
  ],
  [
    replace(
      downloads,
      /^ {4}sha256: 83b1.*$/m,
      "    sha256: ‸c63699f8a2fb6b3b66fc775ae4e05f829e16660f197697e75d23bcf828f267a1",
    ),
    "Another file has the same SHA-256, in editions.lite",
    "put in path, size and SHA-256",
  ],
]);
describeRule("same-download", [
  [
    [replace(notes, lite, liteOf("‸")), replace(mrp, lite, liteOf("").replace("1.11", "1.12"))],
    "is in plugins/mrp.yaml too, where version has another value",
    "put in path, size and SHA-256",
  ],
  [
    replace(mrp, /^( {2}lite:\n {4}path: )(.*)([\s\S]*^ {2}pro:\n {4}path: ).*$/m, "$1$2$3‸$2"),
    "is in downloads.lite too, where bytes has another value",
    "put in path, size and SHA-256",
  ],
]);
describeRule(
  "same-download",
  [
    [
      [replace(notes, lite, liteOf("‸")), replace(mrp, lite, liteOf(""))],
      "This is the same file as in plugins/mrp.yaml",
      "If it was copied by mistake",
    ],
    [
      [
        replace(notes, /^ {4}sha256: (?=d5069)/m, "    sha256: ‸"),
        replace(mrp, lite, liteOf("", "plugins/mrp/latest/Mrp.Lite.exe").replace("1.11", "1.12")),
      ],
      "Another file has the same SHA-256, in plugins/mrp.yaml",
      "put in path, size and SHA-256",
    ],
  ],
  "warning",
);

describeRule(
  "version-in-path",
  [
    [
      replace(downloads, /releases\/latest\/(?=.*Update)/, "‸releases/v1.46/"),
      "The path names 1.46, the version is 1.47",
      "Write  releases/v1.47/Northtill.Pro.Update.exe",
    ],
  ],
  "warning",
);

/** A release with words in both languages. */
const release = (version: string, date: string): Edit[] => [
  write(`releases/${version}.yaml`, `date: ${date}\nsummary: {en: A fix, de: Neu}\nbugFixes: [{en: One, de: Eins}]\n`),
];

describeRule(
  "release-not-offered",
  [
    [
      [...release("1.48", "2025-10-07"), replace(downloads, /"1\.47"/, '‸"1.47"')],
      "1.48 is the newest release, and 1.47 is offered for download",
      "Bring version, date, bytes and sha256 in downloads.yaml up to date",
    ],
    [
      replace(downloads, /"1\.47"/, '‸"1.74"'),
      "1.47 is the newest release, and 1.74 is offered for download",
      "or write the release that is missing",
    ],
  ],
  "warning",
);
