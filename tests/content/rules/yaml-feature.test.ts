import { replace } from "../content-copy.ts";
import { describeRule } from "./describe-rule.ts";

describeRule("yaml-feature", [
  {
    name: "quotes of a text processor around a fact",
    edits: [replace("facts/site.yaml", /^ {2}city: .*$/m, "  city: ‸“Berlin”")],
    message: "YAML knows straight ones only",
    hint: "Write straight quotes",
  },
  {
    name: "a text that goes on behind a number sign, which begins a comment",
    edits: [replace("de/pages/not-found.yaml", /^home: .*$/m, "home: Kasse ‸#1")],
    message: "What is behind # is not shown",
    hint: "Put the whole text into quotes",
  },
]);
