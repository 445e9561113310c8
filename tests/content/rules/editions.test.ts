import { type Edit, replace } from "../content-copy.ts";
import { describeRule } from "./describe-rule.ts";

const list = "facts/editions.yaml";

/** Leaves out what an edition has, from its key to the next one that is not indented further. */
function without(file: string, key: string, edition = "pro"): Edit {
  const [indent = ""] = /^ */.exec(key) ?? [];
  const others = `((?:${indent}  .*\\n)*?)${indent}  ${edition}:.*\\n(?:${indent}   .*\\n)*`;
  return replace(file, new RegExp(`^(${indent})(${key.trim()}:\\n)${others}`, "m"), "$1‸$2$3");
}

const missing = (what = "edition", file = list) => ({
  message: `"pro" is missing: ${file} has the ${what} "pro"`,
  hint: "Add a line  pro: …",
});

describeRule("missing-edition", [
  { name: "without a cell in the comparison", edits: [without(list, "    cells")], ...missing() },
  { name: "without an installer", edits: [without("facts/downloads.yaml", "editions")], ...missing() },
  {
    name: "without an installer of a plugin",
    edits: [without("facts/plugins/fatoora.yaml", "downloads")],
    ...missing(),
  },
  { name: "without a name", edits: [without("de/ui.yaml", "  names")], ...missing() },
  { name: "without an offer among the prices", edits: [without("en/pages/features.yaml", "  editions")], ...missing() },
  {
    name: "without an offer among the downloads",
    edits: [without("de/pages/download.yaml", "editions")],
    ...missing(),
  },
  { name: "without words on its own page", edits: [without("en/pages/thank-you.yaml", "editions")], ...missing() },
  {
    name: "without the steps of its set-up",
    edits: [replace("de/pages/thank-you.yaml", /^setup:\n(?: .*\n)+/m, "‸setup: {}\n")],
    ...missing("set-up of the edition"),
  },
  {
    name: "without words for its update",
    edits: [replace("en/pages/download.yaml", /^ {2}updates:\n(?: {4}.*\n)+/m, "  ‸updates: {}\n")],
    ...missing("update of the edition", "facts/downloads.yaml"),
  },
]);

describeRule("unknown-reference", [
  {
    name: "an edition that is misspelled in one place",
    edits: [replace("facts/plugins/fatoora.yaml", /^ {2}pro:$/m, "  ‸por:")],
    message: 'There is no edition "por"',
    hint: 'Did you mean "pro"?',
  },
  {
    name: "an edition that is misspelled in the list is told there alone",
    edits: [replace(list, /^ {2}- id: pro$/m, "  - id: ‸por")],
    message: 'There is no edition "por"',
    hint: 'Did you mean "pro"?',
  },
  {
    name: "an edition that is not in the list",
    edits: [replace("de/ui.yaml", /^ {2}names:\n/m, "$&    ‸kette: Kette\n")],
    message: 'There is no edition "kette"',
    hint: `Delete it, or add it to ${list}`,
  },
  {
    name: "an edition that has words about a set-up, and no instructions",
    edits: [replace("en/pages/download.yaml", /^setupLinks:\n/m, "$&  ‸lite: How to set up Lite\n")],
    message: 'There is no set-up of the edition "lite"',
    hint: `Delete it, or add it to ${list}`,
  },
]);
