import { digestOf } from "../../digest.ts";
import { valueAt } from "../core/value-path.ts";
import { textsIn } from "../lookup/strings.ts";
import type { ContentFiles } from "../model/content-files.ts";
import { defineRule, type Finding } from "./rule.ts";
import sample from "./sample-digests.json" with { type: "json" };

/** 64 bits of digests, not words: whoever replaces the product's name in all files must not replace it here. */
const digests = new Set(Object.values(sample));

function isSample(value: string | Uint8Array): boolean {
  return digests.has(digestOf(value).slice(0, 16));
}

export default defineRule({
  when: "release",
  check: (files) => [...setting(files), ...texts(files), ...pictures(files)],
});

function setting({ parsed }: ContentFiles): Finding[] {
  const [file, path] = ["site.yaml", ["sample"]];
  if (valueAt(parsed.get(file)?.value, path) !== true) return [];
  return [{ id: "sample-release.setting", file, path }];
}

/** A value counts as a whole, as a company's name does, or as a word of a text, as the product's name does. */
function texts(files: ContentFiles): Finding[] {
  return textsIn(files).flatMap(({ file, path, value }) => {
    const [host] = /(?:[\w-]+\.)+example\b/i.exec(value) ?? [];
    const words = [value, ...(value.match(/[\p{L}\p{N}]+/gu) ?? [])];
    const piece = host ?? words.find(isSample);
    return piece === undefined ? [] : [{ id: "sample-release.value", file, path, piece }];
  });
}

function pictures({ bytes, images }: ContentFiles): Finding[] {
  return images
    .filter((name) => isSample(bytes.get(`images/${name}`) ?? ""))
    .map((name) => ({ id: "sample-release.picture", file: `images/${name}` }));
}
