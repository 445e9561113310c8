/** What is still the sample's, asked of a release: the setting, names and numbers, addresses, pictures. */

import { type Problem, problem, startOf } from "../core/diagnostic.ts";
import { valueAt } from "../core/value-path.ts";
import { releaseMessages as said } from "../messages/release.ts";
import { stringsOf } from "../model/strings.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { locate, locateText } from "../parse/source-location.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { digestOf } from "./sample-digest.ts";
import sample from "./sample-digests.json" with { type: "json" };

const rule = "sample-release";
/** Digests rather than words: whoever replaces the product's name in all files must not replace it here. */
const digests = new Set(Object.values(sample));

export function checkSampleRelease(files: ContentFiles): Problem[] {
  return [
    ...checkSetting(files),
    ...[...files.parsed.values()].flatMap((parsed) => checkStrings(files, parsed)),
    ...checkPictures(files),
  ];
}

function checkSetting({ parsed }: ContentFiles): Problem[] {
  const site = parsed.get("facts/site.yaml");
  const path = ["sample"];
  if (site === undefined || valueAt(site.value, path) !== true) return [];
  return [problem(locate(site, path), rule, said.sample, said.noMoreSample, { path })];
}

/** A value counts as a whole, as a company's name does, or as a word of a text, as the product's name does. */
function checkStrings(files: ContentFiles, parsed: ParsedFile): Problem[] {
  return stringsOf(files, parsed).flatMap(({ path, value }) => {
    const [host] = /(?:[\w-]+\.)+example\b/i.exec(value) ?? [];
    if (host !== undefined) {
      return [problem(locateText(parsed, path, host), rule, said.host(host), said.ownAddress, { path })];
    }
    const found = [value, ...(value.match(/[\p{L}\p{N}]+/gu) ?? [])].find((text) => digests.has(digestOf(text)));
    if (found === undefined) return [];
    return [problem(locateText(parsed, path, found), rule, said.value(found), said.ownValue, { path })];
  });
}

function checkPictures(files: ContentFiles): Problem[] {
  return files.images
    .filter((name) => digests.has(digestOf(files.bytes.get(`images/${name}`) ?? "")))
    .map((name) => problem(startOf(`images/${name}`), rule, said.picture, said.ownPicture));
}
