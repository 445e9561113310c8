/** How well the directory is searched: the figures of docs/decisions/016-directory-search.md. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { fold } from "../../src/domain/fold.ts";
import { searchPartners } from "../../src/features/directory/search.ts";
import { everything } from "../commands/everything.ts";
import { inventPartners, pick, randomNumbers } from "../directory/invented-partners.ts";
import { nonsense, withMistake } from "../directory/typing.ts";
import { type Directory, directoryOf, longWords, samplePartners, shownBy } from "./directory-samples.ts";

const sample = directoryOf(samplePartners());
const thousand = directoryOf(inventPartners(1_000));
const large = everything ? [directoryOf(inventPartners(10_000))] : [];
const names = fc.oneof(
  fc.constantFrom(...sample.partners.map(({ name }) => name)),
  fc.string({ unit: "binary", minLength: 1, maxLength: 30 }),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }),
);

test("an exact match is always found: any part of any name, in any case", () => {
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

/** The share of partners that are found with one mistake, of texts with four letters or more. */
function foundWithMistake({ partners, search }: Directory, count: number, source: "word" | "name"): number {
  const random = randomNumbers(11);
  let found = 0;
  for (let tried = 0; tried < count; ) {
    const partner = pick(partners, random);
    const typed = withMistake(source === "name" ? partner.name : pick(longWords(partner.name), random), random);
    if (fold(typed).length < 4) continue;
    tried += 1;
    if (shownBy(search(typed)).includes(partner)) found += 1;
  }
  return found / count;
}

test.each([
  ["a word, sample", sample, 1_000, "word"],
  ["a whole name, sample", sample, 1_000, "name"],
  ["a word, 1,000 partners", thousand, 300, "word"],
  ["a whole name, 1,000 partners", thousand, 300, "name"],
  ...large.map((directory) => ["a word, 10,000 partners", directory, 100, "word"] as const),
] as const)("one typing mistake in %s is forgiven in 99 of 100 cases", (_where, directory, count, source) => {
  expect(foundWithMistake(directory, count, source)).toBeGreaterThanOrEqual(0.99);
});

test.each([
  ["the sample", sample, 1_000, 0.02],
  ["1,000 partners", thousand, 1_000, 0.02],
  ...large.map((directory) => ["10,000 partners", directory, 300, 0.04] as const),
] as const)("nonsense in %s is answered seldom", (_where, { search }, count, share) => {
  const random = randomNumbers(5);
  const answered = Array.from({ length: count }, () => shownBy(search(nonsense(random)))).filter(
    (found) => found.length > 0,
  );
  expect(answered.length / count).toBeLessThanOrEqual(share);
});
