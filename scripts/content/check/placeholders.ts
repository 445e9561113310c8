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

const formatted = (value: number | undefined, { language }: FactSource, options: Intl.NumberFormatOptions) =>
  value === undefined ? value : numberFormat(language, options).format(value);
const number = (value: number | undefined, source: FactSource) => formatted(value, source, {});
const compact = (value: number | undefined, source: FactSource) => formatted(value, source, { notation: "compact" });
const unit = (value: number | undefined, name: string, source: FactSource) =>
  value === undefined ? value : `${number(value, source)}\u00A0${name}`;

/** `undefined` if the site does not have it: see `optionalFacts`. */
type Fact = (source: FactSource) => string | undefined;

/** Facts by name: by their file, or by their folder with a slash at its end, then by placeholder name. */
export const factsByFile = {
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
    messageKeepDays: (source) => number(source.content.site.message.keepDays, source),
  },
  "releases/": {
    version: ({ content }) => newestFirst(content)[0]?.version,
    releaseDate: ({ content, language }) => {
      const [newest] = newestFirst(content);
      return newest && longDate(newest.date, language);
    },
    firstVersion: ({ content }) => newestFirst(content).at(-1)?.version,
    releaseCount: (source) => number(source.content.releases.size, source),
  },
  "editions.yaml": {
    trialDays: (source) => number(source.content.editions.trialDays, source),
    annualMonths: (source) => number(source.content.editions.annualMonths, source),
    cpu: (source) => unit(source.content.editions.requirements?.cpuGhz, "GHz", source),
    ram32: (source) => unit(source.content.editions.requirements?.ram32Gb, "GB", source),
    ram64: (source) => unit(source.content.editions.requirements?.ram64Gb, "GB", source),
    disk: (source) => unit(source.content.editions.requirements?.diskMb, "MB", source),
    display: ({ content: { editions } }) =>
      `${editions.requirements?.displayWidth}\u00A0×\u00A0${editions.requirements?.displayHeight}`,
    windows: ({ content: { editions }, language }) =>
      new Intl.ListFormat(inBritish(language), { type: "conjunction" }).format(editions.requirements?.windows ?? []),
    windowsShort: ({ content }) => content.editions.requirements?.windows?.join("/"),
    setupProducts: (source) => number(source.content.editions.setup?.products, source),
    setupHours: (source) => number(source.content.editions.setup?.hours, source),
    orderNameMax: (source) => number(source.content.editions.orderNameMaxLength, source),
  },
  "downloads.yaml": {
    migrationSize: ({ content, language }) => sizeOf(content.downloads.dataMigration, language),
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

/** Where the facts are that a site may have or not. */
export const optionalFacts: Readonly<Record<string, readonly [file: string, ...path: string[]]>> = {
  messageKeepDays: ["site.yaml", "message", "keepDays"],
  "link.worldMap": ["site.yaml", "links", "worldMap"],
  trialDays: ["editions.yaml", "trialDays"],
  orderNameMax: ["editions.yaml", "orderNameMaxLength"],
  setupProducts: ["editions.yaml", "setup", "products"],
  setupHours: ["editions.yaml", "setup", "hours"],
  cpu: ["editions.yaml", "requirements", "cpuGhz"],
  ram32: ["editions.yaml", "requirements", "ram32Gb"],
  ram64: ["editions.yaml", "requirements", "ram64Gb"],
  disk: ["editions.yaml", "requirements", "diskMb"],
  display: ["editions.yaml", "requirements", "displayWidth"],
  windows: ["editions.yaml", "requirements", "windows"],
  windowsShort: ["editions.yaml", "requirements", "windows"],
  migrationSize: ["downloads.yaml", "dataMigration"],
  statDownloads: ["statistics.yaml", "downloads"],
  statUsers: ["statistics.yaml", "monthlyUsers"],
  statCountries: ["statistics.yaml", "countries"],
};

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
  const link = name && content.site.links[name];
  return link && linkTarget(content.site, link, language);
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
