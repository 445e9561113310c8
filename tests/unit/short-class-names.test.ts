/** Names of classes in the build: short, no two alike, and the same whichever build asks first. */
import { expect, test } from "vitest";
import { shortNames } from "../../scripts/vite/short-class-names-plugin.ts";

const files = Array.from({ length: 60 }, (_, index) => `components/part-${index}.module.css`);
const locals = Array.from({ length: 40 }, (_, index) => `class-${index}`);

test("no two classes have one name, and none has more than five letters", () => {
  const name = shortNames(files);
  const names = files.flatMap((file) => locals.map((local) => name(local, file)));
  expect(new Set(names).size).toBe(files.length * locals.length);
  expect(names.filter((one) => !/^[a-z]{1,2}_[a-z]{1,2}$/.test(one))).toEqual([]);
});

test("files may be read in any order, and more than once", () => {
  const forth = shortNames(files);
  const back = shortNames(files);
  const all = (name: typeof forth, order: readonly string[]) =>
    Object.fromEntries(order.map((file) => [file, locals.map((local) => name(local, `${file}?direct`))]));
  const first = all(forth, files);
  expect(all(back, files.toReversed())).toEqual(first);
  expect(all(forth, files)).toEqual(first);
});

test("a file that is not known is an error", () => {
  expect(() => shortNames(files)("a", "elsewhere.module.css")).toThrow("elsewhere.module.css");
});
