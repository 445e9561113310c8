/** All facts that texts can use as placeholders. */
import { type Period, sumFor } from "../../../src/domain/offers.ts";
import { countryName, numberFormat } from "../core/intl.ts";
import { memo, memoBy } from "../core/memo.ts";
import { byNewest } from "../core/versions.ts";
import { site } from "../schema/site.ts";
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

const number = (value: number, { language }: FactSource) => numberFormat(language, {}).format(value);
const compact = (value: number, { language }: FactSource) =>
  numberFormat(language, { notation: "compact" }).format(value);
const unit = (value: number, name: string, source: FactSource) => `${number(value, source)}\u00A0${name}`;

type Fact = (source: FactSource) => string;

/** Facts that every site has: by their file, or by their folder with a slash at its end, then by placeholder name. */
const factsByFile = {
  "site.yaml": {
    brand: ({ content }) => content.site.brand,
    company: ({ content }) => content.site.company.name,
    address: ({ content, language }) => {
      const { street, postalCode, city, country } = content.site.company;
      return `${street}, ${postalCode} ${city}, ${countryName(country, language)}`;
    },
    managingDirector: ({ content }) => content.site.company.managingDirector,
    registerCourt: ({ content }) => content.site.company.registerCourt,
    registerNumber: ({ content }) => content.site.company.registerNumber,
    vatId: ({ content }) => content.site.company.vatId,
    salesEmail: ({ content }) => content.site.emails.sales,
    supportEmail: ({ content }) => content.site.emails.support,
    privacyEmail: ({ content }) => content.site.emails.privacy,
    infoEmail: ({ content }) => content.site.emails.info,
    messageMax: (source) => number(source.content.site.message.maxLength, source),
    messageKeepDays: (source) => number(source.content.site.message.keepDays ?? 0, source),
  },
  "releases/": {
    version: ({ content }) => newestFirst(content)[0]?.version ?? "",
    releaseDate: ({ content, language }) => {
      const [newest] = newestFirst(content);
      return newest === undefined ? "" : longDate(newest.date, language);
    },
    firstVersion: ({ content }) => newestFirst(content).at(-1)?.version ?? "",
    releaseCount: (source) => number(source.content.releases.size, source),
  },
  "editions.yaml": {
    trialDays: (source) => number(source.content.editions.trialDays, source),
    annualMonths: (source) => number(source.content.editions.annualMonths, source),
    cpu: (source) => unit(source.content.editions.requirements.cpuGhz, "GHz", source),
    ram32: (source) => unit(source.content.editions.requirements.ram32Gb, "GB", source),
    ram64: (source) => unit(source.content.editions.requirements.ram64Gb, "GB", source),
    disk: (source) => unit(source.content.editions.requirements.diskMb, "MB", source),
    display: ({ content: { editions } }) =>
      `${editions.requirements.displayWidth}\u00A0×\u00A0${editions.requirements.displayHeight}`,
    windows: ({ content, language }) =>
      new Intl.ListFormat(inBritish(language), { type: "conjunction" }).format(content.editions.requirements.windows),
    windowsShort: ({ content }) => content.editions.requirements.windows.join("/"),
    setupProducts: (source) => number(source.content.editions.setup.products, source),
    setupHours: (source) => number(source.content.editions.setup.hours, source),
    orderNameMax: (source) => number(source.content.editions.orderNameMaxLength, source),
  },
  "downloads.yaml": {
    migrationSize: ({ content, language }) => fileSize(content.downloads.dataMigration.bytes, language),
  },
  "statistics.yaml": {
    statDownloads: (source) => compact(source.content.statistics.downloads, source),
    statUsers: (source) => compact(source.content.statistics.monthlyUsers, source),
    statCountries: (source) => number(source.content.statistics.countries, source),
  },
  "partners/": {
    partnerCount: (source) =>
      number([...source.content.partners.values()].flatMap(({ partners }) => partners).length, source),
    partnerCountries: (source) => number(source.content.partners.size, source),
  },
  "plugins/": {
    pluginCount: (source) => number(source.content.plugins.size, source),
    freePluginCount: (source) => {
      const free = [...source.content.plugins.values()].filter(({ price }) => price === undefined);
      return number(free.length, source);
    },
  },
  "legal.yaml": {
    liabilityMonths: (source) => number(source.content.legal.liabilityMonths, source),
    cookieMinDays: (source) => number(source.content.legal.cookieMinDays, source),
    cookieMaxMonths: (source) => number(source.content.legal.cookieMaxMonths, source),
  },
} satisfies Record<string, Record<string, Fact>>;

export const fixedFacts: Readonly<Record<string, Fact>> = Object.assign({}, ...Object.values(factsByFile));

/** Names of the site's links, in schema order. */
export const linkNames = site.shape.links.keyof().options;

/** The facts in one language. Each is formatted on first use. */
export function factTable(content: Content, language: string): FactTable {
  const source = { content, language };
  return { get: (name) => factOf(source, name) };
}

/** The source files of a fact except `site.yaml`: `price.pro` → `editions.yaml`. */
export function filesOfFact(content: Content, name: string): readonly string[] {
  const fixed = Object.entries(factsByFile).find(([, facts]) => Object.hasOwn(facts, name));
  const [kind = "", ...keys] = name.split(".");
  const files = fixed ? [fixed[0]] : (keyedFacts.get(kind)?.files(content, keys) ?? []);
  return files.filter((file) => file !== "site.yaml");
}

/** All releases, newest first. */
export const newestFirst = memo(({ releases }: Content) =>
  [...releases].map(([version, release]) => ({ version, ...release })).sort(byNewest),
);

const factOf = memoBy((source: FactSource, name): string | undefined => {
  if (Object.hasOwn(fixedFacts, name)) return fixedFacts[name]?.(source);
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
    link: { value: linkFact, files: (_content, [first]) => (first === "setup" ? ["editions.yaml"] : []) },
    help: { value: ({ content, language }, key) => helpTarget(content, key, language), files: () => ["help.yaml"] },
    price: { value: (source, key) => amountFact(source, [key], "monthly"), files: filesOfPrice },
    annual: { value: (source, key) => amountFact(source, [key], "annual"), files: filesOfPrice },
    // Of an edition and a plugin: `pro.print-stations`.
    sum: {
      value: (source, key) => amountFact(source, key.split("."), "monthly"),
      files: () => ["plugins/", "editions.yaml"],
    },
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

function linkFact({ content, language }: FactSource, key: string): string | undefined {
  if (key.startsWith("setup.")) return setupTarget(content, key.slice("setup.".length), language);
  const name = linkNames.find((each) => each === key);
  return name === undefined ? undefined : linkTarget(content.site, content.site.links[name], language);
}

/** What editions and paid plugins cost together for a period; `undefined` unless each of them is offered for it. */
function amountFact({ content, language }: FactSource, ids: readonly string[], period: Period): string | undefined {
  const { editions } = content;
  const products = ids.flatMap((id) => {
    const edition = editions.editions[id];
    const product = edition ? { price: edition.monthly } : content.plugins.get(id);
    return product?.price === undefined ? [] : [product];
  });
  const sum = products.length < ids.length ? undefined : sumFor(editions, products, period);
  return sum === undefined ? undefined : money(sum, editions.currency, language);
}

/** Size of the installer of an edition, `lite`, or of a plugin for an edition, `notes.lite`. */
function sizeFact({ content, language }: FactSource, key: string): string | undefined {
  const [owner = "", edition] = key.split(".");
  const files = edition === undefined ? content.downloads.editions : content.plugins.get(owner)?.downloads;
  const bytes = files?.[edition ?? owner]?.bytes;
  return bytes === undefined ? undefined : fileSize(bytes, language);
}

/** Size of an update, in whole megabytes. */
function updateSizeFact({ content, language }: FactSource, edition: string): string | undefined {
  const bytes = content.downloads.updates[edition]?.bytes;
  return bytes === undefined ? undefined : fileSize(Math.round(bytes / 1_000_000) * 1_000_000, language);
}
