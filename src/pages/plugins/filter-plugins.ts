import { comparable, contains } from "../../domain/fold.ts";

/** Searches name and description as the directory searches names: ignoring case and diacritics. */
export function filterPlugins<Plugin extends Readonly<Record<"name" | "description", string>>>(
  plugins: readonly Plugin[],
  query: string,
): readonly Plugin[] {
  const wanted = comparable([query]);
  return plugins.filter(({ name, description }) => contains(comparable([name, description]), wanted));
}
