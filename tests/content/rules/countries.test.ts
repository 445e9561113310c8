import { replace } from "../content-copy.ts";
import { describeRule } from "./describe-rule.ts";

const fatoora = "facts/plugins/fatoora.yaml";

describeRule("country-differs", [
  [
    "a banner for another country than its plugin's is a warning",
    replace("facts/site.yaml", /^countryBanner:\n {2}country: SA$/m, "countryBanner:\n  country: ‸KE"),
    'The plugin "fatoora" is made for SA',
    "Write  country: SA  or name another plugin",
  ],
]);

describeRule("no-partners", [
  [
    "a plugin that only partners install, and no partner, is a warning",
    [
      replace(fatoora, /^country: SA$/m, "country: ‸NO"),
      replace("facts/site.yaml", /^countryBanner:\n {2}country: SA$/m, "countryBanner:\n  country: NO"),
    ],
    "Only partners in NO install this plugin",
    "Add them in facts/partners",
  ],
]);
