import { replace, write } from "../content-copy.ts";
import { describeBroken } from "./broken-case.ts";

const page = "en/pages/not-found.yaml";
const release = "en/releases/1.47.yaml";

describeBroken("indentation", [
  {
    name: "a tab",
    edits: [replace(page, /^ {2}description: /m, "‸\tdescription: ")],
    found: ["yaml-syntax"],
    message: "This line begins with a tab",
    hint: "two spaces",
  },
  {
    name: "a space too many",
    edits: [replace(page, /^ {2}description: /m, "   ‸description: ")],
    found: ["yaml-syntax"],
    message: "do not fit the lines around it",
    hint: "Compare the indentation with the lines above",
  },
  {
    name: "a space too many below a text without quotes",
    edits: [replace("facts/partners/kenya.yaml", /^ {4}address: (.*)\n {4}phone/m, "    address: $1\n     ‸phone")],
    found: ["yaml-syntax"],
    message: "do not fit the lines around it",
    hint: "Compare the indentation with the lines above",
  },
  {
    name: "a space too few",
    edits: [replace("facts/partners/kenya.yaml", /^ {4}phone/m, "   ‸phone")],
    found: ["yaml-syntax"],
    message: "do not fit the lines around it",
    hint: "Compare the indentation with the lines above",
  },
  {
    name: "a list entry that stands deeper than the others and would become part of them",
    edits: [write(release, "summary: Less\nbugFixes:\n  - One\n    ‸- Two\n")],
    found: ["yaml-feature"],
    message: "read as part of the text above it",
    hint: "Indent it like the other entries",
  },
  {
    name: "a list entry that stands less deep",
    edits: [write(release, "summary: Less\nbugFixes:\n  - One\n ‸- Two\n")],
    found: ["yaml-syntax"],
    message: "do not fit the lines around it",
    hint: "Compare the indentation with the lines above",
  },
  {
    name: "a list entry without hyphen",
    edits: [write(release, "summary: Less\nbugFixes:\n  - One\n  ‸Two\n")],
    found: ["yaml-syntax"],
    message: "do not fit the lines around it",
    hint: "Compare the indentation with the lines above",
  },
  {
    name: "a hyphen without space",
    edits: [write(release, "summary: Less\nbugFixes:\n  - One\n  ‸-Two\n")],
    found: ["yaml-syntax"],
    message: "do not fit the lines around it",
    hint: "a hyphen and a space in front of a list entry",
  },
  {
    name: "a list without a key above it",
    edits: [write(release, "summary: Less\n‸- One\n")],
    found: ["yaml-syntax"],
    message: "do not fit the lines around it",
    hint: "Compare the indentation with the lines above",
  },
  {
    name: "a text that goes on at the beginning of the line",
    edits: [write(release, "summary: >-\n‸Less of it\nbugFixes:\n  - One\n")],
    found: ["yaml-syntax"],
    message: "This line has no colon behind its key",
    hint: "indent it by two more spaces",
  },
]);
