/** The entry that is being edited, told to all who listen, a moment after each change. */
import type { Edit, EditedFile } from "../../scripts/admin/worker/edited-content.ts";
import type { FileFormat } from "./form/file-format.ts";
import { formKeys } from "./form/shape.ts";
import { isPlainList, isPlainMap, type Plain, plainOf } from "./yaml/plain.ts";

type Listener = (edit: Edit) => void;

const listeners = new Set<Listener>();
let last: Edit | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Tells what was changed last, if that has not been told. */
let tell: (() => Promise<void>) | undefined;

/** Calls back with the entry as it is, if one is open, and after each change once nobody types for 50 ms. */
export function onEdit(listener: Listener): void {
  listeners.add(listener);
  if (last !== undefined) listener(last);
}

/** Ends once everything that was typed before is told. */
export async function settleEdit(): Promise<void> {
  // The form hands on what was typed in a task of its own.
  await new Promise((resolve) => setTimeout(resolve, 50));
  clearTimeout(timer);
  await tell?.();
}

/** What the form tells of its entry, as far as it is needed. */
export interface FormEntry {
  readonly slug: string;
  /** Values of the language in whose half of the form this was asked. */
  readonly data: unknown;
  /** Values of the other languages. */
  readonly i18n: Readonly<Record<string, { readonly data: unknown }>>;
}

/** Says that the entry is this now. */
export function entryChanged(entry: FormEntry, format: FileFormat, languages: readonly string[]): void {
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
  format: FileFormat,
  languages: readonly string[],
): Promise<Edit> {
  const own = languages.find((language) => !Object.hasOwn(i18n, language)) ?? "";
  const values = { [own]: data, ...Object.fromEntries(Object.entries(i18n).map(([key, other]) => [key, other.data])) };
  const pictures = new Map<string, Uint8Array>();
  const files: EditedFile[] = [];
  for (const [language, value] of Object.entries(values)) {
    const plain = await withPictures(plainOf(value), pictures);
    // A language that the entry does not have yet has no values.
    if (!isPlainMap(plain) || Object.keys(plain).length === 0) continue;
    const path = format.path.replace("{{locale}}", language).replace("{{slug}}", slug || nameOf(Object.values(values)));
    files.push({ path, format, value: plain });
  }
  return { files, pictures };
}

/** What a new entry will be called, as far as its languages tell: the form makes the name when it saves. */
function nameOf(languages: readonly unknown[]): string {
  const keys = [formKeys.entry, "version", "name", "country"];
  const names = keys.flatMap((key) => languages.map((values) => Reflect.get(Object(values), key)));
  const words = String(names.find((name) => typeof name === "string" && name !== "") ?? "new");
  return words.toLowerCase().replaceAll(/[^a-z0-9.]+/g, "-");
}

/** A picture that is not saved yet has an address of the browser in place of its path. It is read, and gets a path. */
async function withPictures(value: Plain, pictures: Map<string, Uint8Array>): Promise<Plain> {
  if (isPlainList(value)) return Promise.all(value.map((entry) => withPictures(entry, pictures)));
  if (isPlainMap(value)) {
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

/** Files by the addresses that the browser gave them: nothing else says what a chosen picture is called. */
const chosenFiles = new Map<string, File>();
const { createObjectURL } = URL;
URL.createObjectURL = (object) => {
  const address = createObjectURL.call(URL, object);
  if (object instanceof File) chosenFiles.set(address, object);
  return address;
};
