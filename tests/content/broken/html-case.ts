/** Broken cases of HTML: the first question of both languages gets another answer, with marks in the English one. */
import { replace } from "../content-copy.ts";
import type { BrokenCase } from "./broken-case.ts";

const answer = /^( {2}- id: is-it-free\n {4}title: .*\n) {4}html: .*\n(?: {6}.*\n)+/m;
const block = (text: string) => `$1    html: |-\n${text.replaceAll(/^/gm, "      ")}\n`;

/** @param rule The rule of every mark in the HTML. */
export function htmlCase(name: string, html: string, rule: string, message: string, hint: string): BrokenCase {
  // Facts must stand in every language, whatever else is wrong.
  const facts = html.includes("{brand}") ? " {brand}" : "";
  return {
    name,
    edits: [
      replace("en/pages/faq.yaml", answer, block(html)),
      replace("de/pages/faq.yaml", answer, block(`<p>Antwort${facts}</p>`)),
    ],
    found: [...html.matchAll(/‸/g)].map(() => rule),
    message,
    hint,
  };
}
