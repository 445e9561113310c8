/** Facts that do not fit together: installers. */
import { replace } from "../content-copy.ts";
import { describeRule } from "./describe-rule.ts";

const downloads = "downloads.yaml";
const notes = "plugins/notes.yaml";
const mrp = "plugins/mrp.yaml";

/** The entry of an edition of a plugin, copied into another file. */
const liteOf = (mark: string, path = "plugins/notes/latest/Notes.Lite.exe") =>
  `  lite:\n    path: ${mark}${path}\n    bytes: 2236416\n    sha256: d5069c00cfe55baf9d6970355b4131ec8145b9370f5ad42c4acb01849e7c67cf\n`;
const lite = /^ {2}lite:\n(?: {4}.*\n)+/m;

describeRule("same-download", [
  [
    [
      replace(downloads, "releases/latest/Northtill.Lite.Setup", "releases/1.47/Northtill.Setup"),
      replace(downloads, "releases/latest/Northtill.Pro.Setup", "‸releases/{version}/Northtill.Setup"),
    ],
    "same-download.path",
    { place: "editions.lite", key: "bytes" },
  ],
  [
    replace(downloads, "releases/latest/Northtill.Pro.Setup.exe", "‸releases/latest/Northtill.Lite.Setup.exe"),
    "same-download.path",
    { place: "editions.lite", key: "bytes" },
  ],
  [
    replace(
      downloads,
      /^ {4}sha256: 83b1.*$/m,
      "    sha256: ‸c63699f8a2fb6b3b66fc775ae4e05f829e16660f197697e75d23bcf828f267a1",
    ),
    "same-download.digest",
    { place: "editions.lite" },
  ],
  [
    [replace(notes, lite, liteOf("‸")), replace(mrp, lite, liteOf("").replace("2236416", "2236417"))],
    "same-download.path",
    { place: "plugins/mrp.yaml", key: "version" },
  ],
  [
    replace(mrp, /^( {2}lite:\n {4}path: )(.*)([\s\S]*^ {2}pro:\n {4}path: ).*$/m, "$1$2$3‸$2"),
    "same-download.path",
    { place: "downloads.lite", key: "bytes" },
  ],
]);
describeRule(
  "same-download",
  [
    [
      [
        replace(notes, lite, liteOf("‸")),
        replace(mrp, lite, liteOf("")),
        replace(mrp, /^version: .*$/m, 'version: "1.11"'),
      ],
      "same-download.copy",
      { place: "plugins/mrp.yaml" },
    ],
    [
      [
        replace(notes, /^ {4}sha256: (?=d5069)/m, "    sha256: ‸"),
        replace(mrp, lite, liteOf("", "plugins/mrp/latest/Mrp.Lite.exe")),
      ],
      "same-download.digest",
      { place: "plugins/mrp.yaml" },
    ],
  ],
  "warning",
);
