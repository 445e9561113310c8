import { append, remove, replace } from "../content-copy.ts";
import { describeRule } from "./describe-rule.ts";

describeRule("missing-translation", [
  {
    name: "missing words of a plugin in one language",
    edits: [remove("de/plugins/fatoora.yaml")],
    at: "de/plugins/fatoora.yaml",
    message: 'The words of fatoora are missing in the language "de"',
    hint: "Write the file de/plugins/fatoora.yaml",
  },
  {
    name: "a help article without a title in any language",
    edits: [append("facts/help.yaml", "‸barcode-scanners:\n  path: /{lang}/scanners\n")],
    message: 'no title for the help article "barcode-scanners"',
    hint: "Add a line  barcode-scanners: …  to en/help.yaml and de/help.yaml",
  },
  {
    name: "a title of a help article that is missing in one language",
    edits: [
      replace("de/help.yaml", /^backups: .*\n/m, ""),
      replace("de/help.yaml", /^getting-started/m, "‸getting-started"),
    ],
    message: 'The title for the help article "backups" is missing',
    hint: "Add a line  backups: …",
  },
]);
