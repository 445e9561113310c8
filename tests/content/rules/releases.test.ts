import { type Edit, replace, write } from "../content-copy.ts";
import { describeRule } from "./describe-rule.ts";

const downloads = "facts/downloads.yaml";

/** A release with words in both languages. */
const release = (version: string, date: string): Edit[] => [
  write(`facts/releases/${version}.yaml`, `version: "${version}"\ndate: ${date}\n`),
  write(`en/releases/${version}.yaml`, "summary: A fix.\nbugFixes: [One]\n"),
  write(`de/releases/${version}.yaml`, "summary: Eine Korrektur.\nbugFixes: [Eins]\n"),
];

describeRule("release-not-offered", [
  [
    "a new release and the old installers are a warning each",
    [...release("1.48", "2025-10-07"), replace(downloads, /"1\.47"/g, '‸"1.47"')],
    "1.48 is the newest release, and 1.47 is offered for download",
    "Bring version, date, bytes and sha256 up to date",
  ],
  [
    "an installer without a release is a warning",
    replace(downloads, /"1\.47"/, '‸"1.74"'),
    "1.47 is the newest release, and 1.74 is offered for download",
    "or write the release that is missing",
  ],
]);

describeRule("release-order", [
  [
    "a release that is dated before the one it follows is a warning",
    replace("facts/releases/1.46.yaml", /^date: .*$/m, "date: ‸2024-06-05"),
    "1.46 comes after 1.40 and is dated before it",
    "Correct one of the two dates",
  ],
  [
    "so is a correction that is dated before what it corrects",
    release("1.46.1", "‸2025-06-04"),
    "1.46.1 comes after 1.46 and is dated before it",
    "Correct one",
  ],
]);

describeRule("version-differs", [
  [
    "a version that is not that of the file",
    replace("facts/releases/1.46.yaml", /^version: .*$/m, 'version: ‸"1.64"'),
    "The file is named 1.46, the version in it is 1.64",
    'Write  version: "1.46"',
  ],
]);
