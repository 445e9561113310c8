import { replace } from "../content-copy.ts";
import { describeBroken } from "./broken-case.ts";

const page = "de/pages/not-found.yaml";
const withHome = (text: string) => [replace(page, /^home: .*$/m, `home: ${text}`)];

describeBroken(
  "characters that nobody sees",
  [
    ["a space of no width", "\u200B", "U+200B"],
    ["a word joiner", "\u2060", "U+2060"],
    ["a joiner between Latin letters", "\u200D", "U+200D"],
    ["a non-joiner between Latin letters", "\u200C", "U+200C"],
    ["a line separator", "\u2028", "U+2028"],
    ["a place for an object", "\uFFFC", "U+FFFC"],
    ["a filler of Hangul", "\u3164", "U+3164"],
    ["a letter of a flag without a flag", "\u{E0041}", "U+E0041"],
  ].map(([name = "", sign = "", code = ""]) => ({
    name,
    edits: withHome(`Zur‸${sign}Startseite`),
    found: ["invisible-character"],
    message: `invisible character here (${code})`,
    hint: "Delete",
  })),
);

describeBroken(
  "signs of a program's own",
  ["\uE000", "\uF0B7", "\uF8FF"].map((sign) => ({
    name: (sign.codePointAt(0) ?? 0).toString(16),
    edits: withHome(`‸${sign} Startseite`),
    found: ["invisible-character"],
    message: "This sign is another one on every computer",
    hint: "type the sign you mean",
  })),
);

describeBroken(
  "characters that were read in a wrong encoding",
  ["Ã„", "ÃŸ", "Ã–l", "Ãœ", "Ã©", "Â§", "Â\u00A0", "â‚¬", "â€ž", "â€“", "ï»¿", "Ø§Ù„", "Ð¿Ñ€"].map((sign) => ({
    name: sign,
    edits: withHome(`Zur ‸${sign} Startseite`),
    found: ["encoding"],
    message: "is what remains of another character",
    hint: "Type the character again",
  })),
);

describeBroken(
  "a text of nothing that is seen",
  ['"\\u200B"', '"\u00AD"', '"\u2800"', '"\u00A0"', '"\\t"', "|"].map((text) => ({
    name: JSON.stringify(text),
    edits: withHome(`‸${text}`),
    found: ["blank"],
    message: "There is no text here",
    hint: "Write the text",
  })),
);

describeBroken("characters that nobody sees, by their escape", [
  {
    name: "one that turns the text around",
    edits: withHome('‸"Zur \\u202EStartseite"'),
    found: ["invisible-character"],
    message: "There is an invisible character here (U+202E)",
    hint: "Delete the escape for it",
  },
]);
