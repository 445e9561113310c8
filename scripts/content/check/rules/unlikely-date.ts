import { validTexts } from "../indexes/strings.ts";
import { defineRule } from "./rule.ts";

export default defineRule({
  severity: "warning",
  check(files) {
    const { today = "9998" } = files;
    // A legal text may be published before it takes effect.
    const nextYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
    const maxDay = (file: string) => (/^[a-z]{2}\/texts\//.test(file) ? nextYear : today);
    return validTexts(files).flatMap(({ file, path, value }) =>
      /^\d{4}-\d\d-\d\d$/.test(value) && value > maxDay(file) && path.at(-1) !== "published"
        ? [{ id: "unlikely-date", file, path }]
        : [],
    );
  },
});
