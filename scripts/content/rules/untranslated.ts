import { changedLast } from "../model/changes.ts";
import { type TranslatedPair, translatedPairs, whereBeside } from "../model/translated-pairs.ts";
import { isPending } from "../parse/todo-marks.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { defineRule, type Finding } from "./registry/rule.ts";

export default defineRule({
  id: "untranslated",
  group: "references",
  title: { en: "Not translated yet", de: "Noch nicht übersetzt" },
  meaning: {
    en: "A whole sentence is the same as in the first language. In a file that is translated it was forgotten: translate it, or write # pending behind it. Where most of a file is still to be translated it is a warning, and may be published; so is a title of a few words.",
    de: "Ein ganzer Satz ist derselbe wie in der ersten Sprache. In einer übersetzten Datei wurde er vergessen: Übersetzen Sie ihn, oder schreiben Sie # ausstehend dahinter. Ist das meiste einer Datei noch zu übersetzen, ist es eine Warnung und kann so veröffentlicht werden; ebenso bei einem Titel aus wenigen Wörtern.",
  },
  example: {
    wrong: {
      en: "de: Install the update before you open the shop on Monday",
      de: "de: Install the update before you open the shop on Monday",
    },
    right: {
      en: "de: Installieren Sie das Update, bevor Sie am Montag öffnen",
      de: "de: Installieren Sie das Update, bevor Sie am Montag öffnen",
    },
  },
  check: (files) => translatedPairs(files).flatMap((pair) => compare(files, pair)),
});

/** Names and short words may be the same; what is marked as pending is known to be. */
function compare(files: ContentFiles, { original, translated, texts }: TranslatedPair): Finding[] {
  const sentences = texts.filter(
    ({ path, original: text }) => !isNames(text) && (isSentence(text) || (path.at(-1) === "title" && isProse(text, 3))),
  );
  const same = sentences.filter((pair) => pair.original === pair.value && !isPending(translated, pair.path));
  const isForgotten = same.length * 2 < sentences.length;
  return same.map(({ path, value, originalPath }) => {
    const first = { file: original.file, path: originalPath };
    const [there, here] = changedLast(files, first, { file: translated.file, path });
    const severity = isForgotten && isSentence(value) && isProse(value, 4) ? "error" : "warning";
    const data = { where: whereBeside(there, here) };
    return { id: "untranslated", data, ...here, related: [there], severity };
  });
}

function isSentence(text: string): boolean {
  return text.length >= 40 && text.split(/\s+/).length >= 6;
}

/** Names in a row, such as those of printers. */
function isNames(text: string): boolean {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => /^\p{Lu}|\d/u.test(word));
}

/** Names in a row are the same in every language; a sentence has words in lower case between them. */
function isProse(text: string, words: number): boolean {
  return (text.match(/(?<![\p{L}{.])\p{Ll}{2,}/gu) ?? []).length >= words;
}
