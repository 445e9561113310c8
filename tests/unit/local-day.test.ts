import { expect, test } from "vitest";
import { localDay } from "../../scripts/content/core/local-day.ts";

test.each([
  ["DE", "2026-11-30T22:59:00Z", "2026-11-30"],
  ["DE", "2026-11-30T23:00:00Z", "2026-12-01"],
  ["NZ", "2026-11-30T11:30:00Z", "2026-12-01"],
  // From Honolulu to New York: the day begins where it begins last.
  ["US", "2026-12-01T09:59:00Z", "2026-11-30"],
  ["US", "2026-12-01T11:00:00Z", "2026-12-01"],
  ["ZZ", "2026-12-01T00:00:00Z", "2026-12-01"],
])("in %s, %s is on %s", (country, instant, day) => expect(localDay(country, new Date(instant))).toBe(day));
