/** The entry being edited. Subscribers are notified shortly after each change. */

import { isJsonArray, isJsonObject, type JsonValue, jsonOf } from "../../content/files/json-value.ts";
import type { FileConfig } from "./form/file-config.ts";
import { formKeys } from "./form/shape.ts";
import type { Edit, EditedFile } from "./worker/edited-content.ts";

type Listener = (edit: Edit) => void;

const listeners = new Set<Listener>();
let last: Edit | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Notifies at once if a change is pending. */
let tell: (() => Promise<void>) | undefined;

/** Calls back with the open entry, if any, and after each change, 50 ms after the last key. */
export function onEdit(listener: Listener): void {
  listeners.add(listener);
  if (last !== undefined) listener(last);
}

/** Resolves once all earlier changes have been reported. */
export async function settleEdit(): Promise<void> {
  // The form publishes its values in a later task.
  await new Promise((resolve) => setTimeout(resolve, 50));
  clearTimeout(timer);
  await tell?.();
}

/** The used part of Sveltia’s entry. */
export interface FormEntry {
  readonly slug: string;
  /** Values in the language of the pane that sent this. */
  readonly data: unknown;
  /** Values in the other languages. */
  readonly i18n: Readonly<Record<string, { readonly data: unknown }>>;
}

export function entryChanged(entry: FormEntry, format: FileConfig, languages: readonly string[]): void {
  tell = async () => {
    tell = undefined;
    last = await editOf(entry, format, languages);
    for (const listener of listeners) listener(last);
  };
  clearTimeout(timer);
  timer = setTimeout(() => tell?.(), 50);
}

async function editOf(
  { slug, data, i18n }: FormEntry,
  format: FileConfig,
  languages: readonly string[],
): Promise<Edit> {
  const own = languages.find((language) => !Object.hasOwn(i18n, language)) ?? "";
  const values = { [own]: data, ...Object.fromEntries(Object.entries(i18n).map(([key, other]) => [key, other.data])) };
  const pictures = new Map<string, Uint8Array>();
  const files: EditedFile[] = [];
  for (const [language, value] of Object.entries(values)) {
    const plain = await withPictures(jsonOf(value), pictures);
    // A language the entry does not have yet has no values.
    if (!isJsonObject(plain) || Object.keys(plain).length === 0) continue;
    const path = format.path.replace("{{locale}}", language).replace("{{slug}}", slug || nameOf(Object.values(values)));
    files.push({ path, format, value: plain });
  }
  return { files, pictures };
}

/** Slug of a new entry, as far as it is known: the form makes it, without accents, when it saves. */
function nameOf(languages: readonly unknown[]): string {
  const keys = [formKeys.entry, "name", "title", "country"];
  const values = keys.flatMap((key) => languages.map((values) => Reflect.get(Object(values), key)));
  const names = values.flatMap((value) => (isJsonObject(value) ? Object.values(value) : value));
  const words = String(names.find((name) => typeof name === "string" && name !== "") ?? "");
  const letters = words.normalize("NFD").toLowerCase().replaceAll(/\p{M}/gu, "");
  return letters.match(/[a-z0-9.]+/g)?.join("-") ?? "new";
}

/** An unsaved picture has a blob URL instead of a path. Reads it and gives it a path. */
async function withPictures(value: JsonValue, pictures: Map<string, Uint8Array>): Promise<JsonValue> {
  if (isJsonArray(value)) return Promise.all(value.map((entry) => withPictures(entry, pictures)));
  if (isJsonObject(value)) {
    const entries = Object.entries(value).map(
      async ([key, entry]) => [key, await withPictures(entry, pictures)] as const,
    );
    return Object.fromEntries(await Promise.all(entries));
  }
  const file = typeof value === "string" ? chosenFiles.get(value) : undefined;
  if (file === undefined) return value;
  const path = `new/${file.name.toLowerCase().replaceAll(/[^\w.]+/g, "-")}`;
  pictures.set(`images/${path}`, new Uint8Array(await file.arrayBuffer()));
  return `/${path}`;
}

/** Chosen files by blob URL: there is no other way to their names. */
const chosenFiles = new Map<string, File>();
const { createObjectURL } = URL;
URL.createObjectURL = (object) => {
  const address = createObjectURL.call(URL, object);
  if (object instanceof File) chosenFiles.set(address, object);
  return address;
};
