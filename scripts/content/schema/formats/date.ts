/** A calendar day, as `2025-08-05`. A year before 1990 or after 2099 is a typing mistake. */
import { z } from "zod";
import { field } from "../field.ts";
import { readDate } from "./read-date.ts";

/** Day first with dots, year first with hyphens. With slashes the order is ambiguous, so these are left alone. */
export function normalizeDay(written: string): string {
  const text = written.trim();
  const parts = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/.exec(text);
  if (parts === null) return text;
  const [first = "", month = "", last = ""] = parts.slice(1).map((part) => part.padStart(2, "0"));
  return (first.length === 4 ? [first, month, last] : [last, month, first]).join("-");
}

export const isoDate = field(
  z.iso.date({ error: "date" }).regex(/^(?:199|20\d)\d-/, { error: "date" }),
  ["Day", "A day of the calendar."],
  ["Tag", "Ein Tag des Kalenders."],
  { examples: ["2031-03-27"], widget: "date", normalize: normalizeDay, read: readDate },
);
