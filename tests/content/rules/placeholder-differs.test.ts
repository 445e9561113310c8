import { replace } from "../content-copy.ts";
import { describeRule } from "./describe-rule.ts";

const page = "de/pages/not-found.yaml";

describeRule("placeholder-differs", [
  {
    name: "a fact in place of another one, at its place in the text",
    edits: [replace("de/pages/home.yaml", /(kostenlos, Pro verbindet .*)\{price\.pro\}/, "$1‸{annual.pro}")],
    message: "{price.pro} is missing here and is in en/pages/home.yaml",
    hint: "Put {price.pro} into this text",
  },
  {
    name: "a fact that is missing in the translation",
    edits: [replace(page, /^ {2}title: .*$/m, "  title: ‸Nicht gefunden")],
    message: "{brand} is missing here and is in en/pages/not-found.yaml",
    hint: "Put {brand} into this text",
  },
  {
    name: "a fact that only the translation has",
    edits: [replace(page, /^home: .*$/m, 'home: "Zurück zu ‸{brand}"')],
    message: "{brand} is here and not in en/pages/not-found.yaml",
    hint: "Take {brand} out",
  },
]);
