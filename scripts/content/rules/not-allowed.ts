import { hints } from "../core/hints.ts";
import { adviceFor } from "./registry/advice.ts";
import { issueFindings } from "./registry/issue-findings.ts";
import { defineRule } from "./registry/rule.ts";

export default defineRule({
  id: "not-allowed",
  group: "fields",
  severity: "error",
  title: { en: "Not one of the possible values", de: "Keiner der möglichen Werte" },
  meaning: {
    en: "This field takes one of a few values. The message names them, or the one that is nearest.",
    de: "Dieses Feld nimmt einen von wenigen Werten. Die Meldung nennt sie oder den ähnlichsten.",
  },
  example: {
    file: "facts/site.yaml",
    place: /^ {2}provider: .*$/m,
    wrong: "  provider: nothing",
    right: "  provider: none",
  },
  check: (files) =>
    issueFindings(files, "not-allowed", (issue) => {
      const { value, meant, allowed } = issue;
      const hint = meant === undefined ? hints.writeOneOf(allowed) : hints.didYouMean(meant);
      const message =
        value === undefined
          ? { en: "One of a few values is needed here", de: "Hier ist einer von wenigen Werten nötig" }
          : { en: `"${value}" is not one of the allowed values`, de: `„${value}“ ist keiner der erlaubten Werte` };
      return { message, hint: adviceFor(issue, hint) };
    }),
});
