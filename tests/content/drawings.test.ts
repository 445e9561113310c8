/** Drawings as a browser reads them: which ones run or load something, and which odd ones do not. */
import { describe, expect, test } from "vitest";
import { inspectPicture } from "../../scripts/content/model/pictures/inspect-picture.ts";
import { harmlessDrawings, loadingDrawings } from "./drawing-samples.ts";

const inspect = (svg: string) => inspectPicture(new TextEncoder().encode(svg), "mark.svg");

describe("a drawing that loads something is refused", () => {
  test.each(Object.entries(loadingDrawings))("%s", (_name, svg) => {
    expect(inspect(svg)?.message.en).toContain("runs or loads something");
  });
});

describe("an odd drawing that loads nothing is taken", () => {
  test.each(Object.entries(harmlessDrawings))("%s", (_name, svg) => {
    expect(inspect(svg)).toBeUndefined();
  });
});
