import { expect, test } from "vitest";
import { planTypeface } from "../../scripts/encode/typeface.ts";

const texts = ["Kasse", "Größe – „Lite“"];
const plan = planTypeface(texts);

test("the typeface has what people type, and the signs of every text", () => {
  for (const sign of "AZaz09@?öß–„“") expect(plan.signs).toContain(sign);
});

test("its address stays the same until a text has a sign that no other had, and that the typeface has", () => {
  expect(planTypeface([...texts, "Größe, no new sign"])).toEqual(plan);
  expect(planTypeface([...texts, "كاشير ₿"])).toEqual(plan);
  expect(planTypeface([...texts, "Café"]).path).not.toBe(plan.path);
});
