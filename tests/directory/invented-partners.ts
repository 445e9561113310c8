/** Invented partners, for sizes that the sample does not have: the same for the same number, with words that repeat as in real lists. */
import { countryName } from "../../scripts/content/model/format-facts.ts";
import type { PartnerGroup } from "../../src/content/types.ts";
import { packNames } from "../../src/domain/packed-names.ts";
import { directoryPage, directoryPages } from "../../src/domain/paginate.ts";
import { partnersOnPage } from "../../src/features/directory/partner-slices.ts";
import { countPartners } from "../../src/features/directory/search.ts";
import { contentKey } from "../../src/routes/routes.ts";

/** Countries of the sample; their names are what a visitor searches beside names of partners. */
const countries = split("BH KE LS PH QA SA ZA TT UG AE ZM ZW");
const trades = split(
  "Till Tills Register Registers Counter Counters Computer Computers Systems Trading Services Solutions Hospitality Technology Retail Office Machines Supply Shop House Group Partners Software Barcode Printer Scale Business Center Electronics Networks Workshop Store",
);
const places = split(
  "Harbour Bay Ridge Acacia Coral Palm Date River Lake Valley Summit Desert Reef Garden Market Bridge Tower Gate Falcon Heron Ibis Pearl Copper Silver Amber Cedar Baobab Lotus Monsoon Savanna Delta Junction Corner Old New North East West South Upper",
);
const arabicTrades = split(
  "لأنظمة للتجارة للحاسبات كاشير المحلات نقاط البيع للأجهزة المكتبية مؤسسة شركة متجر خدمات حلول تقنية",
);
const onsets = split("b d f g h j k l m n p r s t w z sh kh th br kr st");
const vowels = split("a a a a a e e i i i o o u u aa ai ou ö é â");
const codas = ["", "", "", "n", "r", "l", "s", "m", "h", "t"];
const arabicLetters = [..."ابتثجحخدذرزسشصضطظعغفقكلمنهويأإآىة"];

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** More of them than a list can show at once. */
export const hundredCountries = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => countryName(code, "en") !== code)
  .slice(0, 100);

function split(words: string): string[] {
  return words.split(" ");
}

/** Numbers between 0 and 1, the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of the list; the list is not empty. */
export function pick<Item>(list: readonly Item[], random: () => number): Item {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new Error("There is nothing to choose from");
  return item;
}

/**
 * So many partners by country, as the directory is given them, each with details of its own.
 *
 * @param codes Countries. Half of the partners are in one of them, as in the sample.
 */
export function inventPartners(count: number, codes: readonly string[] = countries): PartnerGroup[] {
  const random = randomNumbers(1);
  const nameOf = inventNames(count, random);
  const names = new Set<string>();
  while (names.size < count) names.add(nameOf());
  const lists = codes.map((): PartnerGroup["partners"] => []);
  for (const name of names) {
    const list = random() < 0.5 ? lists[5] : pick(lists, random);
    list?.push({ name, logo: undefined, address: inventAddress(random), contacts: inventContacts(name, random) });
  }
  return codes.flatMap((code, place) => {
    const partners = lists[place] ?? [];
    partners.sort((a, b) => a.name.localeCompare(b.name, "en"));
    return partners.length === 0 ? [] : [{ code, country: countryName(code, "en"), count: partners.length, partners }];
  });
}

/** What a site with these partners answers, by the key of the content. */
export function directoryFiles(all: PartnerGroup[]): Map<string, object> {
  const pages = directoryPages(countPartners(all));
  const numbers = Array.from({ length: pages }, (_, before) => before + 1);
  return new Map<string, object>([
    ["partner-names", packNames(all, ["&", "and", "und"])],
    ...numbers.map((page): [string, object] => [
      contentKey(directoryPage(page)),
      { pages, groups: partnersOnPage(all, page) },
    ]),
  ]);
}

function inventAddress(random: () => number): string {
  return `${Math.ceil(random() * 200)} ${pick(places, random)} ${pick(["Road", "Street", "Lane"], random)}, ${latinWord(random)}`;
}

function inventContacts(name: string, random: () => number): NonNullable<PartnerGroup["partners"][number]["contacts"]> {
  const number = () => `+254 ${Math.floor(random() * 100)} 555 ${Math.floor(random() * 9_000) + 1_000}`;
  const host = `${
    name
      .normalize("NFKD")
      .replaceAll(/[^A-Za-z]/g, "")
      .toLowerCase() || latinWord(random)
  }.example`;
  return [
    { kind: "phone", link: "phone", values: [number()] },
    { kind: "mobile", link: "phone", values: [number()] },
    { kind: "email", link: "email", values: [`${pick(["info", "till", "sales"], random)}@${host}`] },
    { kind: "website", link: "address", values: [`https://${host}`] },
  ];
}

/** The more names, the more words that are nobody else's, but fewer than names (Heaps' law). */
function inventNames(count: number, random: () => number): () => string {
  const size = Math.round(15 * count ** 0.6);
  const latin = Array.from({ length: size }, () => latinWord(random));
  const arabic = Array.from({ length: Math.ceil(size / 5) }, () => arabicWord(random));
  const own = () => pick(latin, random);
  const trade = () => pick(trades, random);
  const place = () => pick(places, random);
  const patterns: readonly (() => string)[] = [
    () => `${own()} ${trade()} ${trade()}`,
    () => `${own()} ${place()} ${trade()}`,
    () => `${place()} ${own()} ${trade()}`,
    () => `Al-${own()} ${trade()} Trading`,
    () => `${own()} & ${own()} ${trade()}`,
    () => `${own()} ${own()} ${trade()} Co.`,
    () => `${pick(arabic, random)} ${pick(arabicTrades, random)}`,
    () => `${pick(arabic, random)} ${pick(arabicTrades, random)} – ${own()} ${trade()}`,
  ];
  return () => pick(patterns, random)();
}

function latinWord(random: () => number): string {
  const syllables = Array.from({ length: 2 + Math.floor(random() * 2) }, () => {
    return pick(onsets, random) + pick(vowels, random) + pick(codas, random);
  });
  const word = syllables.join("");
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function arabicWord(random: () => number): string {
  return Array.from({ length: 4 + Math.floor(random() * 4) }, () => pick(arabicLetters, random)).join("");
}
