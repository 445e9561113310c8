import { hints } from "../core/hints.ts";
import { nearest, nearestFirst } from "../core/suggest.ts";
import { isRecord, type Path, valueAt } from "../core/value-path.ts";
import { namesIn } from "../model/content.ts";
import { editionFaults } from "../model/edition-entries.ts";
import { type IdReference, idReferences } from "../model/id-references.ts";
import { isFlawed } from "../model/issue-lookup.ts";
import { type Named, named } from "../model/names-of-things.ts";
import { placeIn } from "../model/place-in.ts";
import { knownAreas, knownHelp, knownPlugins } from "../model/reference-index.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { withoutWords } from "./missing-translation.ts";
import { defineRule, type Finding } from "./registry/rule.ts";

export default defineRule({
  id: "unknown-reference",
  group: "references",
  severity: "error",
  title: { en: "A name that does not exist", de: "Ein Name, den es nicht gibt" },
  meaning: {
    en: "One file names a plugin, a help article or something else that no other file has. Mostly the name is misspelled; the message says which is nearest.",
    de: "Eine Datei nennt ein Plugin, einen Hilfeartikel oder etwas anderes, das es in keiner anderen Datei gibt. Meist ist der Name verschrieben; die Meldung nennt den ähnlichsten.",
  },
  example: {
    file: "facts/site.yaml",
    place: /^ {2}plugin: .*$/m,
    wrong: "  plugin: fatora",
    right: "  plugin: fatoora",
  },
  check: (files) => [
    ...bannerPlugin(files),
    ...helpOfPlugins(files),
    ...picturesOfAreas(files),
    ...editions(files),
    ...idReferences(files).flatMap(explain),
  ],
});

function bannerPlugin(files: ContentFiles): Finding[] {
  return checkName(files, "facts/site.yaml", ["countryBanner", "plugin"], named.plugin, knownPlugins(files));
}

function helpOfPlugins(files: ContentFiles): Finding[] {
  const articles = knownHelp(files);
  if (articles === undefined) return [];
  return [...namesIn(files, "facts/plugins")].flatMap((name) => {
    const file = `facts/plugins/${name}.yaml`;
    const list = valueAt(files.parsed.get(file)?.value, ["help"]);
    if (!Array.isArray(list)) return [];
    return list.flatMap((_id, index) => checkName(files, file, ["help", index], named.helpArticle, articles));
  });
}

/** What has the wrong shape is reported as that. */
function checkName(files: ContentFiles, file: string, path: Path, what: Named, known: ReadonlySet<string>): Finding[] {
  const written = valueAt(files.parsed.get(file)?.value, path);
  if (typeof written !== "string" || known.has(written) || isFlawed(files, file, path)) return [];
  return [{ place: placeIn(files, file, path), path, ...unknownName(written, what, known) }];
}

function unknownName(name: string, what: Named, known: ReadonlySet<string>) {
  const meant = nearest(name, [...known]);
  return {
    message: { en: `There is no ${what.en} "${name}"`, de: `Es gibt ${what.accusative} „${name}“` },
    hint: meant === undefined ? hints.writeOneOf(nearestFirst(name, [...known])) : hints.didYouMean(meant),
  };
}

/**
 * Pictures of areas that the features page does not have would never be seen. If no language says what such a picture
 * shows, that is reported already, with the name that was meant.
 */
function picturesOfAreas(files: ContentFiles): Finding[] {
  const file = "facts/pictures.yaml";
  const areas = knownAreas(files);
  const pictures = valueAt(files.parsed.get(file)?.value, ["featureAreas"]);
  if (areas === undefined || !isRecord(pictures)) return [];
  return Object.keys(pictures)
    .filter((id) => !areas.has(id) && isDescribed(files, id) && !isFlawed(files, file, ["featureAreas", id]))
    .map((id) => {
      const path = ["featureAreas", id];
      return { place: placeIn(files, file, path, "key"), path, ...unknownName(id, named.area, areas) };
    });
}

function isDescribed(files: ContentFiles, area: string): boolean {
  return files.languages.some((language) => {
    const words = valueAt(files.parsed.get(`${language}/pages/features.yaml`)?.value, ["areaPictures"]);
    return isRecord(words) && Object.hasOwn(words, area);
  });
}

function editions(files: ContentFiles): Finding[] {
  return editionFaults(files)
    .filter(({ kind }) => kind === "unknown")
    .map(({ id, what, source, place, path, meant }) => ({
      place,
      path,
      message: { en: `There is no ${what.en} "${id}"`, de: `Es gibt ${what.accusative} „${id}“` },
      hint: meant === undefined ? deleteOrAdd(source) : hints.didYouMean(meant),
    }));
}

function deleteOrAdd(facts: string) {
  return { en: `Delete it, or add it to ${facts}`, de: `Löschen Sie es, oder ergänzen Sie es in ${facts}` };
}

function explain({ kind, naming, id, place, path, related, meant }: IdReference): Finding[] {
  const { what, facts } = naming;
  if (kind === "without-words" && meant !== undefined) {
    return [{ place, path, message: withoutWords(naming, id), hint: hints.didYouMean(meant) }];
  }
  if (kind !== "unknown-key" && kind !== "without-facts") return [];
  const message = { en: `No ${what.en} is called "${id}"`, de: `${what.none} heißt „${id}“` };
  const everywhere = {
    en: `Delete it in every language, or add it to ${facts}`,
    de: `Löschen Sie es in jeder Sprache, oder ergänzen Sie es in ${facts}`,
  };
  const hint =
    kind === "without-facts" ? everywhere : meant === undefined ? deleteOrAdd(facts) : hints.didYouMean(meant);
  return [{ place, path, related, message, hint }];
}
