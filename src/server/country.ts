import type { Handler } from "hono";
import type { Visitor } from "./ports.ts";

/** ISO 3166-1 alpha-2 code in capitals; empty for anything else and for `XX`, which means unknown. */
export function countryCode(value: string | undefined): string {
  const code = (value ?? "").trim().toUpperCase();
  return /^[A-Z]{2}$/.test(code) && code !== "XX" ? code : "";
}

/** Answers `{"country":"SA"}`, or `{"country":""}` if it is unknown. */
export function countryAnswer({ country }: Visitor): Handler {
  return async (c) => c.json({ country: await country(c) }, 200, { "Cache-Control": "private, no-store" });
}
