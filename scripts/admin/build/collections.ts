/** The collections in the sidebar of the form. */
import type { Collection, EntryCollection, Field, FileCollection } from "@sveltia/cms";
import type { z } from "zod";
import { type FileKind, fileKinds } from "../../content/check/file-kinds.ts";
import type { MessageLanguage } from "../../content/core/messages/language.ts";
import type { MessageId } from "../../content/core/messages/message.ts";
import { say, sayHelp } from "../../content/core/messages/say.ts";
import { lineOf } from "../../content/emit/json-schema/schema-line.ts";
import { fieldMeta, fieldName } from "../../content/schema/field.ts";
import { patternsOf } from "../../content/schema/patterns.ts";
import { withLanguages } from "../../content/schema/per-language.ts";
import type { FileConfig } from "../browser/form/file-config.ts";
import { formKeys } from "../browser/form/shape.ts";
import { escapeHint, type FieldContext } from "./field-properties.ts";
import { fieldsOf } from "./fields.ts";
import { type Listing, listings } from "./listings.ts";

type Context = Omit<FieldContext, "isTranslated"> & {
  readonly currency: string;
  /** Languages of the site, that of the editor first. */
  readonly languages: readonly string[];
  /** Those of them whose texts may be missing. */
  readonly begun: readonly string[];
  /** Whether the content that the form checks against lacks hidden entries. */
  readonly isPublic: boolean;
};

const fileCollections = {
  pages: { label: "tool.form.pages", icon: "web" },
  words: { label: "tool.form.words", icon: "translate" },
  facts: { label: "tool.form.facts", icon: "tune" },
} as const;

/** @returns The collections, and formats by id of the file kind. */
export function collectionsOf(context: Context) {
  const files = fileKinds.map((kind) => formFile(kind, context));
  const collections: Collection[] = [
    ...Object.entries(listings).map(([name, listing]) => entryCollection(name, listing, files, context)),
    ...(["pages", "words", "facts"] as const).map((name) => fileCollection(name, files, context)),
  ];
  return { collections, formats: Object.fromEntries(files.map(({ kind, format }) => [kind.id, format])) };
}

type FormFile = ReturnType<typeof formFile>;

function formFile(kind: FileKind, context: Context) {
  const { id, schema, eachLanguage: i18n, entryName } = kind;
  const { fields, shape } = fieldsOf(withLanguages(schema, context.languages, context.begun), {
    ...context,
    isTranslated: i18n,
  });
  const path = `${localePath(kind)}${entryName === undefined ? "" : "/{{slug}}"}.yaml`;
  const source: Field = {
    name: formKeys.source,
    widget: "check",
    label: say({ id: "tool.form.check" }, context.language),
    hint: context.isPublic ? say({ id: "tool.form.checked-in-part" }, context.language) : "",
    format: id,
    i18n,
    required: false,
  };
  const country: Field = { name: formKeys.country, widget: "hidden", i18n };
  const options = { format: id, i18n, fields: [source, ...fields, country] };
  const listing = Object.entries(listings).find(([name]) => name === kind.path)?.[1];
  const format: FileConfig = {
    shape,
    path,
    firstLine: lineOf(id, path),
    ...(listing?.name && entryName && { nameMessage: namePattern(entryName, context.language)[1] }),
    collection: listing === undefined ? collectionOf(kind) : kind.path,
    entry: kind.path.replace("pages/", ""),
    label: listing === undefined ? fieldName(schema)[context.language] : say({ id: listing.label }, context.language),
  };
  return { kind, format, options };
}

/** A collection of files with the same schema. */
function entryCollection(
  name: string,
  { label, summary, sort, title, name: nameLabel, ...listing }: Listing,
  files: readonly FormFile[],
  context: Context,
): EntryCollection {
  const { language } = context;
  const file = files.find(({ kind }) => name === kind.path);
  if (file?.kind.entryName === undefined) throw new Error(`The content has no folder for ${name}`);
  const { path, schema, entryName } = file.kind;
  const { fields, ...options } = file.options;
  return {
    name,
    label: say({ id: label }, language),
    label_singular: fieldName(schema)[language],
    description: escapeHint(fieldMeta(schema).help?.[language] ?? ""),
    folder: `content/${localePath(file.kind)}`,
    extension: "yaml",
    ...pictureFolder(path),
    ...options,
    fields: nameLabel === undefined ? fields : [nameField(nameLabel, entryName, language), ...fields],
    thumbnail: false,
    ...listing,
    identifier_field: title(context),
    summary: summary(context),
    slug: {
      template: `{{${title(context)}}}`,
      editable: ["create"],
      hint: say({ id: "tool.form.slug" }, language),
      pattern: namePattern(entryName, language),
    },
    // A copy would keep the comments of the other file.
    duplicate: false,
    sortable_fields: { fields: [sort.field], default: sort },
  };
}

/** A collection of files with different schemas. */
function fileCollection(
  name: keyof typeof fileCollections,
  files: readonly FormFile[],
  { language }: Context,
): FileCollection {
  const { label, icon } = fileCollections[name];
  return {
    name,
    label: say({ id: label }, language),
    icon,
    i18n: name !== "facts",
    ...pictureFolder("pages"),
    files: files
      .filter(({ kind }) => kind.entryName === undefined && collectionOf(kind) === name)
      .map(({ kind, format, options }) => ({
        name: format.entry,
        label: format.label,
        file: `content/${localePath(kind)}.yaml`,
        ...options,
      })),
  };
}

function collectionOf({ eachLanguage, path }: FileKind): keyof typeof fileCollections {
  if (!eachLanguage) return "facts";
  return path.startsWith("pages/") ? "pages" : "words";
}

function localePath({ eachLanguage, path }: FileKind): string {
  return `${eachLanguage ? "{{locale}}/" : ""}${path}`;
}

/** Pattern for file names, with the error message. */
function namePattern(schema: FileKind["schema"], language: MessageLanguage): [expression: string, message: string] {
  const [rule] = patternsOf(schema);
  if (rule === undefined) throw new Error("Names of entries need a pattern");
  const { pattern, message: id } = rule;
  const data = { example: String(fieldMeta(schema).examples?.[0]) };
  // In slashes, because Sveltia takes a leading or trailing slash for a delimiter.
  return [`/${pattern.source}/`, `${say({ id }, language)}. ${sayHelp({ id, data }, language)}.`];
}

/** The file name, which cannot be changed for existing entries. */
function nameField(label: MessageId, schema: z.ZodType, language: MessageLanguage): Field {
  return {
    name: formKeys.entry,
    label: say({ id: label }, language),
    hint: say({ id: "tool.form.entry-name" }, language),
    widget: "string",
    required: false,
    pattern: namePattern(schema, language),
  };
}

/** Where new pictures are saved: `plugins` for plugins, `pages` for single files. */
function pictureFolder(name: string) {
  return { media_folder: `/content/images/${name}`, public_folder: `/${name}` };
}
