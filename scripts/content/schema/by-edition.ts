import { z } from "zod";
import { field } from "./field.ts";
import { slug } from "./formats/slug.ts";

const editionId = field(slug, "Edition", "Edition", { reference: "edition" });

/** A value for each edition, by its id. Which editions there must be one for is up to the rules. */
export function byEdition<Value extends z.ZodType>(value: Value) {
  return z.record(editionId, value);
}
