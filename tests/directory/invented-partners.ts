/** Invented partners, more than the sample has: the same for the same number, with words that repeat like in real lists. */
import { countryName } from "../../scripts/content/core/intl.ts";
import { partnerIndex } from "../../scripts/content/emit/partner-index.ts";
import type { PartnerGroup } from "../../src/content/types.ts";
import { directoryPage, directoryPages } from "../../src/domain/paginate.ts";
import { partnersOnPage } from "../../src/features/directory/partner-slices.ts";
import { countPartners } from "../../src/features/directory/search.ts";
import { contentKey } from "../../src/routes/routes.ts";

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
const codas = split("   n r l s m h t");
const arabicLetters = [..."ابتثجحخدذرزسشصضطظعغفقكلمنهويأإآىة"];

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
export const hundredCountries = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => countryName(code, "en") !== code)
  .slice(0, 100);

function split(words: string): string[] {
  return words.split(" ");
}

/** Numbers between 0 and 1, the same for the same seed (a linear congruential generator). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

export function pick<Item>(list: readonly Item[], random: () => number): Item {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new Error("The list is empty");
  return item;
}

/** Partners by country, each with details of its own. Half of them are in one country, like in the sample. */
export function inventPartners(count: number, codes: readonly string[] = countries): PartnerGroup[] {
  const random = randomNumbers(1);
  const nameOf = inventNames(count, random);
  const names = new Set<string>();
  while (names.size < count) names.add(nameOf());
  const lists = codes.map((): PartnerGroup["partners"] => []);
  for (const name of names) {
    const list = random() < 0.5 ? lists[5] : pick(lists, random);
    list?.push({ name, logo: undefined, address: inventAddress(random), contacts: inventContacts(random) });
  }
  return codes.flatMap((code, place) => {
    const partners = lists[place] ?? [];
    partners.sort((a, b) => a.name.localeCompare(b.name, "en"));
    return partners.length === 0 ? [] : [{ code, country: countryName(code, "en"), count: partners.length, partners }];
  });
}

/** The files of a site with these partners, by the key of the content. */
export function directoryFiles(all: PartnerGroup[]): Map<string, object> {
  const pages = directoryPages(countPartners(all));
  const files = new Map<string, object>([["search/partners", partnerIndex(all, ["&", "and", "und"])]]);
  for (let page = 1; page <= pages; page += 1) {
    files.set(contentKey(directoryPage(page)), { pages, groups: partnersOnPage(all, page) });
  }
  return files;
}

function inventAddress(random: () => number): string {
  return `${Math.ceil(random() * 200)} ${pick(places, random)} Road, ${latinWord(random)}`;
}

function inventContacts(random: () => number): NonNullable<PartnerGroup["partners"][number]["contacts"]> {
  const number = () => `+254 ${Math.floor(random() * 100)} 555 ${Math.floor(random() * 9_000) + 1_000}`;
  const host = `${latinWord(random)}${latinWord(random)}.example`.toLowerCase();
  return [
    { kind: "phone", link: "phone", values: [number()] },
    { kind: "mobile", link: "phone", values: [number()] },
    { kind: "email", link: "email", values: [`${pick(["info", "till", "sales"], random)}@${host}`] },
    { kind: "website", link: "address", values: [`https://${host}`] },
  ];
}

/** More names have more words, but not as many more (Heaps' law). */
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
  const syllable = () => pick(onsets, random) + pick(vowels, random) + pick(codas, random);
  const word = Array.from({ length: 2 + Math.floor(random() * 2) }, syllable).join("");
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function arabicWord(random: () => number): string {
  return Array.from({ length: 4 + Math.floor(random() * 4) }, () => pick(arabicLetters, random)).join("");
}
