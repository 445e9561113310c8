import { createHash } from "node:crypto";

/** SHA-256 of texts and bytes as if they were one, in hexadecimal digits. */
export function digestOf(...data: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const each of data) hash.update(each);
  return hash.digest("hex");
}
