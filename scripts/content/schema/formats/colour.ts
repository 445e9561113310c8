import { z } from "zod";

/** `#1f6f54`. */
export const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, { error: "colour" })
  .meta({ normalize });

/** As picked elsewhere: without `#`, in capital letters, or with a digit for two. */
function normalize(written: string): string {
  const digits = written.trim().replace(/^#/, "").toLowerCase();
  return `#${/^[0-9a-f]{3}$/.test(digits) ? digits.replaceAll(/./g, "$&$&") : digits}`;
}
