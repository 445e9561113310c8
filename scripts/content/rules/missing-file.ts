import { privacyPolicy } from "../../../src/routes/routes.ts";
import { namesIn } from "../model/content.ts";
import type { ContentFiles } from "../model/content-files.ts";
import { fileKinds } from "../validate/file-kinds.ts";
import { defineRule, type Finding } from "./rule.ts";

export default defineRule({
  check(files): Finding[] {
    if (files.bytes.size === 0) return [{ id: "missing-file.content", file: "" }];
    const hasReleases = [...files.present].some((file) => file.startsWith("releases/"));
    const folders = [...(files.images.length === 0 ? ["images"] : []), ...(hasReleases ? [] : ["releases"])];
    return [
      ...folders.map((folder) => ({ id: "missing-file.folder", data: { folder }, file: folder }) as const),
      ...singleFiles(files),
      ...texts(files),
    ];
  },
});

function singleFiles(files: ContentFiles): Finding[] {
  const singles = fileKinds.filter(({ entryName }) => entryName === undefined);
  return singles.flatMap(({ path, eachLanguage }) =>
    (eachLanguage ? files.languages : [""]).flatMap((language) => missingFile(files, language, path)),
  );
}

/** Text pages that a language lacks. A file that is renamed in one language is missing once. */
function texts(files: ContentFiles): Finding[] {
  const [first = "", ...others] = files.languages;
  const namesOf = (language: string) => [...namesIn(files, `${language}/texts`)];
  const lacking = others.flatMap((language) => {
    const [all, own] = [[...new Set([...namesOf(first), privacyPolicy.slug])], namesOf(language)];
    const translated = all.filter((name) => !own.includes(name));
    const added = own.filter((name) => !all.includes(name));
    return translated.length > 0
      ? translated.map((name) => ({ language, name }))
      : added.map((name) => ({ language: first, name }));
  });
  const policy = { language: first, name: privacyPolicy.slug };
  return [policy, ...lacking].flatMap(({ language, name }) => missingFile(files, language, `texts/${name}`));
}

/** @param language Empty for a file at the top. */
function missingFile({ languages: [first = ""], present }: ContentFiles, language: string, path: string): Finding[] {
  const file = `${language === "" ? "" : `${language}/`}${path}.yaml`;
  const original = `${first}/${path}.yaml`;
  if (present.has(file)) return [];
  return language !== "" && present.has(original)
    ? [{ id: "missing-file.translation", data: { file, original }, file }]
    : [{ id: "missing-file", data: { file }, file }];
}
