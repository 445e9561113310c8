import { replace } from "../content-copy.ts";
import { describeRule, onePartner } from "./describe-rule.ts";

const text = (written: string) => [replace("en/pages/not-found.yaml", /^text: .*$/m, `text: "${written}"`)];

describeRule("unwritten", [
  ...["TODO", "TODO: ask Eva", "TBD", "FIXME", "XXX", "xxx"].map((mark) => ({
    name: mark,
    edits: text(`‸${mark}`),
    message: "This text is still to be written",
    hint: "Write the text",
  })),
  {
    name: "filler text within a text",
    edits: text("Gone. ‸Lorem ipsum dolor sit amet."),
    message: 'still to be written: "Lorem ipsum"',
    hint: "Write the text",
  },
  {
    name: "in facts",
    edits: onePartner("address: ‸TODO"),
    message: 'still to be written: "TODO"',
    hint: "Write the text",
  },
  ...["...", "…", "—", "???", "- - -"].map((signs) => ({
    name: `nothing but punctuation is a warning: ${signs}`,
    edits: text(`‸${signs}`),
    message: `This text is still to be written: "${signs}"`,
    hint: "Write the text",
  })),
]);
