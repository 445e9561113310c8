import { privacyPolicy } from "../../../../src/routes/routes.ts";
import { valueAt } from "../../core/value-path.ts";
import type { ContentFiles } from "../content-files.ts";
import { fileKinds } from "../file-kinds.ts";
import { hasReleases, namesIn } from "../file-values.ts";
import { defineRule, type Finding } from "./rule.ts";

export default defineRule({
  check(files): Finding[] {
    if (files.bytes.size === 0) return [{ id: "missing-file.content", file: "" }];
    const lacksReleases = hasReleases(files) && namesIn(files, "releases").size === 0;
    const folders = [...(files.images.length === 0 ? ["images"] : []), ...(lacksReleases ? ["releases"] : [])];
    return [
      ...folders.map((folder) => ({ id: "missing-file.folder", data: { folder }, file: folder }) as const),
      ...missingSingleFiles(files),
      ...missingTexts(files),
    ];
  },
});

/** Files that only some sites need. */
const neededFor: Readonly<Record<string, (files: ContentFiles) => boolean>> = {
  notes: (files) =>
    [...namesIn(files, "plugins")].some(
      (slug) => valueAt(files.parsed.get(`plugins/${slug}.yaml`)?.value, ["layout"]) === "notes",
    ),
  "pages/release-notes": hasReleases,
};

function missingSingleFiles(files: ContentFiles): Finding[] {
  const singles = fileKinds.filter(
    ({ entryName, schema, path }) =>
      entryName === undefined && !schema.safeParse({}).success && (neededFor[path]?.(files) ?? true),
  );
  return singles.flatMap(({ path, eachLanguage }) =>
    (eachLanguage ? completeLanguages(files) : [""]).flatMap((language) => missingFile(files, language, path)),
  );
}

const completeLanguages = ({ languages, begun }: ContentFiles) => languages.filter((code) => !begun.includes(code));

/** Text pages that exist in one language only. A file renamed in one language is reported once. */
function missingTexts(files: ContentFiles): Finding[] {
  const [first = "", ...others] = completeLanguages(files);
  const namesOf = (language: string) => [...namesIn(files, `${language}/texts`)];
  const expected = [...new Set([...namesOf(first), privacyPolicy.slug])];
  const missing = others.flatMap((language) => {
    const names = namesOf(language);
    const untranslated = expected.filter((name) => !names.includes(name));
    if (untranslated.length > 0) return untranslated.map((name) => ({ language, name }));
    return names.filter((name) => !expected.includes(name)).map((name) => ({ language: first, name }));
  });
  const policy = { language: first, name: privacyPolicy.slug };
  return [policy, ...missing].flatMap(({ language, name }) => missingFile(files, language, `texts/${name}`));
}

/** @param language Empty for a file at the top level. */
function missingFile({ languages: [first = ""], present }: ContentFiles, language: string, path: string): Finding[] {
  const file = `${language === "" ? "" : `${language}/`}${path}.yaml`;
  const original = `${first}/${path}.yaml`;
  if (present.has(file)) return [];
  return language !== "" && present.has(original)
    ? [{ id: "missing-file.translation", data: { file, original }, file }]
    : [{ id: "missing-file", data: { file }, file }];
}
