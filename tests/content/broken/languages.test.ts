import { replace } from "../content-copy.ts";
import { describeBroken } from "./broken-case.ts";

describeBroken("languages", [
  {
    name: "a language that takes the place of another one, whose folder is still there",
    edits: [replace("facts/site.yaml", /^languages: .*$/m, "‸languages: [‸es, en]")],
    found: ["missing-language", "missing-folder"],
    message: "The folder content/de is not in this list",
    hint: "Write  languages: [es, en, de]  or delete the folder",
  },
  {
    name: "a language in capitals",
    edits: [replace("facts/site.yaml", /^languages: .*$/m, "languages: [en, ‸DE]")],
    found: ["language"],
    message: "This is not a language code",
    hint: "Write  de",
  },
  {
    name: "languages without a list",
    edits: [replace("facts/site.yaml", /^languages: .*$/m, "languages: ‸en, de")],
    found: ["wrong-type"],
    message: "Expected a list, found text",
    hint: "Write a list",
  },
  {
    name: "no languages",
    edits: [replace("facts/site.yaml", /^languages: .*$/m, "languages: ‸[]")],
    found: ["out-of-range"],
    message: "At least one entry is needed here",
    hint: "Add entries",
  },
  {
    name: "no list of languages",
    edits: [replace("facts/site.yaml", /^languages: .*\n/m, ""), replace("facts/site.yaml", /^sample:/m, "‸sample:")],
    found: ["missing-field"],
    message: '"languages" is missing',
    hint: "languages: …",
  },
]);
