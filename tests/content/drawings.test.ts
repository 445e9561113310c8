/** Drawings as a browser reads them: which ones run or load something, and which odd ones do not. */
import { describe, expect, test } from "vitest";
import { inspectImage } from "../../scripts/content/rules/inspect-image.ts";
import { harmlessDrawings, loadingDrawings } from "./drawing-samples.ts";

const inspect = (svg: string) => inspectImage("mark.svg", new TextEncoder().encode(svg));

describe("a drawing that loads something is refused", () => {
  test.each(Object.entries(loadingDrawings))("%s", (_name, svg) => {
    expect(inspect(svg)).toMatchObject({ rule: "image-script" });
  });
});

describe("an odd drawing that loads nothing is taken", () => {
  test.each(Object.entries(harmlessDrawings))("%s", (_name, svg) => {
    expect(inspect(svg)).toBeUndefined();
  });
});
