/** A new release: version and day, and in each language what is new. */

import { namesIn } from "../content.ts";
import { byNewest } from "../facts.ts";
import { newMessages as said } from "../messages/new.ts";
import { newFields } from "../messages/new-fields.ts";
import { releaseFacts, releaseSectionIds, releaseWords } from "../schema/release.ts";
import type { Answers } from "./answers.ts";
import { type Draft, known, pending, yamlOf } from "./draft.ts";
import { type Context, fieldOf, type Kind, type NewFile, type Plan } from "./field.ts";
import { spokenIn, starterOf, starterText } from "./starter.ts";
import { listIn, stillToWrite, wordsIn } from "./words.ts";

const words = releaseWords.shape;

/** The flag that adds one entry to a list. */
const flagOf = { newFeatures: "new-feature", improvements: "improvement", bugFixes: "bug-fix" } as const;

export const release: Kind = {
  needs: (file) => file === "facts/site.yaml" || /^\w+\/releases\//.test(file),
  fields: [
    fieldOf("version", releaseFacts.shape.version, { ...newFields.version, isNeeded: true, refuse: refuseVersion }),
    fieldOf("date", releaseFacts.shape.date, { fallback: ({ today }) => today }),
    fieldOf("summary", words.summary, { kind: "words" }),
    ...releaseSectionIds.map((id) => ({
      ...fieldOf(flagOf[id], words.summary, { kind: "list" }),
      ...newFields[id],
    })),
  ],
  plan,
};

async function plan(context: Context, answers: Answers): Promise<Plan> {
  const [source = ""] = context.languages;
  const version = answers.text("version") ?? "";
  const facts: Draft = { version: known(version), date: known(answers.text("date") ?? context.today) };
  const created: NewFile[] = [
    { file: `facts/releases/${version}.yaml`, text: await yamlOf(facts, [said.heads.releaseFacts(version).en]) },
  ];
  for (const language of context.languages) {
    const lists = releaseSectionIds.flatMap((id): [string, Draft][] => {
      const items = listIn(answers, flagOf[id], language, source);
      return items.length === 0 ? [] : [[id, items]];
    });
    const draft: Draft = {
      summary: wordsIn(answers, "summary", language, source) ?? pending(starterText(words.summary, source)),
      ...(lists.length > 0
        ? Object.fromEntries(lists)
        : { newFeatures: starterOf(words.newFeatures.unwrap(), source) }),
    };
    const head = said.heads.releaseWords(version)[spokenIn(language)];
    created.push({ file: `${language}/releases/${version}.yaml`, text: await yamlOf(draft, [head]) });
  }
  const newest = newestOf(context);
  const isNewest = newest === undefined || byNewest({ version }, { version: newest }) < 0;
  return {
    created,
    changed: [],
    next: [
      ...(isNewest ? [said.next.downloads(version)] : [said.next.notNewest(version, newest)]),
      ...stillToWrite(created),
    ],
  };
}

function newestOf({ files }: Context): string | undefined {
  return [...namesIn(files, "facts/releases")].map((version) => ({ version })).sort(byNewest)[0]?.version;
}

/** `1.40` and `1.40.0` would be two pages about one release. */
function refuseVersion(typed: string, { files }: Context) {
  const plain = (version: string) =>
    version
      .split(".")
      .map(Number)
      .join(".")
      .replace(/(?<=\..*)(?:\.0)+$/, "");
  const same = [...namesIn(files, "facts/releases")].find((version) => plain(version) === plain(typed));
  return same === undefined ? undefined : said.isThere(`facts/releases/${same}.yaml`);
}
