import { unusedImages } from "../indexes/unused-images.ts";
import { defineRule } from "./rule.ts";

export default defineRule({
  severity: "warning",
  when: "no-errors",
  check: (files) => unusedImages(files).unused.map((name) => ({ id: "unused-image", file: `images/${name}` })),
});
