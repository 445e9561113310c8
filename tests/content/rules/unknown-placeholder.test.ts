import { replace } from "../content-copy.ts";
import { describeRule } from "./describe-rule.ts";

/** A line of a file with another text, which has a mark. */
const line = (file: string, pattern: RegExp, text: string) =>
  replace(file, pattern, `$1${text.replaceAll("$", "$$$$")}`);
const onPage = (text: string) => line("en/pages/not-found.yaml", /^(title: ).*$/m, `"Gone: ${text}"`);
const counter = (text: string) => line("en/ui.yaml", /^( {2}counter: ).*$/m, `"${text}/{{max}} characters"`);

describeRule(
  "unknown-placeholder",
  [
    // A misspelled fact of the first language is not reported in the others as well.
    { text: "{brnad}", message: "There is no fact {brnad}", hint: "Did you mean {brand}?" },
    { text: "{link.hlep}", message: "There is no fact {link.hlep}", hint: "Did you mean {link.help}?" },
    { text: "{price.named-order}", message: "There is no fact {price.named-order}", hint: "{" },
    { text: "{{brand}}", message: "is not filled in here", hint: "Write {brand} with single brackets" },
    { text: "{}", message: "{} is not filled in", hint: "as in {brand}, or leave them out" },
    ...["{ brand }", "{brand", "brand}", "{{ brand }}", "{bránd}", "{{{brand}}}", `\${brand}`].map((text) => {
      return { text, message: `${text} is not filled in`, hint: "without spaces: {brand}" };
    }),
    ...["[brand]", "<brand>", "%brand%", "｛brand｝"].map((text) => {
      return { text, message: `${text} is not filled in`, hint: "Write  {brand}" };
    }),
  ].map(({ text, message, hint }) => ({ name: text, edits: [onPage(`‸${text}`)], message, hint })),
);

describeRule("unknown-placeholder", [
  {
    name: "a misspelled fact in a translation",
    edits: [line("de/pages/not-found.yaml", /^( {2}title: ).*$/m, '"Nicht da | ‸{brnad}"')],
    message: "There is no fact {brnad}",
    hint: "Did you mean {brand}?",
  },
  {
    name: "a fact whose name was translated",
    edits: [line("de/pages/home.yaml", /^( {2}title: )Warum \{brand\}$/m, "Warum ‸{marke}")],
    message: "There is no fact {marke}",
    hint: "Did you mean {brand}?",
  },
  {
    name: "a misspelled fact in a text over several lines",
    edits: [
      line("en/pages/not-found.yaml", /^(text: ).*$/m, ">-\n  It is\n  gone from ‸{barnd}."),
      line("de/pages/not-found.yaml", /^(text: ).*(?:\n {2}.*)*$/m, '"Weg von {brand}."'),
    ],
    message: "There is no fact {barnd}",
    hint: "Did you mean {brand}?",
  },
  {
    name: "a misspelled value of an interface string",
    edits: [counter("‸{{cuont}}")],
    message: "There is no value {{cuont}}",
    hint: "Did you mean {{count}}?",
  },
  {
    name: "a value of the page with the brackets of a fact",
    edits: [counter("‸{count}")],
    message: "There is no fact {count}",
    hint: "Write  {{count}}",
  },
  {
    name: "an interface string that would name another one",
    edits: [line("de/ui.yaml", /^( {2}label: ).*$/m, '"‸$t(nav.menu)"')],
    message: "$t(nav.menu) is not filled in",
    hint: "Write the text itself",
  },
  {
    name: "a fact in a fact",
    edits: [line("facts/site.yaml", /^( {2}street: ).*$/m, '"Straße ‸{brand}"')],
    message: "{brand} is not filled in here",
    hint: "Write the text itself",
  },
  {
    name: "a misspelled language in a path",
    edits: [line("facts/help.yaml", /^( {2}path: \/)\{lang\}/m, "‸{lnag}")],
    message: "{lnag} is not filled in here",
    hint: "Did you mean {lang}?",
  },
  {
    name: "a misspelled language in the name of a picture",
    edits: [line("facts/plugins/fatoora.yaml", /^(image: ).*$/m, "plugins/fatoora.‸{lnag}.webp")],
    message: "{lnag} is not filled in here",
    hint: "Did you mean {lang}?",
  },
]);
