import { createHash } from "node:crypto";

/** SHA-256 of the concatenated data, as a hexadecimal string. */
export function digestOf(...data: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const each of data) hash.update(each);
  return hash.digest("hex");
}
