import { replace } from "../content-copy.ts";
import { describeRule } from "./describe-rule.ts";

const downloads = "facts/downloads.yaml";
const notes = "facts/plugins/notes.yaml";
const mrp = "facts/plugins/mrp.yaml";

/** The entry of an edition of a plugin, copied into another file. */
const liteOf = (mark: string, path = "plugins/notes/latest/Notes.Lite.exe") =>
  `  lite:\n    path: ${mark}${path}\n    version: "1.11"\n    date: 2025-07-08\n    bytes: 2236416\n    sha256: d5069c00cfe55baf9d6970355b4131ec8145b9370f5ad42c4acb01849e7c67cf\n`;
const lite = /^ {2}lite:\n(?: {4}.*\n)+/m;

describeRule("same-download", [
  [
    "one path with two digests",
    [
      replace(downloads, "Northtill.Pro.Setup.exe", "Northtill.Lite.Setup.exe"),
      replace(downloads, /^( {4}bytes: )(?=561)/m, "$1‸"),
    ],
    "releases/latest/Northtill.Lite.Setup.exe is in editions.lite too, where bytes has another value",
    "put in path, size and SHA-256",
  ],
  [
    "one digest for two files of different sizes",
    replace(
      downloads,
      /^ {4}sha256: 83b1.*$/m,
      "    sha256: ‸c63699f8a2fb6b3b66fc775ae4e05f829e16660f197697e75d23bcf828f267a1",
    ),
    "Another file has the same SHA-256, in editions.lite",
    "put in path, size and SHA-256",
  ],
  [
    "one file for two plugins is a warning",
    [replace(notes, lite, liteOf("‸")), replace(mrp, lite, liteOf(""))],
    "This is the same file as in facts/plugins/mrp.yaml",
    "If it was copied by mistake",
  ],
  [
    "one digest for two files is a warning",
    [
      replace(notes, /^ {4}sha256: (?=d5069)/m, "    sha256: ‸"),
      replace(mrp, lite, liteOf("", "plugins/mrp/latest/Mrp.Lite.exe")),
    ],
    "Another file has the same SHA-256, in facts/plugins/mrp.yaml",
    "put in path, size and SHA-256",
  ],
]);

describeRule("version-in-path", [
  [
    "another version in the path is a warning",
    replace(downloads, /releases\/latest\/(?=.*Update)/, "‸releases/v1.46/"),
    "The path names 1.46, the version is 1.47",
    "Correct one of the two",
  ],
]);
