import { unknownPlaceholders } from "../indexes/unknown-placeholders.ts";
import { defineRule } from "./rule.ts";

export default defineRule({
  check: (files) => unknownPlaceholders(files),
});
