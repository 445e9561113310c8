/** All facts that texts can use as placeholders. */
import { amountFor, offersOf, type Period } from "../../../src/domain/offers.ts";
import { countryName, numberFormat } from "../core/intl.ts";
import { memo, memoBy } from "../core/memo.ts";
import { valueAt } from "../core/value-path.ts";
import { byNewest } from "../core/versions.ts";
import { singleFiles } from "../schema/collections.ts";
import { factsIn } from "../schema/field.ts";
import { anyHostLink } from "../schema/hosts.ts";
import type { Content } from "./content.ts";
import {
  type FactTable,
  fileSize,
  helpTarget,
  inBritish,
  linkTarget,
  longDate,
  money,
  setupTarget,
} from "./format-facts.ts";

interface FactSource {
  readonly content: Content;
  readonly language: string;
}

/** `undefined` if the site does not have it. */
type TextOf = (source: FactSource) => string | undefined;

/** A file, or a folder with a slash at its end; the dotted path of the value, if a site may do without it. */
type Fact = readonly [file: string, optionalPath: string | undefined, textOf: TextOf];

/** Of numbers that have one. */
const units: Readonly<Record<string, string>> = { cpu: "GHz", ram32: "GB", ram64: "GB", disk: "MB" };

/** Fields of files: `fact(…)` in their schemas. */
const fieldFacts = Object.entries(singleFiles).flatMap(([name, schema]) =>
  factsIn(schema).map(({ placeholder, path, isOptional }): [string, Fact] => {
    const textOf: TextOf = (source) => written(valueAt(source.content, [name, ...path]), source, units[placeholder]);
    return [placeholder, [`${name}.yaml`, isOptional ? path.join(".") : undefined, textOf]];
  }),
);

function written(value: unknown, { content, language }: FactSource, unit?: string): string | undefined {
  if (typeof value === "number") {
    const number = numberFormat(language, {}).format(value);
    return unit === undefined ? number : `${number}\u00A0${unit}`;
  }
  if (typeof value === "string") return value;
  const link = anyHostLink.safeParse(value).data;
  return link && linkTarget(content.site, link, language);
}

const compact = (value: number | undefined, { language }: FactSource) =>
  value === undefined ? value : numberFormat(language, { notation: "compact" }).format(value);

function postalAddress({ content, language }: FactSource): string {
  const { street, postalCode, city, country } = content.site.company;
  return `${street}, ${postalCode} ${city}, ${countryName(country, language)}`;
}

function releaseDate({ content, language }: FactSource): string | undefined {
  const [newest] = newestFirst(content);
  return newest && longDate(newest.date, language);
}

function windowsVersions({ content, language }: FactSource): string {
  const versions = content.editions.requirements?.windows ?? [];
  return new Intl.ListFormat(inBritish(language), { type: "conjunction" }).format(versions);
}

function display({ content: { editions } }: FactSource): string {
  return `${editions.requirements?.displayWidth}\u00A0×\u00A0${editions.requirements?.displayHeight}`;
}

function partnerCount(source: FactSource): string | undefined {
  return written([...source.content.partners.values()].flatMap(({ partners }) => partners).length, source);
}

function freePluginCount(source: FactSource): string | undefined {
  return written([...source.content.plugins.values()].filter(({ price }) => price === undefined).length, source);
}

/** What is worked out, or written in another way than its field. */
const otherFacts: Readonly<Record<string, Fact>> = {
  address: ["site.yaml", undefined, postalAddress],
  version: ["releases/", undefined, ({ content }) => newestFirst(content)[0]?.version],
  releaseDate: ["releases/", undefined, releaseDate],
  firstVersion: ["releases/", undefined, ({ content }) => newestFirst(content).at(-1)?.version],
  releaseCount: ["releases/", undefined, (source) => written(source.content.releases.size, source)],
  display: ["editions.yaml", "requirements.displayWidth", display],
  windows: ["editions.yaml", "requirements.windows", windowsVersions],
  windowsShort: [
    "editions.yaml",
    "requirements.windows",
    (source) => source.content.editions.requirements?.windows?.join("/"),
  ],
  migrationSize: [
    "downloads.yaml",
    "dataMigration",
    ({ content, language }) => sizeOf(content.downloads.dataMigration, language),
  ],
  statDownloads: ["statistics.yaml", "downloads", (source) => compact(source.content.statistics.downloads, source)],
  statUsers: ["statistics.yaml", "monthlyUsers", (source) => compact(source.content.statistics.monthlyUsers, source)],
  partnerCount: ["partners/", undefined, partnerCount],
  partnerCountries: ["partners/", undefined, (source) => written(source.content.partners.size, source)],
  pluginCount: ["plugins/", undefined, (source) => written(source.content.plugins.size, source)],
  freePluginCount: ["plugins/", undefined, freePluginCount],
};

/** Facts by placeholder, but for those about entries. */
export const fixedFacts: ReadonlyMap<string, Fact> = new Map([...fieldFacts, ...Object.entries(otherFacts)]);

/** The facts in one language. Each is formatted on first use. */
export function factTable(content: Content, language: string): FactTable {
  const source = { content, language };
  return { get: (name) => factOf(source, name) };
}

/** The source files of a fact except `site.yaml`: `price.pro` → `editions.yaml`. */
export function filesOfFact(content: Content, name: string): readonly string[] {
  const fixed = fixedFacts.get(name);
  const [kind = "", ...keys] = name.split(".");
  const files = fixed ? [fixed[0]] : (keyedFacts.get(kind)?.files(content, keys) ?? []);
  return files.filter((file) => file !== "site.yaml");
}

/** All releases, newest first. */
export const newestFirst = memo(({ releases }: Content) =>
  [...releases].map(([version, release]) => ({ version, ...release })).sort(byNewest),
);

const factOf = memoBy((source: FactSource, name): string | undefined => {
  const fixed = fixedFacts.get(name);
  if (fixed !== undefined) return fixed[2](source);
  const [, kind = "", key = ""] = /^(\w+)\.(.+)$/.exec(name) ?? [];
  return keyedFacts.get(kind)?.value(source, key);
});

interface KeyedFact {
  readonly value: (source: FactSource, key: string) => string | undefined;
  /** @param keys The parts of the key. */
  readonly files: (content: Content, keys: readonly string[]) => readonly string[];
}

/** Facts about entries, by prefix: `price.pro`. */
const keyedFacts: ReadonlyMap<string, KeyedFact> = new Map(
  Object.entries<KeyedFact>({
    link: {
      value: ({ content, language }, key) => setupTarget(content, key.replace("setup.", ""), language),
      files: () => ["editions.yaml"],
    },
    help: { value: ({ content, language }, key) => helpTarget(content, key, language), files: () => ["help.yaml"] },
    price: { value: (source, key) => amountFact(source, key, "monthly"), files: filesOfPrice },
    annual: { value: (source, key) => amountFact(source, key, "annual"), files: filesOfPrice },
    size: {
      value: sizeFact,
      files: (_content, [owner, edition]) => [edition === undefined ? "downloads.yaml" : `plugins/${owner}.yaml`],
    },
    updateSize: { value: updateSizeFact, files: () => ["downloads.yaml"] },
  }),
);

function filesOfPrice({ plugins }: Content, [id = ""]: readonly string[]): readonly string[] {
  return [...(plugins.has(id) ? [`plugins/${id}.yaml`] : []), "editions.yaml"];
}

/** What an edition or a paid plugin costs for a period; `undefined` unless it is offered for it. */
function amountFact({ content, language }: FactSource, id: string, period: Period): string | undefined {
  const { editions } = content;
  const edition = editions.editions[id];
  const product = edition ? { price: edition.monthly } : content.plugins.get(id);
  if (product?.price === undefined) return undefined;
  const amount = amountFor(offersOf(editions, product), period);
  return amount === undefined ? amount : money(amount, editions.currency, language);
}

/** Size of the installer of an edition, `lite`, or of a plugin for an edition, `notes.lite`. */
function sizeFact({ content, language }: FactSource, key: string): string | undefined {
  const [owner = "", edition] = key.split(".");
  const files = edition === undefined ? content.downloads.editions : content.plugins.get(owner)?.downloads;
  return sizeOf(files?.[edition ?? owner], language);
}

function sizeOf(file: { readonly bytes: number } | undefined, language: string): string | undefined {
  return file && fileSize(file.bytes, language);
}

/** Size of an update, in whole megabytes. */
function updateSizeFact({ content, language }: FactSource, edition: string): string | undefined {
  const bytes = content.downloads.updates[edition]?.bytes;
  return bytes === undefined ? undefined : fileSize(Math.round(bytes / 1_000_000) * 1_000_000, language);
}
