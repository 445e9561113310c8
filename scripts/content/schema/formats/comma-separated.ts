/** One or several values with commas between them, and with spaces around each. */
export function commaSeparated(value: RegExp): RegExp {
  const inner = value.source.replaceAll(/^\^|\$$/g, "");
  return new RegExp(`^\\s*${inner}(?:\\s*,\\s*${inner})*\\s*$`);
}
