/** The collections of the form: what an editor finds in the list at its left. */
import type { Collection, EntryCollection, Field, FileCollection } from "@sveltia/cms";
import { formKeys } from "../../src/admin/form/shape.ts";
import type { FileFormat } from "../../src/admin/form-config.ts";
import type { LocalizedText } from "../content/core/localized-text.ts";
import { lineOf } from "../content/emit/json-schema/schema-line.ts";
import { type FileKind, fileKinds } from "../content/schema/collections.ts";
import { fieldMeta, fieldName } from "../content/schema/field.ts";
import { patternOf } from "./constraints.ts";
import { type FieldContext, plainHint } from "./field-frame.ts";
import { fieldsOf } from "./fields.ts";
import { adminWords } from "./words.ts";

/** The collections, and how each kind of file is read and written, by the name of its format. */
export function collectionsOf(context: Omit<FieldContext, "isTranslated">) {
  const { language } = context;
  const formats: Record<string, FileFormat> = {};

  /** The fields of one kind of file; its format is noted. */
  const fileOf = ({ id, schema, isFact, path, entryName }: FileKind) => {
    const { fields, shape } = fieldsOf(schema, { ...context, isTranslated: !isFact });
    // Folders of facts and of words are equally deep.
    const file = `facts/${path}${entryName === undefined ? "" : "/new"}.yaml`;
    const ownPath = `${isFact ? "facts" : "{{locale}}"}/${path}${entryName === undefined ? "" : "/{{slug}}"}.yaml`;
    formats[id] = { shape, path: ownPath, firstLine: lineOf(id, file) };
    const label = adminWords.check[language];
    const source: Field = { name: formKeys.source, widget: "check", label, format: id, i18n: !isFact, required: false };
    return { format: id, i18n: !isFact, fields: [source, ...fields] };
  };

  const entriesOf = (kind: FileKind, title: LocalizedText, icon: string): EntryCollection => {
    const { isFact, path, schema, entryName } = kind;
    const file = fileOf(kind);
    const names = file.fields.map(({ name }) => name);
    const order = ["order", "date"].find((name) => names.includes(name)) ?? "slug";
    const label = title[language];
    return {
      name: `${isFact ? "facts" : "words"}-${path}`,
      label: path === "partners" ? label : `${label}: ${adminWords[isFact ? "facts" : "words"][language]}`,
      icon,
      label_singular: fieldName(schema)[language],
      description: plainHint(fieldMeta(schema).help?.[language] ?? ""),
      folder: `${folderOf(isFact)}/${path}`,
      extension: "yaml",
      ...pictureFolder(path),
      ...file,
      ...(names.includes("name") ? { identifier_field: "name" } : {}),
      summary: names.includes("name") ? "{{name}} ({{slug}})" : "{{slug}}",
      slug: {
        editable: ["create"],
        hint: adminWords.fileName[language],
        ...(entryName === undefined ? {} : patternOf(entryName, language)),
      },
      // A copy would keep the remarks of another entry's file.
      duplicate: false,
      thumbnail: false,
      sortable_fields: {
        fields: [...new Set([order, "slug"])],
        default: { field: order, direction: order === "date" ? "descending" : "ascending" },
      },
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

  const folders = Object.entries(adminWords.folders).flatMap(([path, { title, icon }]) =>
    fileKinds
      .filter((kind) => kind.path === path && kind.entryName !== undefined)
      .map((kind) => entriesOf(kind, title, icon)),
  );
  const files = [filesOf("pages", "web"), filesOf("words", "translate"), filesOf("facts", "tune")];
  const collections: Collection[] = [...folders, ...files];
  return { collections, formats };
}

/** The form knows the folder of a language by this name. */
function folderOf(isFact: boolean): string {
  return isFact ? "content/facts" : "content/{{locale}}";
}

/** Where a new picture goes: those of plugins to the others of plugins, those of single files to those of pages. */
function pictureFolder(name: string) {
  return { media_folder: `/content/images/${name}`, public_folder: `/${name}` };
}
