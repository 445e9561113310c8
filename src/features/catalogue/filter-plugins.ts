export interface SearchablePlugin {
  readonly name: string;
  readonly description: string;
}

/** Searches name and description, ignoring case (specification section 2, plugin catalogue). */
export function filterPlugins<Plugin extends SearchablePlugin>(
  plugins: readonly Plugin[],
  query: string,
): readonly Plugin[] {
  const wanted = query.trim().toLowerCase();
  return plugins.filter(
    ({ name, description }) => name.toLowerCase().includes(wanted) || description.toLowerCase().includes(wanted),
  );
}
