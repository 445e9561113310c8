import { valueAt } from "../../core/value-path.ts";
import { textsIn } from "../indexes/strings.ts";
import { defineRule } from "./rule.ts";

const [file, path] = ["site.yaml", ["message", "keepDays"]];

export default defineRule({
  severity: "warning",
  when: "no-errors",
  check: (files) => {
    const isSet = valueAt(files.parsed.get(file)?.value, path) !== undefined;
    const isNamed = textsIn(files).some(({ value }) => value.includes("{messageKeepDays}"));
    return isSet && !isNamed ? [{ id: "message-retention", file, path }] : [];
  },
});
