/** Facts that do not fit together: installers. */
import { replace, setValue } from "../content-copy.ts";
import { describeRule } from "./describe-rule.ts";

const [downloads, notes, mrp] = ["downloads.yaml", "plugins/notes.yaml", "plugins/mrp.yaml"];
const digest = "c63699f8a2fb6b3b66fc775ae4e05f829e16660f197697e75d23bcf828f267a1";

/** The entry of an edition of a plugin, copied into another file. */
const liteOf = (file: string, mark = "", bytes = 2_236_416, path = "plugins/notes/latest/Notes.Lite.exe") => {
  const hash = "d5069c00cfe55baf9d6970355b4131ec8145b9370f5ad42c4acb01849e7c67cf";
  const lines = [`path: ${mark}${path}`, `bytes: ${bytes}`, `sha256: ${hash}`].map((line) => `    ${line}\n`);
  return replace(file, /^ {2}lite:\n(?: {4}.*\n)+/m, `  lite:\n${lines.join("")}`);
};
const ofLite = { place: "editions.lite", key: "bytes" };

describeRule("same-download", [
  [
    [
      replace(downloads, "releases/latest/Northtill.Lite.Setup", "releases/1.47/Northtill.Setup"),
      replace(downloads, "releases/latest/Northtill.Pro.Setup", "‸releases/{version}/Northtill.Setup"),
    ],
    "same-download.path",
    ofLite,
  ],
  [
    replace(downloads, "releases/latest/Northtill.Pro.", "‸releases/latest/Northtill.Lite."),
    "same-download.path",
    ofLite,
  ],
  [replace(downloads, /sha256: 83b1.*/, `sha256: ‸${digest}`), "same-download.digest", { place: "editions.lite" }],
  [[liteOf(notes, "‸"), liteOf(mrp, "", 2_236_417)], "same-download.path", { place: mrp, key: "version" }],
  [
    replace(mrp, /^( {2}lite:\n {4}path: )(.*)([\s\S]*^ {2}pro:\n {4}path: ).*$/m, "$1$2$3‸$2"),
    "same-download.path",
    { place: "downloads.lite", key: "bytes" },
  ],
  [[liteOf(notes, "‸"), liteOf(mrp), setValue(mrp, "version", '"1.11"')], "warning same-download.copy", { place: mrp }],
  [
    [replace(notes, /sha256: (?=d5069)/, "sha256: ‸"), liteOf(mrp, "", 2_236_416, "plugins/mrp/latest/Mrp.Lite.exe")],
    "warning same-download.digest",
    { place: mrp },
  ],
]);
