/** Where the names are that a field chooses from. */
import type { RelationField } from "@sveltia/cms";
import { formKeys } from "../../src/admin/form/shape.ts";
import type { Reference } from "../content/schema/field.ts";
import type { CodeKind } from "../content/schema/formats/codes.ts";

type Source = Pick<RelationField, "collection" | "file" | "value_field" | "display_fields">;

/** Fields of the entries of a list; of a map with free keys the key and its text. */
function entries(list: string, value: string = formKeys.key, shown: string = formKeys.value) {
  return { value_field: `${list}.*.${value}`, display_fields: [`${list}.*.${shown}`] };
}

const features = { collection: "pages", file: "features" };

/**
 * Whoever names something chooses from where its words are: they are written first. A release may be announced in a
 * file of downloads before it has a page, and files of plugins have versions of their own: those are typed.
 */
export const referenceSources: Readonly<Record<Exclude<Reference, CodeKind>, Source | undefined>> = {
  plugin: { collection: "facts-plugins", value_field: "{{slug}}", display_fields: ["{{slug}}"] },
  edition: { collection: "facts", file: "editions", ...entries("editions", "id", "id") },
  help: { collection: "words", file: "help", ...entries(formKeys.entries) },
  area: { ...features, ...entries("areas", "id", "title") },
  comparisonGroup: { ...features, ...entries("comparison.groups") },
  comparisonRow: { ...features, ...entries("comparison.rows") },
  comparisonValue: { ...features, ...entries("comparison.values") },
  paymentLink: { collection: "words", file: "ui", ...entries("payment") },
  release: undefined,
};
