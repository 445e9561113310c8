/** What is no JSON becomes `undefined`, which no schema of messages and notes takes. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
