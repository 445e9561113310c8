import { replace } from "../content-copy.ts";
import { describeBroken } from "./broken-case.ts";

describeBroken("placeholders", [
  {
    name: "a misspelled fact, at its place in the text",
    edits: [replace("de/pages/not-found.yaml", /^ {2}title: .*$/m, '  title: "Nicht da | ‸{brnad}"')],
    found: ["unknown-placeholder"],
    message: "There is no fact {brnad}",
    hint: "Did you mean {brand}?",
  },
  {
    name: "a misspelled fact in the first language is not reported in the others",
    edits: [replace("en/pages/not-found.yaml", /^ {2}title: .*$/m, '  title: "Not here | ‸{brnad}"')],
    found: ["unknown-placeholder"],
    message: "There is no fact {brnad}",
    hint: "Did you mean {brand}?",
  },
  {
    name: "a misspelled fact in a text over several lines",
    edits: [
      replace("en/pages/not-found.yaml", /^text: .*$/m, "text: >-\n  It is\n  gone from ‸{barnd}."),
      replace("de/pages/not-found.yaml", /^text: .*(?:\n {2}.*)*$/m, 'text: "Weg von {brand}."'),
    ],
    found: ["unknown-placeholder"],
    message: "There is no fact {barnd}",
    hint: "Did you mean {brand}?",
  },
  {
    name: "a fact of a plugin that has no price",
    edits: [replace("en/pages/not-found.yaml", /^text: .*$/m, 'text: "It costs ‸{price.named-order}."')],
    found: ["unknown-placeholder"],
    message: "There is no fact {price.named-order}",
    hint: "{",
  },
  {
    name: "an unknown link",
    edits: [replace("en/pages/not-found.yaml", /^text: .*$/m, 'text: "See ‸{link.hlep}."')],
    found: ["unknown-placeholder"],
    message: "There is no fact {link.hlep}",
    hint: "Did you mean {link.help}?",
  },
  {
    name: "a fact that is missing in the translation",
    edits: [replace("de/pages/not-found.yaml", /^ {2}title: .*$/m, "  title: ‸Nicht gefunden")],
    found: ["placeholder-differs"],
    message: "{brand} is missing here and stands in en/pages/not-found.yaml",
    hint: "Put {brand} into this text",
  },
  {
    name: "a fact that only the translation has",
    edits: [replace("de/pages/not-found.yaml", /^home: .*$/m, 'home: "Zurück zu ‸{brand}"')],
    found: ["placeholder-differs"],
    message: "{brand} stands here and not in en/pages/not-found.yaml",
    hint: "Take {brand} out",
  },
  {
    name: "two brackets outside of the interface strings",
    edits: [replace("en/pages/not-found.yaml", /^ {2}title: .*$/m, '  title: "Not here | ‸{{brand}}"')],
    found: ["unknown-placeholder"],
    message: "{{brand}} is not filled in here",
    hint: "Write {brand} with single brackets",
  },
  {
    name: "a misspelled value of an interface string",
    edits: [replace("en/ui.yaml", /^ {2}counter: .*$/m, '  counter: "‸{{cuont}}/{{max}} characters"')],
    found: ["unknown-placeholder"],
    message: "There is no value {{cuont}}",
    hint: "Did you mean {{count}}?",
  },
  ...["{ brand }", "{brand", "brand}", "{{ brand }}", "{bránd}", "{{{brand}}}"].map((piece) => ({
    name: `a broken placeholder: ${piece}`,
    edits: [replace("en/pages/not-found.yaml", /^ {2}title: .*$/m, `  title: "Not here | ‸${piece}"`)],
    found: ["unknown-placeholder"],
    message: `${piece} is not filled in`,
    hint: "without spaces: {brand}",
  })),
  {
    name: "brackets with nothing in them",
    edits: [replace("en/pages/not-found.yaml", /^ {2}title: .*$/m, '  title: "Not here | ‸{}"')],
    found: ["unknown-placeholder"],
    message: "{} is not filled in",
    hint: "as in {brand}, or leave them out",
  },
  {
    name: "a fact in a fact",
    edits: [replace("facts/site.yaml", /^ {2}street: .*$/m, '  street: "Straße ‸{brand}"')],
    found: ["unknown-placeholder"],
    message: "{brand} is not filled in here",
    hint: "Write the text itself",
  },
  {
    name: "a misspelled language in a path",
    edits: [replace("facts/help.yaml", /^ {2}path: \/\{lang\}/m, "  path: /‸{lnag}")],
    found: ["unknown-placeholder"],
    message: "{lnag} is not filled in here",
    hint: "Did you mean {lang}?",
  },
]);
