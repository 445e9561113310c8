import { stringify } from "yaml";

/** A value as it is written in YAML, in quotes if it needs them. */
export function asYaml(value: unknown): string {
  return stringify(value, { lineWidth: 0, aliasDuplicateObjects: false }).trim();
}
