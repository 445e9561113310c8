/** Typed access to single files, as far as they are valid. */
import type { z } from "zod";
import type { RouteId } from "../../../src/routes/routes.ts";
import { memo } from "../core/memo.ts";
import type { ContentFiles } from "./content-files.ts";
import { schemaResult } from "./schema-result.ts";

/** The value of a file; `undefined` if it is missing or doesn't match the schema. */
export function readFileOf<Schema extends z.ZodType>(
  files: ContentFiles,
  file: string,
  schema: Schema,
): z.output<Schema> | undefined {
  const parsed = files.parsed.get(file);
  return parsed && schemaResult(parsed, schema).data;
}

/** The values of a folder's files, by name without extension. Files that don't match the schema are skipped. */
export function readFolderOf<Schema extends z.ZodType>(
  files: ContentFiles,
  folder: string,
  schema: Schema,
): ReadonlyMap<string, z.output<Schema>> {
  return new Map(
    [...namesIn(files, folder)].flatMap((name): [string, z.output<Schema>][] => {
      const value = readFileOf(files, `${folder}/${name}.yaml`, schema);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Names of a folder's files, without extension. Includes files that don't parse. */
export function namesIn(files: ContentFiles, folder: string): ReadonlySet<string> {
  return namesByFolder(files).get(folder) ?? new Set<string>();
}

const namesByFolder = memo((files: ContentFiles) => {
  const folders = new Map<string, Set<string>>();
  for (const file of files.present) {
    const [, folder = "", name] = /^(.*)\/(.*)\.yaml$/.exec(file) ?? [];
    if (name !== undefined) folders.set(folder, (folders.get(folder) ?? new Set<string>()).add(name));
  }
  return folders;
});

/** True if there are releases, or words of the page that lists them: a site without them deletes these too. */
export function hasReleases(files: ContentFiles): boolean {
  const words = files.languages.map((language) => `${language}/pages/release-notes.yaml`);
  return namesIn(files, "releases").size > 0 || words.some((file) => files.present.has(file));
}

/** Routes that the site has no page of. */
export function missingRoutes(hasReleases: boolean): readonly RouteId[] {
  return hasReleases ? [] : ["releaseNotes"];
}

/** @throws Error if the file is missing or invalid. */
export function required<Schema extends z.ZodType>(
  files: ContentFiles,
  file: string,
  schema: Schema,
): z.output<Schema> {
  const value = files.present.has(file) ? readFileOf(files, file, schema) : schema.safeParse({}).data;
  if (value === undefined) throw new Error(`content/${file} is missing or invalid`);
  return value;
}
