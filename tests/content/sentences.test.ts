import { expect, test } from "vitest";
import { z } from "zod";
import { sentence } from "../../scripts/content/sentences.ts";

test("a check that no sentence is written for still says what to do", () => {
  const [issue] =
    z
      .string()
      .refine((text) => text === "x")
      .safeParse("y").error?.issues ?? [];
  if (issue === undefined) throw new Error("y is not x");
  const [rule, message, hint] = sentence(issue, "y", "y");
  expect(rule).toBe("invalid");
  expect(message).toEqual({ en: "This value is not valid", de: "Dieser Wert ist nicht gültig" });
  expect(hint.en).toBe("Compare it with the other entries");
});
