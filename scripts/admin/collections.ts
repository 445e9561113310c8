/** The collections of the form: what an editor finds in the list at its left. */
import type { Collection, CollectionFile, EntryCollection, FileCollection } from "@sveltia/cms";
import type { z } from "zod";
import { formKeys, type Shape } from "../../src/admin/form/shape.ts";
import type { Sentence } from "../content/core/localized-text.ts";
import { factFiles, factFolders, wordFiles, wordFolders } from "../content/schema/collections.ts";
import { fieldWords } from "../content/schema/field.ts";
import { pageSchemas } from "../content/schema/pages.ts";
import { patternOf } from "./constraints.ts";
import { type FieldContext, plainHint } from "./field-frame.ts";
import { fieldsOf } from "./fields.ts";
import { adminWords } from "./words.ts";

export interface Collections {
  readonly collections: readonly Collection[];
  /** How each kind of file is read and written, by the name of its format. */
  readonly shapes: Readonly<Record<string, Shape>>;
}

type Schemas = Readonly<Record<string, z.ZodType>>;
type Folders = Readonly<Record<string, { readonly schema: z.ZodType; readonly name: z.ZodType }>>;

/** Where files with words are: the form knows the folder of a language by this name. */
const inLanguage = "content/{{locale}}";

export function collectionsOf(context: Omit<FieldContext, "isTranslated">): Collections {
  const facts = { ...context, isTranslated: false };
  const words = { ...context, isTranslated: true };
  const { language } = context;
  const shapes: Record<string, Shape> = {};
  const keep = (format: string, shape: Shape) => {
    shapes[format] = shape;
    return format;
  };
  const folder = (name: string, folders: Folders, one: FieldContext): Collection[] => {
    const entry = folders[name];
    return entry === undefined ? [] : [folderOf(name, entry, one, keep)];
  };
  const files = (name: string, label: Sentence, path: string, schemas: Schemas, one: FieldContext): Collection =>
    filesOf(name, label[language], path, schemas, one, keep);
  const names = [...new Set([...Object.keys(factFolders), ...Object.keys(wordFolders)])];
  const collections = [
    ...names.flatMap((name) => [...folder(name, factFolders, facts), ...folder(name, wordFolders, words)]),
    files("pages", adminWords.pages, `${inLanguage}/pages`, pageSchemas, words),
    files("words", adminWords.sharedWords, inLanguage, wordFiles, words),
    files("facts", adminWords.siteFacts, "content/facts", factFiles, facts),
  ];
  return { collections, shapes };
}

/** Where a new picture goes: those of plugins to the others of plugins, those of single files to those of pages. */
function pictureFolder(name: string) {
  return { media_folder: `/content/images/${name}`, public_folder: `/${name}` };
}

/** Names of Material Symbols, which the form has. */
const icons: Readonly<Record<string, string>> = {
  plugins: "extension",
  releases: "new_releases",
  partners: "handshake",
  pages: "web",
  words: "translate",
  facts: "tune",
};

type Keep = (format: string, shape: Shape) => string;

function source({ isTranslated }: FieldContext) {
  return { name: formKeys.source, widget: "hidden", i18n: isTranslated } as const;
}

function folderOf(
  name: string,
  { schema, name: nameSchema }: Folders[string],
  context: FieldContext,
  keep: Keep,
): EntryCollection {
  const { language, isTranslated } = context;
  const { fields, shape } = fieldsOf(schema, context);
  const title = adminWords.folder(name, { en: fieldWords(schema, "en").title, de: fieldWords(schema, "de").title });
  const pattern = patternOf(nameSchema, language);
  const hasBoth = Object.hasOwn(factFolders, name) && Object.hasOwn(wordFolders, name);
  const known = fields.map((field) => field.name);
  const order = ["order", "date"].find((one) => known.includes(one));
  const id = `${isTranslated ? "words" : "facts"}-${name}`;
  return {
    name: id,
    label: (hasBoth ? adminWords[isTranslated ? "words" : "facts"](title) : title)[language],
    icon: icons[name] ?? "folder",
    label_singular: fieldWords(schema, language).title,
    description: plainHint(fieldWords(schema, language).description),
    folder: `${isTranslated ? inLanguage : "content/facts"}/${name}`,
    extension: "yaml",
    ...pictureFolder(name),
    format: keep(id, shape),
    i18n: isTranslated,
    ...(known.includes("name") ? { identifier_field: "name" } : {}),
    summary: known.includes("name") ? "{{name}} ({{slug}})" : "{{slug}}",
    slug: {
      editable: ["create"],
      hint: adminWords.fileName[language],
      ...(pattern === undefined ? {} : { pattern }),
    },
    // A copy would keep the remarks of another entry's file.
    duplicate: false,
    thumbnail: false,
    sortable_fields: {
      fields: order === undefined ? ["slug"] : [order, "slug"],
      default: { field: order ?? "slug", direction: order === "date" ? "descending" : "ascending" },
    },
    fields: [...fields, source(context)],
  };
}

function filesOf(
  name: string,
  label: string,
  path: string,
  schemas: Schemas,
  context: FieldContext,
  keep: Keep,
): FileCollection {
  const files = Object.entries(schemas).map(([file, schema]): CollectionFile => {
    const { fields, shape } = fieldsOf(schema, context);
    const { title } = fieldWords(schema, context.language);
    return {
      name: file,
      label: title === "" ? file : title,
      file: `${path}/${file}.yaml`,
      format: keep(`${name}-${file}`, shape),
      i18n: context.isTranslated,
      fields: [...fields, source(context)],
    };
  });
  return { name, label, icon: icons[name] ?? "folder", i18n: context.isTranslated, ...pictureFolder("pages"), files };
}
