/** Whether a value that came from outside has named parts that can be looked at; arrays have, and `null` has not. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
