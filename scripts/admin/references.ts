/** Where the names stand that a field chooses from. */
import type { RelationField } from "@sveltia/cms";
import { formKeys } from "../../src/admin/form/shape.ts";
import type { CodeKind } from "../content/emit/json-schema/codes.ts";
import type { Reference } from "../content/schema/field.ts";

type Source = Pick<RelationField, "collection" | "file" | "value_field" | "display_fields">;

/** Fields of the entries of a list, or of a map with free keys. */
function entries(list: string, value: string, shown: string): Pick<Source, "value_field" | "display_fields"> {
  return { value_field: `${list}.*.${value}`, display_fields: [`${list}.*.${shown}`] };
}

/** The name and its words, for a map with free keys of one text each. */
function texts(list: string): Pick<Source, "value_field" | "display_fields"> {
  return entries(list, formKeys.key, formKeys.value);
}

const features = { collection: "pages", file: "features" };

/**
 * Whoever names something chooses from where its words stand: they are written first. A release may be announced in a
 * file of downloads before it has a page, and files of plugins have versions of their own: those are typed.
 */
export const referenceSources: Readonly<Record<Exclude<Reference, CodeKind>, Source | undefined>> = {
  plugin: { collection: "facts-plugins", value_field: "{{slug}}", display_fields: ["{{slug}}"] },
  help: { collection: "words", file: "help", ...texts(formKeys.entries) },
  area: { ...features, ...entries("areas", "id", "title") },
  comparisonGroup: { ...features, ...texts("comparison.groups") },
  comparisonRow: { ...features, ...texts("comparison.rows") },
  comparisonValue: { ...features, ...texts("comparison.values") },
  paymentLink: { collection: "words", file: "ui", ...texts("payment") },
  release: undefined,
};
