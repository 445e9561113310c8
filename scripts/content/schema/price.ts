import { z } from "zod";
import { field } from "./field.ts";
import { readPrice } from "./formats/number.ts";

/** An amount of money per month and licence. */
export const price = field(z.number().min(0).max(100_000).multipleOf(0.01), "Price", "Preis", {
  format: "tool.price",
  read: readPrice,
  normalize: (written) => written.trim().replace(/^(\d+),(\d{1,2})$/, "$1.$2"),
});
