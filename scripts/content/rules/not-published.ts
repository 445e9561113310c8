import { few } from "../core/hints.ts";
import { isChanged } from "../model/changes.ts";
import { namesIn } from "../model/content.ts";
import { daysToCome, publishedFiles, writtenPath } from "../model/published.ts";
import { keysIn } from "../model/shared-ids.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import link from "./link.ts";
import { defineRule, type Finding } from "./registry/rule.ts";
import unknownPlaceholder from "./unknown-placeholder.ts";
import unknownReference from "./unknown-reference.ts";

export default defineRule({
  id: "not-published",
  group: "references",
  title: { en: "Something names what is hidden", de: "Etwas nennt, was ausgeblendet ist" },
  meaning: {
    en: "An entry with published: false is not on the site, nor is one with a day to come, so nothing that is may name it: no link to its page, no price of it in a text. At least one release and one question stay. That holds today, and on each day on which something is shown. What is hidden may name what is hidden.",
    de: "Ein Eintrag mit published: false steht nicht auf der Website, einer mit einem künftigen Tag noch nicht. Deshalb darf nichts, was dort steht, ihn nennen: kein Link auf seine Seite, kein Preis von ihm in einem Text. Mindestens eine Version und eine Frage bleiben stehen. Das gilt heute und an jedem Tag, an dem etwas erscheint. Ausgeblendetes darf Ausgeblendetes nennen.",
  },
  example: {
    wrong: {
      en: "countryBanner with plugin: fatoora, and published: false in plugins/fatoora.yaml",
      de: "countryBanner mit plugin: fatoora, und published: false in plugins/fatoora.yaml",
    },
    right: { en: "One of the two", de: "Eines von beiden" },
  },
  check(files) {
    // What is shown later must fit what is shown then, or a nightly build fails on that day.
    const found = [files.today, ...daysToCome(files)].flatMap((today) => {
      const then = { ...files, today };
      const shown = publishedFiles(then);
      return shown === then ? [] : [...namingHidden(then, shown), ...lastOnes(then, shown)];
    });
    return [...new Map(found.map((each) => [keyOf(each), each])).values()];
  },
});

/** What is wrong in what is published, and not in all of the content; told once for what was hidden just now. */
function namingHidden(files: ContentFiles, shown: ContentFiles): Finding[] {
  const hidden = [...files.parsed.values()].filter(({ text }) => /^ *(?:- )?published: (?:false|["']?\d)/m.test(text));
  const hiddenNow = new Map<string, Finding[]>();
  const found = [link, unknownPlaceholder, unknownReference].flatMap(({ check }) => {
    const wrongAnyway = new Set(check(files).map(keyOf));
    return check(shown).flatMap((found): Finding[] => {
      const path = writtenPath(files.parsed.get(found.file)?.value, found.path ?? [], files.today);
      if (wrongAnyway.has(keyOf({ ...found, path }))) return [];
      const place = hidden.find(({ file }) => found.message.en.includes(file.replace(/^.*\/|\.yaml$/g, "")))?.file;
      if (place !== undefined && isChanged(files, { file: place, path: ["published"] })) {
        hiddenNow.set(place, [...(hiddenNow.get(place) ?? []), { ...found, path }]);
        return [];
      }
      const message = {
        en: `${found.message.en}, because what it names is hidden (published)`,
        de: `${found.message.de}, denn was hier genannt wird, ist ausgeblendet (published)`,
      };
      const hint = {
        en: "Name something else here, or delete the line  published  there",
        de: "Nennen Sie hier etwas anderes, oder löschen Sie dort die Zeile  published",
      };
      return [{ ...found, path, severity: "error", message, hint }];
    });
  });
  return [...found, ...[...hiddenNow].map(([file, uses]) => stillNamed(file, uses))];
}

function stillNamed(file: string, uses: readonly Finding[]): Finding {
  const names = few([...new Set(uses.map((use) => use.file))]);
  const message = {
    en: "What is hidden here is still named elsewhere",
    de: "Was hier ausgeblendet ist, wird noch genannt",
  };
  const hint = {
    en: `Delete this line, or name something else in ${names}`,
    de: `Löschen Sie diese Zeile, oder nennen Sie etwas anderes in ${names}`,
  };
  return { file, path: ["published"], target: "key", related: uses, message, hint };
}

function keyOf({ file, path = [], piece, nth, range, message }: Finding): string {
  return JSON.stringify([file, path, piece, nth, range, message.en]);
}

/** The release notes show at least one release, and the questions one question. */
function lastOnes(files: ContentFiles, shown: ContentFiles): Finding[] {
  const message = { en: "Everything is hidden here", de: "Hier ist alles ausgeblendet" };
  const hint = {
    en: "Delete the line  published  of one entry",
    de: "Löschen Sie bei einem Eintrag die Zeile  published",
  };
  const [release] = namesIn(shown, "releases").size === 0 ? namesIn(files, "releases") : [];
  const questions = files.languages.map((language) => `${language}/pages/faq.yaml`);
  const hasNone = ({ parsed }: ContentFiles, file: string) =>
    keysIn(parsed.get(file)?.value, ["questions"]).length === 0;
  const emptied = questions.filter((file) => hasNone(shown, file) && !hasNone(files, file));
  return [
    ...(release === undefined ? [] : [{ file: `releases/${release}.yaml`, path: ["published"], message, hint }]),
    ...emptied.map((file) => ({ file, path: ["questions"], target: "key" as const, message, hint })),
  ];
}
