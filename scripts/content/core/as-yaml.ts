import { stringify } from "yaml";

/** Formats a value as YAML on long lines, quoting only where needed. */
export function asYaml(value: unknown): string {
  return stringify(value, { lineWidth: 0, aliasDuplicateObjects: false }).trim();
}
