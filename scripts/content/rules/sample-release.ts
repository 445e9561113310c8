import { digestOf } from "../../digest.ts";
import { valueAt } from "../core/value-path.ts";
import sample from "../model/sample/sample-digests.json" with { type: "json" };
import { textsIn } from "../model/strings.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { defineRule, type Finding } from "./registry/rule.ts";

/** 64 bits of digests, not words: whoever replaces the product's name in all files must not replace it here. */
const digests = new Set(Object.values(sample));

function isSample(value: string | Uint8Array): boolean {
  return digests.has(digestOf(value).slice(0, 16));
}

export default defineRule({
  id: "sample-release",
  group: "release",
  title: { en: "Sample content in a release", de: "Etwas aus dem Beispiel in einer Veröffentlichung" },
  meaning: {
    en: "Somebody asked for a release, and something of the sample is left: its name, its company, an address that ends in .example, the digest of a file that never was, one of its pictures. Replace it by your own. When nothing is left, write sample: false in site.yaml.",
    de: "Es wurde eine Veröffentlichung verlangt, aber etwas aus dem Beispiel ist noch da: sein Name, seine Firma, eine Adresse auf .example, die Prüfsumme einer erfundenen Datei, eines seiner Bilder. Ersetzen Sie es durch Ihr eigenes. Ist nichts mehr davon da, schreiben Sie sample: false in site.yaml.",
  },
  example: {
    wrong: { en: "sample: true, and a build with --release", de: "sample: true und ein Build mit --release" },
    right: { en: "sample: false", de: "sample: false" },
  },
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
