import { replace } from "../content-copy.ts";
import { describeRule } from "./describe-rule.ts";

const fatoora = "facts/plugins/fatoora.yaml";

describeRule("country-differs", [
  {
    name: "a banner for another country than its plugin's is a warning",
    edits: [replace("facts/site.yaml", /^countryBanner:\n {2}country: SA$/m, "countryBanner:\n  country: ‸KE")],
    message: 'The plugin "fatoora" is made for SA',
    hint: "Write  country: SA  or name another plugin",
  },
]);

describeRule("no-partners", [
  {
    name: "a plugin that only partners install, and no partner, is a warning",
    edits: [
      replace(fatoora, /^country: SA$/m, "country: ‸NO"),
      replace("facts/site.yaml", /^countryBanner:\n {2}country: SA$/m, "countryBanner:\n  country: NO"),
    ],
    message: "Only partners in NO install this plugin",
    hint: "Add them in facts/partners",
  },
]);
