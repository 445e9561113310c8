import { validTexts } from "../lookup/strings.ts";
import { defineRule } from "./rule.ts";

export default defineRule({
  severity: "warning",
  check(files) {
    const { today = "9998" } = files;
    // A legal text may be announced before its day.
    const inAYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
    const last = (file: string) => (/^[a-z]{2}\/texts\//.test(file) ? inAYear : today);
    return validTexts(files).flatMap(({ file, path, value }) =>
      /^\d{4}-\d\d-\d\d$/.test(value) && value > last(file) && path.at(-1) !== "published"
        ? [{ id: "unlikely-date", file, path }]
        : [],
    );
  },
});
