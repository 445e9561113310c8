import { replace } from "../content-copy.ts";
import { describeRule } from "./describe-rule.ts";

const german = "de/pages/home.yaml";

describeRule("placeholder-differs", [
  {
    name: "a fact in place of another one, at its place in the text",
    edits: [replace(german, /(kostenlos, Pro verbindet .*)\{proMonthly\}/, "$1‸{proAnnual}")],
    message: "{proAnnual} is here, and {proMonthly} in en/pages/home.yaml",
    hint: "Write  {proMonthly}",
  },
  {
    name: "a fact that was typed in, at its place in the text",
    edits: [replace(german, /^( {4}Artikel scannen, .*)\{brand\}/m, "$1‸Northtill")],
    message: "{brand} is missing here",
    hint: "Write {brand} in place of Northtill",
  },
  {
    name: "a price that was typed in",
    edits: [replace(german, /(kostenlos, Pro verbindet .*)\{proMonthly\}/, "$1‸10 $$")],
    message: "{proMonthly} is missing here",
    hint: "Write {proMonthly} in place of 10",
  },
  {
    name: "a fact that is missing in the translation",
    edits: [replace("de/pages/not-found.yaml", /^ {2}title: .*$/m, "  title: ‸Nicht gefunden")],
    message: "{brand} is missing here and is in en/pages/not-found.yaml",
    hint: "Put {brand} into this text",
  },
  {
    name: "a fact that only the translation has",
    edits: [replace("de/pages/not-found.yaml", /^home: .*$/m, 'home: "Zurück zu ‸{brand}"')],
    message: "{brand} is here and not in en/pages/not-found.yaml",
    hint: "Take {brand} out",
  },
]);
