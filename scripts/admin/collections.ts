/** The collections of the form: what an editor finds in the list at its left. */
import type { Collection, EntryCollection, Field, FileCollection } from "@sveltia/cms";
import type { z } from "zod";
import { formKeys, type Shape } from "../../src/admin/form/shape.ts";
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

type Folders = Readonly<Record<string, { readonly schema: z.ZodType; readonly name: z.ZodType }>>;
type Part = "facts" | "words";

/** The form knows the folder of a language by this name. */
const places = { facts: "content/facts", words: "content/{{locale}}" } as const;
const folders: Readonly<Record<Part, Folders>> = { facts: factFolders, words: wordFolders };

/** Names of Material Symbols, which the form has. */
const icons: Readonly<Record<string, string>> = {
  plugins: "extension",
  releases: "new_releases",
  partners: "handshake",
  pages: "web",
  words: "translate",
  facts: "tune",
};

export function collectionsOf(context: Omit<FieldContext, "isTranslated">): Collections {
  const { language } = context;
  const shapes: Record<string, Shape> = {};

  /** The fields of one kind of file; its format is noted. */
  const fileOf = (format: string, schema: z.ZodType, part: Part) => {
    const i18n = part === "words";
    const { fields, shape } = fieldsOf(schema, { ...context, isTranslated: i18n });
    shapes[format] = shape;
    const source: Field = { name: formKeys.source, widget: "hidden", i18n };
    return { format, i18n, fields: [...fields, source] };
  };

  const folderOf = (name: string, part: Part): EntryCollection[] => {
    const entry = folders[part][name];
    if (entry === undefined) return [];
    const id = `${part}-${name}`;
    const file = fileOf(id, entry.schema, part);
    const known = file.fields.map((field) => field.name);
    const order = ["order", "date"].find((key) => known.includes(key));
    const pattern = patternOf(entry.name, language);
    const words = fieldWords(entry.schema, language);
    const title = adminWords.folder(name, entry.schema);
    const hasBoth = folders.facts[name] !== undefined && folders.words[name] !== undefined;
    return [
      {
        name: id,
        label: (hasBoth ? adminWords[part](title) : title)[language],
        icon: icons[name] ?? "folder",
        label_singular: words.title,
        description: plainHint(words.description),
        folder: `${places[part]}/${name}`,
        extension: "yaml",
        ...pictureFolder(name),
        ...file,
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
      },
    ];
  };

  const filesOf = (
    name: keyof typeof adminWords.files,
    part: Part,
    folder: string,
    schemas: object,
  ): FileCollection => ({
    name,
    label: adminWords.files[name][language],
    icon: icons[name] ?? "folder",
    i18n: part === "words",
    ...pictureFolder("pages"),
    files: Object.entries(schemas).map(([file, schema]) => ({
      name: file,
      label: fieldWords(schema, language).title || file,
      file: `${places[part]}${folder}/${file}.yaml`,
      ...fileOf(`${name}-${file}`, schema, part),
    })),
  });

  const names = [...new Set([...Object.keys(factFolders), ...Object.keys(wordFolders)])];
  const collections = [
    ...names.flatMap((name) => [...folderOf(name, "facts"), ...folderOf(name, "words")]),
    filesOf("pages", "words", "/pages", pageSchemas),
    filesOf("words", "words", "", wordFiles),
    filesOf("facts", "facts", "", factFiles),
  ];
  return { collections, shapes };
}

/** Where a new picture goes: those of plugins to the others of plugins, those of single files to those of pages. */
function pictureFolder(name: string) {
  return { media_folder: `/content/images/${name}`, public_folder: `/${name}` };
}
