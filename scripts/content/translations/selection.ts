/** What somebody who names languages, files and entries on the command line wants to have recorded. */
import { UsageError } from "../command-line.ts";
import type { ContentFiles } from "../load.ts";
import { commandMessages } from "../messages/command-line.ts";
import { reviewMessages, translationMessages } from "../messages/translations.ts";
import { filesOfTypedPath } from "../typed-path.ts";
import { isSelected, type Selection } from "./review.ts";
import { sourcesOf } from "./status.ts";
import { textsOf } from "./texts.ts";

/** Files and entries chosen, and the languages of which everything is. */
export interface Chosen {
  readonly selections: readonly Selection[];
  readonly whole: readonly string[];
}

/**
 * Reads what was typed: a language first, then files, each perhaps with an entry: `pages/faq.yaml#items.internet`.
 *
 * @throws UsageError for a language, file or entry that is not there.
 */
export function readSelection(files: ContentFiles, typed: readonly string[]): Chosen {
  const [source = "", ...others] = files.languages;
  const [first = "", ...rest] = typed;
  const isCode = /^[a-z]{2}$/.test(first);
  if (isCode && !others.includes(first)) throw new UsageError(translationMessages.noTranslation(first, others));
  const languages = isCode ? [first] : others;
  const paths = isCode ? rest : typed;
  const names = [...sourcesOf(files).keys()];
  if (paths.length === 0) {
    const all = languages.flatMap((language) => names.map((name) => ({ language, name, addresses: undefined })));
    return { selections: all, whole: languages };
  }
  const everything = [source, ...others].flatMap((code) => names.map((name) => `${code}/${name}`));
  const joined = new Map<string, Selection>();
  for (const one of paths) {
    const [path = "", address] = one.split("#");
    const found = [path, `${source}/${path}`]
      .map((candidate) => filesOfTypedPath(candidate, files.root, everything))
      .find((matches) => matches.length > 0);
    if (found === undefined) throw new UsageError(commandMessages.noSuchFile(path));
    for (const file of found) {
      const [code = "", ...steps] = file.split("/");
      const name = steps.join("/");
      if (address !== undefined && !hasEntry(files, name, address)) throw new UsageError(reviewMessages.noEntry(one));
      for (const language of code === source ? languages : [code]) {
        const before = joined.get(`${language}/${name}`);
        const isAll = address === undefined || (before !== undefined && before.addresses === undefined);
        const addresses = isAll ? undefined : [...(before?.addresses ?? []), address];
        joined.set(`${language}/${name}`, { language, name, addresses });
      }
    }
  }
  return { selections: [...joined.values()], whole: [] };
}

function hasEntry(files: ContentFiles, name: string, address: string): boolean {
  const texts = textsOf(sourcesOf(files).get(name)?.value, undefined);
  return texts.some((text) => isSelected([address], text.address));
}
