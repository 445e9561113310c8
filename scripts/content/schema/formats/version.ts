/** A version with two or three numbers. A string, because `1.40` is not 1.4. */
import { z } from "zod";
import { field } from "../field.ts";

export const version = field(
  z.string().regex(/^\d+\.\d+(?:\.\d+)?$/, { error: "version" }),
  ["Version", "Two or three numbers with dots."],
  ["Version", "Zwei oder drei Zahlen mit Punkten."],
  {
    examples: ["12.3"],
    read: (written) => [
      written
        .replace(/^(?:version|release)?\s*v?\.?\s*(?=\d)/i, "")
        .replaceAll(/\s*[.,_]\s*(?=\d)/g, ".")
        .replace(/\.$/, ""),
    ],
    normalize: (written) => written.trim().replace(/^v(?=\d)/i, ""),
  },
);
