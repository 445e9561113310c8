/** A new partner, in the file of its country. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { countryName } from "../facts.ts";
import { newMessages as said } from "../messages/new.ts";
import { newFields } from "../messages/new-fields.ts";
import { partnersOfCountry, partner as schema } from "../schema/partner.ts";
import { isRecord } from "../walk.ts";
import type { Answers } from "./answers.ts";
import { appended } from "./appended.ts";
import { type Draft, known, yamlOf } from "./draft.ts";
import { type Context, type Field, fieldOf, type Kind, type Plan } from "./field.ts";
import { refusal } from "./refusal.ts";
import { similarName } from "./similar.ts";
import { slugOf } from "./slug.ts";

const { name, address, premium, ...contacts } = schema.shape;

/** Most partners have these; the others are given by flag. */
const asked = ["phone", "email", "website"];

export const partner: Kind = {
  needs: (file) => file === "facts/site.yaml" || file.startsWith("facts/partners/"),
  fields: [
    fieldOf("name", name, { isNeeded: true }),
    fieldOf("country", partnersOfCountry.shape.country, { isNeeded: true }),
    fieldOf("address", address, { ...newFields.address, kind: "lines" }),
    ...Object.entries(contacts).map(
      ([key, inner]): Field => fieldOf(flagOf(key), inner, asked.includes(key) ? {} : { byFlagOnly: true }),
    ),
    fieldOf("premium", premium, { kind: "switch", byFlagOnly: true }),
  ],
  plan,
};

async function plan(context: Context, answers: Answers): Promise<Plan> {
  const country = answers.text("country") ?? "";
  const own = answers.text("name") ?? "";
  const lines = answers.lines("address").map((line) => known(line));
  const given = Object.keys(contacts).map((key) => [key, answers.text(flagOf(key))] as const);
  const leaves = Object.fromEntries(given.map(([key, value]) => [key, value === undefined ? undefined : known(value)]));
  const { logo, ...others } = leaves;
  const draft: Draft = {
    name: known(own),
    logo,
    premium: answers.isOn("premium") ? known(true) : undefined,
    address: lines.length > 1 ? lines : lines[0],
    ...others,
  };
  const file = fileOf(context, country);
  const next = [said.next.partner(file ?? newFileOf(country))];
  if (file === undefined) {
    const text = await yamlOf({ country: known(country), partners: [draft] }, [
      said.heads.partners(countryName(country, "en")).en,
    ]);
    return { created: [{ file: newFileOf(country), text }], changed: [], next };
  }
  const similar = similarName(context, own, namesIn(context, file));
  if (similar !== undefined) throw refusal(said.isSimilar(similar, file));
  const before = readFileSync(join(context.files.root, file));
  return { created: [], changed: [appended(context, file, before, "partners", await yamlOf(draft))], next };
}

/** The file that has the partners of a country, whatever its name is. */
function fileOf({ files }: Context, country: string): string | undefined {
  const own = [...files.parsed.values()].find(
    ({ file, value }) => file.startsWith("facts/partners/") && isRecord(value) && value.country === country,
  );
  return own?.file;
}

function newFileOf(country: string): string {
  return `facts/partners/${slugOf(countryName(country, "en"))}.yaml`;
}

function namesIn({ files }: Context, file: string): string[] {
  const value = files.parsed.get(file)?.value;
  const list: unknown = isRecord(value) ? value.partners : undefined;
  const entries: readonly unknown[] = Array.isArray(list) ? list : [];
  return entries.flatMap((entry) => (isRecord(entry) && typeof entry.name === "string" ? [entry.name] : []));
}

/** `displayFacebook` → `display-facebook`. */
function flagOf(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
