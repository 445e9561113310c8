import { expect, test } from "vitest";
import { z } from "zod";
import { sentence } from "../../scripts/content/validate/zod-issues.ts";

/** What is said of a value in a field that is not optional and has no example. */
function said(schema: z.ZodType, value: unknown) {
  const judge = (other: unknown) => schema.safeParse(other).error?.issues[0];
  const issue = judge(value);
  if (issue === undefined) throw new Error("The value fits");
  return sentence(issue, {
    value,
    written: String(value),
    judge,
    example: undefined,
    isOptional: false,
    dial: undefined,
  });
}

test("a check that no sentence is written for still says what to do", () => {
  const [rule, message, hint] = said(
    z.string().refine((text) => text === "x"),
    "y",
  );
  expect(rule).toBe("invalid");
  expect(message).toEqual({ en: "This value is not valid", de: "Dieser Wert ist nicht gültig" });
  expect(hint.en).toBe("Compare it with the other entries");
});

test("the least is not told to be written if it is refused", () => {
  expect(said(z.number().min(0).gt(0), -5)[2].en).toBe("Write a number above 0");
  expect(said(z.number().min(0), -5)[2].en).toBe("Write 0 or more");
});

test("of many allowed values at most five are named", () => {
  const codes = ["a-1", "b-2", "c-3", "d-4", "e-5", "f-6", "colour"];
  expect(said(z.enum(codes), "colours-and-more")[2].en).toMatch(/^Write one of: colour, (?:\S+, ){3}\S+ …$/);
});

test("a line that is needed is not told to be deleted", () => {
  expect(said(z.string().min(1, "blank"), "")[2].en).toBe("Write the text");
});
