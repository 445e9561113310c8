/** The partners of a country replaced by one with further lines. */
import { type Edit, write } from "../content-copy.ts";

export const kenya = "facts/partners/kenya.yaml";

export function onePartner(...lines: string[]): Edit[] {
  const further = lines.map((line) => `    ${line}`);
  return [write(kenya, ["country: KE", "partners:", "  - name: Savanna Tills", ...further, ""].join("\n"))];
}
