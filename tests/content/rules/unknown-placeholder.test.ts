import { replace } from "../content-copy.ts";
import { describeRule } from "./describe-rule.ts";

const home = "en/pages/home.yaml";
const german = "de/pages/home.yaml";
const page = "en/pages/not-found.yaml";

describeRule("unknown-placeholder", [
  {
    name: "a misspelled language in the name of a picture",
    edits: [replace("facts/plugins/fatoora.yaml", /^image: .*$/m, "image: plugins/fatoora.‸{lnag}.webp")],
    message: "{lnag} is not filled in here",
    hint: "Did you mean {lang}?",
  },
  {
    name: "a fact whose name was translated",
    edits: [replace(german, /^ {2}title: Warum \{brand\}$/m, "  title: Warum ‸{marke}")],
    message: "There is no fact {marke}",
    hint: "Did you mean {brand}?",
  },
  ...["%brand%", "｛brand｝", "$${brand}"].map((written) => ({
    name: `a fact between other signs: ${written}`,
    edits: [replace(home, /^explore: .*$/m, `explore: "More of ‸${written}"`)],
    message: "is not filled in",
    hint: "{brand}",
  })),
  {
    name: "an interface string that would name another one",
    edits: [replace("de/ui.yaml", /^ {2}label: .*$/m, '  label: "‸$$t(nav.menu)"')],
    message: "$t(nav.menu) is not filled in",
    hint: "Write the text itself",
  },
  {
    name: "a misspelled fact, at its place in the text",
    edits: [replace("de/pages/not-found.yaml", /^ {2}title: .*$/m, '  title: "Nicht da | ‸{brnad}"')],
    message: "There is no fact {brnad}",
    hint: "Did you mean {brand}?",
  },
  {
    name: "a misspelled fact in the first language is not reported in the others",
    edits: [replace("en/pages/not-found.yaml", /^ {2}title: .*$/m, '  title: "Not here | ‸{brnad}"')],
    message: "There is no fact {brnad}",
    hint: "Did you mean {brand}?",
  },
  {
    name: "a misspelled fact in a text over several lines",
    edits: [
      replace("en/pages/not-found.yaml", /^text: .*$/m, "text: >-\n  It is\n  gone from ‸{barnd}."),
      replace("de/pages/not-found.yaml", /^text: .*(?:\n {2}.*)*$/m, 'text: "Weg von {brand}."'),
    ],
    message: "There is no fact {barnd}",
    hint: "Did you mean {brand}?",
  },
  {
    name: "a fact of a plugin that has no price",
    edits: [replace("en/pages/not-found.yaml", /^text: .*$/m, 'text: "It costs ‸{price.named-order}."')],
    message: "There is no fact {price.named-order}",
    hint: "{",
  },
  {
    name: "an unknown link",
    edits: [replace("en/pages/not-found.yaml", /^text: .*$/m, 'text: "See ‸{link.hlep}."')],
    message: "There is no fact {link.hlep}",
    hint: "Did you mean {link.help}?",
  },
  {
    name: "two brackets outside of the interface strings",
    edits: [replace("en/pages/not-found.yaml", /^ {2}title: .*$/m, '  title: "Not here | ‸{{brand}}"')],
    message: "{{brand}} is not filled in here",
    hint: "Write {brand} with single brackets",
  },
  {
    name: "a misspelled value of an interface string",
    edits: [replace("en/ui.yaml", /^ {2}counter: .*$/m, '  counter: "‸{{cuont}}/{{max}} characters"')],
    message: "There is no value {{cuont}}",
    hint: "Did you mean {{count}}?",
  },
  {
    name: "a value of the page with the brackets of a fact",
    edits: [replace("en/ui.yaml", /^ {2}counter: .*$/m, '  counter: "‸{count}/{{max}} characters"')],
    message: "There is no fact {count}",
    hint: "Write  {{count}}",
  },
  ...["{ brand }", "{brand", "brand}", "{{ brand }}", "{bránd}", "{{{brand}}}"].map((piece) => ({
    name: `a broken placeholder: ${piece}`,
    edits: [replace("en/pages/not-found.yaml", /^ {2}title: .*$/m, `  title: "Not here | ‸${piece}"`)],
    message: `${piece} is not filled in`,
    hint: "without spaces: {brand}",
  })),
  {
    name: "brackets with nothing in them",
    edits: [replace("en/pages/not-found.yaml", /^ {2}title: .*$/m, '  title: "Not here | ‸{}"')],
    message: "{} is not filled in",
    hint: "as in {brand}, or leave them out",
  },
  {
    name: "a fact in a fact",
    edits: [replace("facts/site.yaml", /^ {2}street: .*$/m, '  street: "Straße ‸{brand}"')],
    message: "{brand} is not filled in here",
    hint: "Write the text itself",
  },
  {
    name: "a misspelled language in a path",
    edits: [replace("facts/help.yaml", /^ {2}path: \/\{lang\}/m, "  path: /‸{lnag}")],
    message: "{lnag} is not filled in here",
    hint: "Did you mean {lang}?",
  },
  ...["[brand]", "<brand>", "%brand%", "｛brand｝"].map((piece) => ({
    name: piece,
    edits: [replace(page, /^title: .*$/m, `title: "Gone: ‸${piece}"`)],
    message: `${piece} is not filled in`,
    hint: "Write  {brand}",
  })),
]);
