import { digestOf as wholeDigestOf } from "../../../digest.ts";

/** What something of the sample is known by again: 64 bits of its SHA-256, in hexadecimal. */
export function digestOf(value: string | Uint8Array): string {
  return wholeDigestOf(value).slice(0, 16);
}
