/** Paragraphs of six words or more, known by what they say: without case, signs, numbers and placeholders. */
import { digestOf } from "../../../digest.ts";
import { groupBy } from "../../core/group-by.ts";
import type { ContentFiles } from "../content-files.ts";
import { textsIn } from "./strings.ts";

const minWords = 6;

/** Digests of the sentences in each file that has some. Interface strings may be the same in every product. */
export function sentencesIn(files: ContentFiles): Map<string, string[]> {
  const sentences = textsIn(files)
    .filter(({ file, language }) => language !== undefined && !file.endsWith("/ui.yaml"))
    .flatMap(({ file, value }) => value.split(/\n{2,}/).flatMap((text) => digestIn(text, file)));
  const byFile = groupBy(sentences, ({ file }) => file);
  return new Map([...byFile].map(([file, all]) => [file, all.map(({ digest }) => digest)]));
}

function digestIn(text: string, file: string): { file: string; digest: string }[] {
  const words = text.replace(/\{.*?\}/g, "").match(/[\p{L}\p{M}]+/gu) ?? [];
  if (words.length < minWords) return [];
  return [{ file, digest: digestOf(words.join(" ").toLowerCase()).slice(0, 8) }];
}
