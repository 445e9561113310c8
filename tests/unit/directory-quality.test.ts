/** How well the directory is searched: the figures of docs/decisions/016-directory-search.md. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import type { PartnerContent, PartnerGroup } from "../../src/content/types.ts";
import { fold } from "../../src/domain/fold.ts";
import { directoryResults } from "../../src/features/directory/results.ts";
import { searchPartners, wordsOf } from "../../src/features/directory/search.ts";
import { createSimilar } from "../../src/lib/similar.ts";
import { everything } from "../commands/everything.ts";
import { inventPartners, pick, randomNumbers } from "../directory/invented-partners.ts";
import { filesIn } from "./source-files.ts";

type Random = ReturnType<typeof randomNumbers>;

const englishName = new Intl.DisplayNames("en", { type: "region" });

const sampleGroups = filesIn("tests/content/sample/partners", /\.yaml$/).map(({ text }): PartnerGroup => {
  const { country: code, partners }: { country: string; partners: PartnerContent[] } = parse(text);
  const found = partners.map(({ name, address }) => ({ name, address, logo: undefined }));
  return { code, country: englishName.of(code) ?? code, count: found.length, partners: found };
});

/** The partners, and all that a search in all countries shows, mistakes forgiven. */
function directoryOf(groups: readonly PartnerGroup[]) {
  const forgiving = createSimilar(wordsOf(groups));
  const search = (text: string) => {
    const { groups: exact, nearby, similar } = directoryResults(groups, { country: "", search: text }, forgiving);
    return [...exact.flatMap(({ partners }) => partners), ...[...nearby, ...similar].map(({ partner }) => partner)];
  };
  return { partners: groups.flatMap(({ partners }) => partners), search };
}

const sample = directoryOf(sampleGroups);
const thousand = directoryOf(inventPartners(1_000));
const large = everything ? [directoryOf(inventPartners(10_000))] : [];

test("an exact match is always found: any part of any name, in any case", () => {
  const names = fc.oneof(
    fc.constantFrom(...sample.partners.map(({ name }) => name)),
    fc.string({ unit: "binary", minLength: 1, maxLength: 30 }),
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }),
  );
  const part = fc.tuple(names, fc.nat(29), fc.integer({ min: 1, max: 30 }), fc.boolean());
  fc.assert(
    fc.property(part, ([name, start, length, isUpper]) => {
      const letters = [...name];
      const from = start % letters.length;
      const typed = letters.slice(from, from + length).join("");
      const upper = typed.toUpperCase();
      // Some letters have no upper case that leads back to them.
      const search = isUpper && upper.toLowerCase() === typed.toLowerCase() ? upper : typed;
      const group = { code: "KE", country: "", count: 1, partners: [{ name, logo: undefined }] };
      for (const country of ["", "KE"]) expect(searchPartners([group], { country, search })).toEqual([group]);
      expect(fold(fold(name))).toBe(fold(name));
    }),
    { numRuns: 10_000, seed: 2025 },
  );
});

const latin = [..."abcdefghijklmnopqrstuvwxyz"];
const arabic = [..."ابتثجحخدذرزسشصضطظعغفقكلمنهوي"];

/** The text with one mistake at any place: a letter too many, one missing, a wrong one, or two neighbours swapped. */
function withMistake(text: string, random: Random): string {
  const letters = [...text];
  const place = Math.floor(random() * letters.length);
  const letter = pick(/\p{Script=Arabic}/u.test(text) ? arabic : latin, random);
  const before = letters.slice(0, place).join("");
  const [here = "", next = "", ...rest] = letters.slice(place);
  const after = rest.join("");
  const made = [before + letter + here + next + after, before + next + after, before + letter + next + after];
  return pick([...made, before + next + here + after], random);
}

const longWords = (name: string) => name.split(/[\s–-]+/).filter((word) => fold(word).length >= 4);

test.each([
  ["a word, sample", sample, 1_000, longWords],
  ["a whole name, sample", sample, 1_000, Array.of<string>],
  ["a word, 1,000 partners", thousand, 300, longWords],
  ["a whole name, 1,000 partners", thousand, 300, Array.of<string>],
  ...large.map((directory) => ["a word, 10,000 partners", directory, 100, longWords] as const),
] as const)(
  "one typing mistake in %s is forgiven in 99 of 100 cases",
  (_where, { partners, search }, count, textsOf) => {
    const random = randomNumbers(11);
    let found = 0;
    for (let tried = 0; tried < count; ) {
      const partner = pick(partners, random);
      const typed = withMistake(pick(textsOf(partner.name), random), random);
      if (fold(typed).length < 4) continue;
      tried += 1;
      if (search(typed).includes(partner)) found += 1;
    }
    expect(found / count).toBeGreaterThanOrEqual(0.99);
  },
);

test.each([
  ["the sample", sample, 1_000, 0.02],
  ["1,000 partners", thousand, 1_000, 0.02],
  ...large.map((directory) => ["10,000 partners", directory, 300, 0.04] as const),
] as const)("4 to 12 random letters find something in %s seldom", (_where, { search }, count, share) => {
  const random = randomNumbers(5);
  const typed = () => Array.from({ length: 4 + Math.floor(random() * 9) }, () => pick(latin, random)).join("");
  const answered = Array.from({ length: count }, typed).filter((text) => search(text).length > 0);
  expect(answered.length / count).toBeLessThanOrEqual(share);
});
