import { createHash } from "node:crypto";

/** What something of the sample is known by again: 64 bits of its SHA-256, in hexadecimal. */
export function digestOf(value: string | Uint8Array): string {
  return createHash("sha256").update(value).digest("hex").slice(0, 16);
}
