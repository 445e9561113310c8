import { expect, test } from "vitest";
import { openPlace } from "./place.ts";

const { ask } = await openPlace();

test.each([
  ["SA", "SA"],
  // The network's words for unknown, and for Tor.
  ["XX", ""],
  ["T1", ""],
  ["", ""],
])("the network says %j of the visitor's country: %j", async (sent, country) => {
  const answer = await ask("/api/v1/country", { "CF-IPCountry": sent });
  expect([answer.status, await answer.json()]).toEqual([200, { country }]);
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
});
