/** Searches name and description, ignoring case; several spaces count as one. */
export function filterPlugins<Plugin extends Readonly<Record<"name" | "description", string>>>(
  plugins: readonly Plugin[],
  query: string,
): readonly Plugin[] {
  const wanted = query.trim().toLowerCase().replaceAll(/\s+/g, " ");
  return plugins.filter(
    ({ name, description }) => name.toLowerCase().includes(wanted) || description.toLowerCase().includes(wanted),
  );
}
