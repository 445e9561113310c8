/** The languages of the site: the list in `site.yaml` and the language folders must agree. */
import { z } from "zod";
import { diagnostic } from "../core/diagnostic.ts";
import { displayNames } from "../core/intl.ts";
import type { Message } from "../core/messages/message.ts";
import { nearest } from "../core/suggest.ts";
import type { Path } from "../core/value-path.ts";
import type { ParsedFile } from "../files/parse.ts";
import { locate } from "../files/source-location.ts";
import { languageCode } from "../schema/formats/codes.ts";

const listSchema = z.object({ languages: z.array(languageCode).min(1), begun: z.array(languageCode).default([]) });

/**
 * The languages to check. If the list is invalid, which is reported elsewhere, all languages with a folder, so that
 * other mistakes are still found.
 *
 * @param site `site.yaml`; `undefined` if it is missing or doesn't parse.
 * @param names Paths of all files.
 * @returns Besides `languages` and `issues`, the `disputed` codes: keys of these languages are not unknown fields.
 */
export function readLanguages(site: ParsedFile | undefined, names: readonly string[]) {
  const folders = [...new Set(names.flatMap((name) => /^([a-z]{2})\/.+\.yaml$/.exec(name)?.[1] ?? []))].sort();
  const lists = listSchema.safeParse(site?.value).data;
  if (site === undefined || lists === undefined) {
    // English first, as in the sample; the order doesn't change which mistakes are found.
    const languages = folders.sort((a, b) => Number(b === "en") - Number(a === "en"));
    return { languages, begun: [], disputed: [], issues: [] };
  }
  const complete = lists.languages;
  const begun = [...new Set(lists.begun)].filter((code) => !complete.includes(code));
  const unlisted = folders.filter((folder) => ![...complete, ...begun].includes(folder));
  const withoutFolder = [...new Set(complete)].filter((code) => !folders.includes(code));
  const suggestions = withoutFolder.map((code) => nearestLanguage(code, unlisted) ?? "");
  const present = [...new Set([...complete, ...suggestions])].filter((code) => folders.includes(code));
  const issueAt = (path: Path, message: Message, target?: "key") =>
    diagnostic(locate(site, path, target), message, { path });
  const issues = [
    ...withoutFolder.map((code, index) => {
      const data = { code, ...(suggestions[index] ? { similar: suggestions[index] } : {}) };
      return issueAt(["languages", complete.indexOf(code)], { id: "missing-language.folder", data });
    }),
    ...unlisted
      .filter((code) => !suggestions.includes(code))
      .map((code) => issueAt(["languages"], { id: "missing-language.unlisted", data: { code } }, "key")),
    ...lists.begun.flatMap((code, index) =>
      complete.includes(code) ? [issueAt(["begun", index], { id: "missing-language.both", data: { code } })] : [],
    ),
  ];
  return { languages: [...present, ...begun], begun, disputed: [...withoutFolder, ...unlisted], issues };
}

/** The nearest folder for a code that isn't a language. */
function nearestLanguage(code: string, folders: readonly string[]): string | undefined {
  const isLanguage = displayNames("en", { type: "language", fallback: "none" }).of(code) !== undefined;
  return isLanguage ? undefined : nearest(code, folders);
}
