import { replace } from "../content-copy.ts";
import { describeBroken } from "./broken-case.ts";

const home = "en/pages/home.yaml";
const ui = "en/ui.yaml";
const help = "facts/help.yaml";
const site = "facts/site.yaml";

describeBroken("a line that stands too far left or right, where the parser stumbles over another one", [
  {
    name: "a key among its neighbours, two to the left",
    edits: [replace(home, /^ {2}text: ("Receipt printing)/m, "‸text: $1")],
    found: ["yaml-syntax"],
    message: "The spaces at the beginning of this line do not fit",
    hint: "Compare the indentation with the lines above",
  },
  {
    name: "the key of an entry, one to the right, with its lines as they were",
    edits: [replace(ui, /^nav:$/m, " ‸nav:")],
    found: ["yaml-syntax"],
    message: "do not fit the lines around it",
    hint: "Compare the indentation with the lines above",
  },
  {
    name: "a key with comments around it",
    edits: [replace(site, /^ {2}(endpoint: \/api\/v1\/message)$/m, "   ‸$1")],
    found: ["yaml-syntax"],
    message: "do not fit the lines around it",
    hint: "Compare the indentation with the lines above",
  },
  {
    name: "a key that became an entry of a list",
    edits: [replace("facts/editions.yaml", /^setup:$/m, "‸- setup:")],
    found: ["yaml-syntax"],
    message: "do not fit the lines around it",
    hint: "Compare the indentation with the lines above",
  },
  {
    name: "an entry of a list that lost its hyphen",
    edits: [replace("en/pages/privacy-policy.yaml", /^ {2}- (id: cookies)$/m, "  ‸$1")],
    found: ["yaml-syntax"],
    message: "do not fit the lines around it",
    hint: "Compare the indentation with the lines above",
  },
  {
    name: "the first lines of a file, whose own line is missing",
    edits: [replace(home, /^seo:\n {2}title/m, "  ‸title")],
    found: ["yaml-syntax"],
    message: "do not fit the lines around it",
    hint: "Compare the indentation with the lines above",
  },
]);

describeBroken("a line that stands too far left or right, without the parser minding", [
  {
    name: "the last key of an entry, beside it",
    edits: [replace("en/pages/partners.yaml", /^ {2}link: /m, "‸link: ")],
    found: ["unknown-field"],
    message: '"link" is beside "join" and belongs into it',
    hint: "Add 2 spaces in front of the line",
  },
  {
    name: "several keys of an entry, beside it",
    edits: [replace("en/pages/contact.yaml", /^ {2}title: Write to us\n {2}text: /m, "‸title: Write to us\ntext: ")],
    found: ["yaml-feature"],
    message: 'The key "title" is there twice',
    hint: "Keep one of them",
  },
  {
    name: "the only key of an entry, where any key may stand",
    edits: [replace(help, /^ {2}(path: \/\{lang\}\/backups)$/m, "‸$1")],
    found: ["unknown-field"],
    message: '"path" is beside "backups" and belongs into it',
    hint: "Add 2 spaces",
  },
  {
    name: "a key that became part of the text above",
    edits: [replace(ui, /^ {2}cancel: /m, "    ‸cancel: ")],
    found: ["missing-field"],
    message: '"cancel" is read as part of the text above it',
    hint: "Take away 2 spaces",
  },
]);

describeBroken("a key that is none", [
  {
    name: "a colon of another script",
    edits: [replace("facts/editions.yaml", /^currency: /m, "currency‸：")],
    found: ["yaml-syntax"],
    message: "it only looks like them",
    hint: "type a colon and a space: currency: …",
  },
  {
    name: "a no-break space behind the colon, noticed at the next key",
    edits: [replace(site, /^sample: /m, "sample‸:\u00A0")],
    found: ["yaml-syntax"],
    message: "it only looks like them",
    hint: "sample: …",
  },
  {
    name: "no space behind the colon, noticed at the next key",
    edits: [replace(site, /^sample: true$/m, "‸sample:true")],
    found: ["yaml-syntax"],
    message: "There is no space behind the colon",
    hint: "sample: true",
  },
  {
    name: "an equals sign",
    edits: [replace(site, /^ {2}help: (https.*)$/m, "  ‸help = $1")],
    found: ["yaml-syntax"],
    message: "no colon behind its key",
    hint: "Write  key: value",
  },
  {
    name: "no colon, noticed at the next key",
    edits: [replace(home, /^ {2}title: Why \{brand\}$/m, "  ‸title Why {brand}")],
    found: ["yaml-syntax"],
    message: "no colon behind its key",
    hint: "key: value",
  },
  {
    name: "nothing in front of the colon",
    edits: [replace(site, /^sample:/m, "‸: x\nsample:")],
    found: ["yaml-feature"],
    message: "There is no key in front of this colon",
    hint: "Write the key",
  },
]);
