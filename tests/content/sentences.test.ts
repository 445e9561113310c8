import { expect, test } from "vitest";
import { z } from "zod";
import { sentence } from "../../scripts/content/sentences.ts";

test("a check that no sentence is written for still says what to do", () => {
  const [issue] = z.number().multipleOf(5).safeParse(7).error?.issues ?? [];
  if (issue === undefined) throw new Error("7 is no multiple of 5");
  const [rule, message, hint] = sentence(issue, 7, "7");
  expect(rule).toBe("invalid");
  expect(message).toEqual({ en: "This value is not valid", de: "Dieser Wert ist nicht gültig" });
  expect(hint.en).toBe("Compare it with the other entries");
});
