/** The sprite holds the icons that are shown, and no others. */
import { expect, test } from "vitest";
import { iconNames } from "../../src/components/icon-names.ts";
import { filesIn } from "./source-files.ts";

const shown = filesIn("src", /\.tsx$/)
  .map(({ text }) => text)
  .join();

test("every icon of the list is shown somewhere", () => {
  expect(iconNames.filter((name) => !shown.includes(`"${name}"`))).toEqual([]);
});
