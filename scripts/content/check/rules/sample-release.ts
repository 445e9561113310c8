import { digestOf } from "../../../digest.ts";
import { valueAt } from "../../core/value-path.ts";
import type { ContentFiles } from "../content-files.ts";
import { rangeIn } from "../content-ref.ts";
import { sentencesIn } from "../indexes/sentences.ts";
import { textsIn } from "../indexes/strings.ts";
import { defineRule, type Finding } from "./rule.ts";
import sample from "./sample-digests.json" with { type: "json" };
import sentences from "./sample-sentences.json" with { type: "json" };

/** First 64 bits of SHA-256 digests: replacing the product's name in all files must not change this list. */
const digests = new Set(Object.values(sample));

/** True for a picture, name or word of the sample that no other product has. */
export function isSample(value: string | Uint8Array): boolean {
  return digests.has(digestOf(value).slice(0, 16));
}

export default defineRule({
  when: "release",
  check: (files) => [
    ...sampleSetting(files),
    ...sampleTexts(files),
    ...samplePictures(files),
    ...sampleSentences(files, new Set(sentences.split(" "))),
  ],
});

function sampleSetting({ parsed }: ContentFiles): Finding[] {
  const [file, path] = ["site.yaml", ["sample"]];
  return valueAt(parsed.get(file)?.value, path) === true ? [{ id: "sample-release.setting", file, path }] : [];
}

/** Matches whole values, such as a company's name, and single words, such as the product's name. */
function sampleTexts(files: ContentFiles): Finding[] {
  return textsIn(files).flatMap(({ file, path, value }) => {
    const [host] = /(?:[\w-]+\.)+example\b/i.exec(value) ?? [];
    const piece = host ?? [value, ...(value.match(/[\p{L}\p{N}]+/gu) ?? [])].find(isSample);
    return piece === undefined ? [] : [{ id: "sample-release.value", file, path, range: rangeIn(value, piece) }];
  });
}

function samplePictures({ bytes, images }: ContentFiles): Finding[] {
  return images
    .filter((name) => isSample(bytes.get(`images/${name}`) ?? ""))
    .map((name) => ({ id: "sample-release.picture", file: `images/${name}` }));
}

/** One finding a file: sentences may stay, but a page must have one of its own. @param known Digests as of `sentencesIn`. */
export function sampleSentences(files: ContentFiles, known: ReadonlySet<string>): Finding[] {
  return [...sentencesIn(files)].flatMap(([file, digests]): Finding[] => {
    const [left, count] = [digests.filter((digest) => known.has(digest)).length, digests.length];
    const isWholePage = left === count && /\/(?:pages|texts)\/|^plugins\//.test(file);
    const severity = isWholePage ? "error" : "warning";
    return left === 0 ? [] : [{ id: "sample-release.sentences", data: { left, count }, file, severity }];
  });
}
