import { replace } from "../content-copy.ts";
import { describeRule } from "./describe-rule.ts";

const page = "de/pages/not-found.yaml";

describeRule("placeholder-differs", [
  [
    "a fact in place of another one, at its place in the text",
    replace("de/pages/home.yaml", /(kostenlos, Pro verbindet .*)\{price\.pro\}/, "$1‸{annual.pro}"),
    "{price.pro} is missing here and is in en/pages/home.yaml",
    "Put {price.pro} into this text",
  ],
  [
    "a fact that is missing in the translation",
    replace(page, /^ {2}title: .*$/m, "  title: ‸Nicht gefunden"),
    "{brand} is missing here and is in en/pages/not-found.yaml",
    "Put {brand} into this text",
  ],
  [
    "a fact that only the translation has",
    replace(page, /^home: .*$/m, 'home: "Zurück zu ‸{brand}"'),
    "{brand} is here and not in en/pages/not-found.yaml",
    "Take {brand} out",
  ],
]);
