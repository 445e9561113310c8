/** What a text that counts is given: its plural form follows from the number, which is written as the language does. */
export function counted(count: number, language: string) {
  return { count, replace: { count: count.toLocaleString(language) } };
}
