import { hints } from "../core/hints.ts";
import type { LocalizedText } from "../core/localized-text.ts";
import type { Advice, WrongPlaceholder } from "../model/inspect-placeholders.ts";
import { wrongPlaceholders } from "../model/placeholder-faults.ts";
import { defineRule } from "./registry/rule.ts";

export default defineRule({
  id: "unknown-placeholder",
  group: "references",
  severity: "error",
  title: { en: "A placeholder that is not filled in", de: "Ein Platzhalter, der nicht ersetzt wird" },
  meaning: {
    en: "Facts are in texts as their name in braces: {brand}, {price.pro}. There is no fact of this name, or the braces are not right; a visitor would see them. The names are listed in docs/content.md.",
    de: "Fakten stehen in Texten als Name in geschweiften Klammern: {brand}, {price.pro}. Einen Fakt dieses Namens gibt es nicht, oder die Klammern stimmen nicht; Besucher würden sie sehen. Die Namen stehen in docs/content.md.",
  },
  example: {
    file: "en/pages/faq.yaml",
    place: /^ {2}title: Questions.*$/m,
    wrong: "  title: Questions and answers about { brand }",
    right: "  title: Questions and answers about {brand}",
  },
  check: (files) =>
    wrongPlaceholders(files).map(({ kind, piece, advice, place, path }) => {
      return { place, path, message: messages[kind](piece), hint: instead[advice.kind](...advice.names) };
    }),
});

const messages: Readonly<Record<WrongPlaceholder["kind"], (piece: string) => LocalizedText>> = {
  "not-filled-here": (piece) => ({ en: `${piece} is not filled in here`, de: `${piece} wird hier nicht ersetzt` }),
  "not-filled": (piece) => ({ en: `${piece} is not filled in`, de: `${piece} wird nicht ersetzt` }),
  "no-fact": (piece) => ({ en: `There is no fact ${piece}`, de: `Es gibt keinen Fakt ${piece}` }),
  "no-value": (piece) => ({ en: `There is no value ${piece}`, de: `Es gibt keinen Wert ${piece}` }),
};

const instead: Readonly<Record<Advice["kind"], (...names: readonly string[]) => LocalizedText>> = {
  write: (name = "") => hints.write(name),
  meant: (name = "") => hints.didYouMeanPlain(name),
  "one-of": (...names) => hints.writeOneOf(names),
  "single-braces": (name) => ({
    en: `Write ${name} with single brackets`,
    de: `Schreiben Sie ${name} mit einfachen Klammern`,
  }),
  "one-brace": (name) => ({
    en: `Write a fact with one bracket on each side and without spaces: ${name}`,
    de: `Schreiben Sie einen Fakt mit einer Klammer auf jeder Seite und ohne Leerzeichen: ${name}`,
  }),
  "no-braces": () => ({
    en: "Write the name of a fact between the brackets, as in {brand}, or leave them out",
    de: "Schreiben Sie den Namen eines Fakts zwischen die Klammern, wie in {brand}, oder lassen Sie sie weg",
  }),
  "no-price": (plugin) => ({
    en: `The plugin ${plugin} has no price in facts/plugins: name another fact, or give it one`,
    de: `Das Plugin ${plugin} hat in facts/plugins keinen Preis: Nennen Sie einen anderen Fakt, oder geben Sie ihm einen`,
  }),
  copy: () => ({ en: "Copy the text from another language", de: "Kopieren Sie den Text aus einer anderen Sprache" }),
  text: () => ({ en: "Write the text itself", de: "Schreiben Sie den Text selbst" }),
};
