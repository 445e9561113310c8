/** A new plugin: its facts, its words in each language, and a picture until there is one. */
import { namesIn } from "../content.ts";
import { newMessages as said } from "../messages/new.ts";
import { newFields } from "../messages/new-fields.ts";
import { nameIn } from "../picture-name.ts";
import { pluginFacts, pluginWords } from "../schema/plugin.ts";
import { slug } from "../schema/primitives.ts";
import { isRecord } from "../walk.ts";
import type { Answers } from "./answers.ts";
import { type Draft, known, pending, yamlOf } from "./draft.ts";
import { type Context, fieldOf, type Kind, type NewFile, type Plan } from "./field.ts";
import { artefactDraft, installerField } from "./installer.ts";
import { lettermark, letterOf } from "./lettermark.ts";
import { similarName } from "./similar.ts";
import { slugOf } from "./slug.ts";
import { spokenIn, starterOf } from "./starter.ts";
import { stillToWrite, wordsIn } from "./words.ts";

const facts = pluginFacts.shape;
const words = pluginWords.shape;

export const plugin: Kind = {
  needs: (file) => file === "facts/site.yaml" || /^\w+\/plugins\//.test(file),
  fields: [
    fieldOf("name", words.name, { kind: "words", isNeeded: true, refuse: refuseName }),
    {
      ...fieldOf("slug", slug),
      ...newFields.pluginSlug,
      isNeeded: true,
      fallback: ({ languages: [source = ""] }, answers) => slugOf(answers.words("name", source) ?? "") || undefined,
      refuse: (typed, context) => {
        const taken = [...namesIn(context.files, "facts/plugins")];
        if (taken.includes(typed)) return said.isThere(`facts/plugins/${typed}.yaml`);
        const similar = similarName(context, typed, taken);
        return similar === undefined ? undefined : said.isSimilar(similar, `facts/plugins/${similar}.yaml`);
      },
    },
    fieldOf("description", words.description, { kind: "words" }),
    fieldOf("price", facts.price, { read: numberOf }),
    {
      ...fieldOf("yearly-only", facts.monthlySubscriptionAvailable),
      ...newFields.yearlyOnly,
      kind: "switch",
      byFlagOnly: true,
    },
    fieldOf("country", facts.country),
    fieldOf("authorized-partners-only", facts.authorizedPartnersOnly, { kind: "switch", byFlagOnly: true }),
    fieldOf("order", facts.order, { read: numberOf, byFlagOnly: true, fallback: nextOrder }),
    installerField("lite"),
    installerField("pro"),
  ],
  plan,
};

async function plan(context: Context, answers: Answers): Promise<Plan> {
  const { languages } = context;
  const [source = ""] = languages;
  const id = answers.text("slug") ?? "";
  const name = answers.words("name", source) ?? id;
  const picture = pictureOf(context, id);
  const price = answers.text("price");
  const draft: Draft = {
    order: known(Number(answers.text("order"))),
    price: price === undefined ? undefined : known(Number(price)),
    monthlySubscriptionAvailable: known(!answers.isOn("yearly-only")),
    country: leafOf(answers.text("country")),
    authorizedPartnersOnly: answers.isOn("authorized-partners-only") ? known(true) : undefined,
    layout: known("standard"),
    image: picture === undefined ? pending(`plugins/${id}.svg`) : known(picture),
    downloads: {
      lite: artefactDraft(context, answers.text("lite"), id, "Lite"),
      pro: artefactDraft(context, answers.text("pro"), id, "Pro"),
    },
    help: [],
  };
  const created: NewFile[] = [
    { file: `facts/plugins/${id}.yaml`, text: await yamlOf(draft, [said.heads.pluginFacts(id).en]) },
  ];
  for (const language of languages) {
    const head = said.heads.pluginWords(id)[spokenIn(language)];
    const file = `${language}/plugins/${id}.yaml`;
    created.push({ file, text: await yamlOf(wordsDraft(context, answers, language, picture, name), [head]) });
  }
  if (picture === undefined) created.push({ file: `images/plugins/${id}.svg`, text: lettermark(name) });
  const isReleased = answers.text("lite") !== undefined && answers.text("pro") !== undefined;
  return {
    created,
    changed: [],
    next: [
      ...(picture === undefined ? [said.next.picture(`images/plugins/${id}.svg`)] : []),
      ...(isReleased ? [] : [said.next.installers(`facts/plugins/${id}.yaml`)]),
      ...stillToWrite(created.filter(({ file }) => !file.startsWith("facts/"))),
      said.next.help(`facts/plugins/${id}.yaml`),
    ],
  };
}

/** What is not written yet is that of the first language, where nothing is yet, what is to be written there. */
function wordsDraft(
  context: Context,
  answers: Answers,
  language: string,
  picture: string | undefined,
  name: string,
): Draft {
  const [source = ""] = context.languages;
  const starter = starterOf(pluginWords, source);
  const begun = isRecord(starter) ? starter : {};
  const seo = starterOf(words.seo, source);
  return {
    ...begun,
    name: wordsIn(answers, "name", language, source) ?? known(name),
    description: wordsIn(answers, "description", language, source) ?? starterOf(words.description, source),
    seo: { ...(isRecord(seo) ? seo : {}), title: pending(name) },
    imageAlt:
      picture === undefined
        ? pending(said.letterAlt(letterOf(name))[spokenIn(source)])
        : starterOf(words.imageAlt, source),
    notes: [],
  };
}

/** A picture that is there already under the name of the plugin, one for all languages or one for each. */
function pictureOf({ files, languages: [source = ""] }: Context, id: string): string | undefined {
  const pattern = new RegExp(`^plugins/${id}(?:\\.${source})?\\.(?:svg|png|jpg|webp|avif)$`);
  const found = files.images.find((name) => pattern.test(name));
  if (found === undefined) return undefined;
  const forEach = found.replace(`.${source}.`, ".{lang}.");
  return nameIn(forEach, source) === found ? forEach : found;
}

function refuseName(typed: string, context: Context) {
  const {
    files,
    languages: [source = ""],
  } = context;
  const names = [...namesIn(files, `${source}/plugins`)].flatMap((id) => {
    const value = files.parsed.get(`${source}/plugins/${id}.yaml`)?.value;
    return isRecord(value) && typeof value.name === "string" ? [{ id, name: value.name }] : [];
  });
  const similar = similarName(
    context,
    typed,
    names.map(({ name }) => name),
  );
  const id = names.find(({ name }) => name === similar)?.id;
  return similar === undefined ? undefined : said.isSimilar(similar, `facts/plugins/${id}.yaml`);
}

/** Behind all others, in steps of ten. */
function nextOrder({ files }: Context): string {
  const orders = [...namesIn(files, "facts/plugins")].map((id) => {
    const value = files.parsed.get(`facts/plugins/${id}.yaml`)?.value;
    return isRecord(value) && typeof value.order === "number" ? value.order : 0;
  });
  return String((Math.floor(Math.max(0, ...orders) / 10) + 1) * 10);
}

function numberOf(typed: string): unknown {
  return /^\d+(?:\.\d+)?$/.test(typed) ? Number(typed) : typed;
}

function leafOf(value: string | undefined) {
  return value === undefined ? undefined : known(value);
}
