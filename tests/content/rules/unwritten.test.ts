import { replace } from "../content-copy.ts";
import { describeRule, onePartner } from "./describe-rule.ts";

const text = (written: string) => replace("en/pages/not-found.yaml", /^text: .*$/m, `text: "${written}"`);
const unwritten = "This text is still to be written";
const hint = "Write the text";

describeRule(
  "unwritten",
  ["TODO", "TODO: ask Eva", "TBD", "FIXME", "XXX", "xxx"].map((mark) => [mark, text(`‸${mark}`), unwritten, hint]),
);

describeRule("unwritten", [
  ["filler text within a text", text("Gone. ‸Lorem ipsum dolor sit amet."), `${unwritten}: "Lorem ipsum"`, hint],
  ["in facts", onePartner("address: ‸TODO"), `${unwritten}: "TODO"`, hint],
]);

describeRule(
  "unwritten",
  ["...", "…", "—", "???", "- - -"].map((signs) => {
    return [`nothing but punctuation is a warning: ${signs}`, text(`‸${signs}`), `${unwritten}: "${signs}"`, hint];
  }),
);
