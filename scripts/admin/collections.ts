/** The collections of the form: what an editor finds in the list at its left. */
import type { Collection, EntryCollection, Field, FileCollection } from "@sveltia/cms";
import type { z } from "zod";
import type { FileFormat } from "../../src/admin/form/file-format.ts";
import { formKeys } from "../../src/admin/form/shape.ts";
import { lineOf } from "../content/emit/json-schema/schema-line.ts";
import type { MessageLanguage } from "../content/messages/language.ts";
import type { MessageId } from "../content/messages/message.ts";
import { say, sayHelp } from "../content/messages/say.ts";
import { fieldMeta, fieldName } from "../content/schema/field.ts";
import { patternsOf } from "../content/schema/patterns.ts";
import { withLanguages } from "../content/schema/per-language.ts";
import { type FileKind, fileKinds } from "../content/validate/file-kinds.ts";
import { type FieldContext, plainHint } from "./field-frame.ts";
import { fieldsOf } from "./fields.ts";
import { type Listing, listings } from "./listings.ts";

/** What the collections take from the content. */
type Context = Omit<FieldContext, "isTranslated"> & {
  readonly currency: string;
  /** Languages of the site, that of the editor first. */
  readonly languages: readonly string[];
  /** Whether the check has no more than visitors may see. */
  readonly isPublic: boolean;
};

/** What the collections of single files are called. */
const collectionNames = { pages: "tool.form.pages", words: "tool.form.words", facts: "tool.form.facts" } as const;

/** @returns The collections; and how each kind of file is read and written, by the name of its format. */
export function collectionsOf(context: Context) {
  const { language } = context;
  const text = (id: MessageId) => say({ id }, language);
  const formats: Record<string, FileFormat> = {};

  /** The fields of one kind of file; its format is noted. */
  const fileOf = ({ id, schema, eachLanguage, path, entryName }: FileKind) => {
    const i18n = eachLanguage;
    const site = withLanguages(schema, context.languages);
    const { fields, shape } = fieldsOf(site, { ...context, isTranslated: eachLanguage });
    const ownPath = `${eachLanguage ? "{{locale}}/" : ""}${path}${entryName === undefined ? "" : "/{{slug}}"}.yaml`;
    formats[id] = { shape, path: ownPath, firstLine: lineOf(id, ownPath) };
    const source: Field = {
      name: formKeys.source,
      widget: "check",
      label: text("tool.form.check"),
      hint: context.isPublic ? text("tool.form.checked-in-part") : "",
      format: id,
      i18n,
      required: false,
    };
    const country: Field = { name: formKeys.country, widget: "hidden", i18n };
    return { format: id, i18n, fields: [source, ...fields, country] };
  };

  const entriesOf = (
    name: string,
    { label, summary, sort, title, name: ownName, ...listing }: Listing,
  ): EntryCollection => {
    const kind = fileKinds.find(({ path }) => name === path);
    if (kind?.entryName === undefined) throw new Error(`The content has no folder for ${name}`);
    const { path, schema, eachLanguage, entryName } = kind;
    const { fields, ...file } = fileOf(kind);
    return {
      name,
      label: text(label),
      label_singular: fieldName(schema)[language],
      description: plainHint(fieldMeta(schema).help?.[language] ?? ""),
      folder: `content/${eachLanguage ? "{{locale}}/" : ""}${path}`,
      extension: "yaml",
      ...pictureFolder(path),
      ...file,
      fields: ownName === undefined ? fields : [nameField(ownName, entryName, language), ...fields],
      thumbnail: false,
      ...listing,
      identifier_field: title(context),
      summary: summary(context),
      slug: {
        template: `{{${title(context)}}}`,
        editable: ["create"],
        hint: text("tool.form.slug"),
        pattern: namePattern(entryName, language),
      },
      // A copy would keep the remarks of another entry's file.
      duplicate: false,
      sortable_fields: { fields: [sort.field], default: sort },
    };
  };

  const filesOf = (name: keyof typeof collectionNames, icon: string): FileCollection => {
    const isOfIt = ({ path, eachLanguage, entryName }: FileKind) =>
      entryName === undefined && name === (eachLanguage ? (path.startsWith("pages/") ? "pages" : "words") : "facts");
    return {
      name,
      label: text(collectionNames[name]),
      icon,
      i18n: name !== "facts",
      ...pictureFolder("pages"),
      files: fileKinds.filter(isOfIt).map((kind) => ({
        name: kind.path.replace("pages/", ""),
        label: fieldName(kind.schema)[language],
        file: `content/${kind.eachLanguage ? "{{locale}}/" : ""}${kind.path}.yaml`,
        ...fileOf(kind),
      })),
    };
  };

  const folders = Object.entries(listings).map(([name, listing]) => entriesOf(name, listing));
  const files = [filesOf("pages", "web"), filesOf("words", "translate"), filesOf("facts", "tune")];
  const collections: Collection[] = [...folders, ...files];
  return { collections, formats };
}

/** What the name of a file must match, and the message if it does not. */
function namePattern(schema: FileKind["schema"], language: MessageLanguage): [expression: string, message: string] {
  const [found] = patternsOf(schema);
  if (found === undefined) throw new Error("Names of entries need a pattern");
  const { pattern, message: id } = found;
  const data = { example: String(fieldMeta(schema).examples?.[0]) };
  // Between slashes, because the form takes a slash at either end for such.
  return [`/${pattern.source}/`, `${say({ id }, language)}. ${sayHelp({ id, data }, language)}.`];
}

/** The name of the file. Of an entry that is there it cannot be changed. */
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

/** Where a new picture goes: those of plugins to the others of plugins, those of single files to those of pages. */
function pictureFolder(name: string) {
  return { media_folder: `/content/images/${name}`, public_folder: `/${name}` };
}
