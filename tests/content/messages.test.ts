/** The words of the content tools: the same messages in both languages, each a sentence. */
import { describe, expect, test } from "vitest";
import de from "../../scripts/content/core/messages/de.json" with { type: "json" };
import en from "../../scripts/content/core/messages/en.json" with { type: "json" };
import { say, sayHelp } from "../../scripts/content/core/messages/say.ts";

const languages = { en, de };
const placeholdersOf = (text: string) => [...new Set(text.match(/\{\{\w+/g) ?? [])].sort();

test("messages are the same in both languages, with the same placeholders", () => {
  const shape = (words: Readonly<Record<string, string>>) =>
    Object.entries(words).map(([id, text]) => [id, placeholdersOf(text)]);
  expect(shape(de)).toEqual(shape(en));
});

describe.each(Object.entries(languages))("in %s", (_language, words) => {
  const texts: [id: string, text: string][] = Object.entries(words);
  const ofDiagnostics = texts.filter(([id]) => !id.startsWith("tool."));

  test("a message is one sentence without a final full stop, and so is what to write", () => {
    expect(ofDiagnostics.filter(([, text]) => !/^["„{(\p{Lu}\p{N}].*[^.\s]$/su.test(text))).toEqual([]);
    const statements = ofDiagnostics.filter(([id]) => !id.endsWith(".help"));
    expect(statements.filter(([, text]) => /[^.…]\. \p{Lu}|\n/u.test(text))).toEqual([]);
  });

  test("placeholders are closed, and plural forms complete", () => {
    expect(texts.filter(([, text]) => /\{\{[^}]*$|(?<!\{)\{\w+\}\}/.test(text))).toEqual([]);
    const counted = texts.filter(([id]) => id.endsWith("_other")).map(([id]) => id.replace("_other", "_one"));
    expect(Object.keys(words)).toEqual(expect.arrayContaining(counted));
  });
});

describe("a message", () => {
  test("takes what is put into it as it is: no message, no placeholder, no HTML", () => {
    const name = "{{similar}} $t(blank) <b>";
    expect(say({ id: "unknown-field", data: { name, similar: "x" } }, "en")).toBe(`Unknown field "${name}"`);
  });

  test("lists what is allowed", () => {
    const helpFor = (...allowed: string[]) => sayHelp({ id: "not-allowed", data: { allowed } }, "en");
    expect(helpFor("a", "b", "c")).toBe("Write one of: a, b, or c");
    expect(helpFor(..."abcdefghijk")).toBe("Write one of: a, b, c, d, e, f, g, h, i, j …");
  });

  test("suggests a similar name instead", () => {
    expect(sayHelp({ id: "not-allowed", data: { allowed: ["a"], similar: "b" } }, "de")).toBe("Meinten Sie „b“?");
  });
});
