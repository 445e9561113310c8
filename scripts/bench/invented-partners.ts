/**
 * Invented partners for measuring the directory search at sizes that the sample content does not have. The same number
 * gives the same partners. Words repeat as they do in real lists: a few name the trade, many occur once or twice.
 */
import type { PartnerGroup } from "../../src/content/types.ts";
import { countryName } from "../content/model/format-facts.ts";

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

/** So many partners by country, as the directory is given them. */
export function inventPartners(count: number, seed = 1): PartnerGroup[] {
  const random = randomNumbers(seed);
  const nameOf = inventNames(count, random);
  const names = new Set<string>();
  while (names.size < count) names.add(nameOf());
  const groups = countries.map((code): PartnerGroup => ({ code, country: countryName(code, "en"), partners: [] }));
  for (const name of names) {
    // Half of them in one country, as in the sample.
    const group = random() < 0.5 ? groups[5] : pick(groups, random);
    group?.partners.push({
      name,
      logo: undefined,
      address: "1 Market Road",
      contacts: [{ kind: "phone", link: "phone", values: ["+254 20 555 0100"] }],
    });
  }
  return groups.filter(({ partners }) => partners.length > 0);
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
