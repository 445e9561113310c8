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
});
