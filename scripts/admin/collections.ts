/** The collections of the form: what an editor finds in the list at its left. */
import type { Collection, EntryCollection, Field, FileCollection } from "@sveltia/cms";
import type { FileFormat } from "../../src/admin/form/file-format.ts";
import { formKeys } from "../../src/admin/form/shape.ts";
import type { MessageLanguage } from "../content/core/localized-text.ts";
import { lineOf } from "../content/emit/json-schema/schema-line.ts";
import { type FileKind, fileKinds } from "../content/schema/collections.ts";
import { fieldMeta, fieldName } from "../content/schema/field.ts";
import { patternsOf } from "../content/schema/patterns.ts";
import { refusalOf } from "../content/schema/refusal.ts";
import { type FieldContext, plainHint } from "./field-frame.ts";
import { fieldsOf } from "./fields.ts";
import { type Listing, listings } from "./listings.ts";
import { adminWords } from "./words.ts";

/** What the collections take from the content. */
type Context = Omit<FieldContext, "isTranslated"> & {
  readonly currency: string;
  /** Whether the check has no more than visitors may see. */
  readonly isPublic: boolean;
};

/**
 * @returns The collections; how each kind of file is read and written, by the name of its format; and by collection the
 *   one that a new entry is continued in.
 */
export function collectionsOf(context: Context) {
  const { language } = context;
  const formats: Record<string, FileFormat> = {};
  const nextCollections: Record<string, string> = {};

  /** The fields of one kind of file; its format is noted. */
  const fileOf = ({ id, schema, isFact, path, entryName }: FileKind) => {
    const { fields, shape } = fieldsOf(schema, { ...context, isTranslated: !isFact });
    // Folders of facts and of words are equally deep.
    const file = `facts/${path}${entryName === undefined ? "" : "/new"}.yaml`;
    const ownPath = `${isFact ? "facts" : "{{locale}}"}/${path}${entryName === undefined ? "" : "/{{slug}}"}.yaml`;
    formats[id] = { shape, path: ownPath, firstLine: lineOf(id, file) };
    const label = adminWords.check[language];
    const hint = context.isPublic ? adminWords.checkedInPart[language] : "";
    const source: Field = {
      name: formKeys.source,
      widget: "check",
      label,
      hint,
      format: id,
      i18n: !isFact,
      required: false,
    };
    const country: Field = { name: formKeys.country, widget: "hidden", i18n: !isFact };
    return { format: id, i18n: !isFact, fields: [source, ...fields, country] };
  };

  const entriesOf = (name: string, { label, belongsTo, summary, sort, slug, ...listing }: Listing): EntryCollection => {
    const kind = fileKinds.find(({ isFact, path }) => name === `${isFact ? "facts" : "words"}-${path}`);
    if (kind?.entryName === undefined) throw new Error(`The content has no folder for ${name}`);
    const { isFact, path, schema, entryName } = kind;
    const { fields, ...file } = fileOf(kind);
    if (belongsTo !== undefined) nextCollections[belongsTo.collection] = name;
    return {
      name,
      label: label[language],
      label_singular: fieldName(schema)[language],
      description: plainHint(fieldMeta(schema).help?.[language] ?? ""),
      folder: `${folderOf(isFact)}/${path}`,
      extension: "yaml",
      ...pictureFolder(path),
      ...file,
      fields: belongsTo === undefined ? fields : [ownerField(belongsTo, context), ...fields],
      thumbnail: false,
      ...listing,
      summary: summary(context),
      slug: {
        template: belongsTo === undefined ? slug : `{{${formKeys.entry}}}`,
        editable: ["create"],
        hint: adminWords.slug[language],
        pattern: namePattern(entryName, language),
      },
      // A copy would keep the remarks of another entry's file.
      duplicate: false,
      sortable_fields: { fields: [sort.field], default: sort },
    };
  };

  const filesOf = (name: "pages" | "words" | "facts", icon: string): FileCollection => {
    const isOfIt = ({ path, isFact, entryName }: FileKind) =>
      entryName === undefined && name === (isFact ? "facts" : path.startsWith("pages/") ? "pages" : "words");
    return {
      name,
      label: adminWords.files[name][language],
      icon,
      i18n: name !== "facts",
      ...pictureFolder("pages"),
      files: fileKinds.filter(isOfIt).map((kind) => ({
        name: kind.path.replace("pages/", ""),
        label: fieldName(kind.schema)[language],
        file: `${folderOf(kind.isFact)}/${kind.path}.yaml`,
        ...fileOf(kind),
      })),
    };
  };

  const folders = Object.entries(listings).map(([name, listing]) => entriesOf(name, listing));
  const files = [filesOf("pages", "web"), filesOf("words", "translate"), filesOf("facts", "tune")];
  const collections: Collection[] = [...folders, ...files];
  return { collections, formats, nextCollections };
}

/** What the name of a file must match, and the message if it does not. */
function namePattern(schema: FileKind["schema"], language: MessageLanguage): [expression: string, message: string] {
  const [found] = patternsOf(schema);
  if (found === undefined) throw new Error("Names of entries need a pattern");
  const [example] = fieldMeta(schema).examples ?? [];
  const shown = { en: "Example", de: "Beispiel" }[language];
  // Between slashes, because the form takes a slash at either end for such.
  return [`/${found.pattern.source}/`, `${refusalOf(found.refusal)?.message[language]}. ${shown}: ${example}.`];
}

/** Names the entry that another one belongs to; the file gets its name. Of an entry that is there it cannot be changed. */
function ownerField({ collection, title, label }: NonNullable<Listing["belongsTo"]>, { language }: Context): Field {
  return {
    name: formKeys.entry,
    label: label[language],
    widget: "relation",
    collection,
    value_field: "{{slug}}",
    display_fields: [title],
    filters: [{ field: "slug", values: ["{{slug}}"] }],
  };
}

/** The form knows the folder of a language by this name. */
function folderOf(isFact: boolean): string {
  return isFact ? "content/facts" : "content/{{locale}}";
}

/** Where a new picture goes: those of plugins to the others of plugins, those of single files to those of pages. */
function pictureFolder(name: string) {
  return { media_folder: `/content/images/${name}`, public_folder: `/${name}` };
}
