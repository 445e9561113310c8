import { describe, expect, test } from "vitest";
import type { PartnerGroup } from "../../src/content/types.ts";
import {
  countPartners,
  emptyMessage,
  everything,
  searchPartners,
  selectCountry,
} from "../../src/features/directory/search.ts";

const group = (code: string, country: string, ...names: string[]): PartnerGroup => ({
  code,
  country,
  partners: names.map((name) => ({ name, logo: undefined })),
});

const groups = [
  group("KE", "Kenya", "Savanna Till Systems", "Tausi Counter Computers"),
  group("SA", "Saudi Arabia", "Sadu Counter House", "درج النقود الأزرق"),
  group("ZM", "Zambia", "Copperplate Tills", "Kenya Road Registers"),
];

function found(country: string, search: string) {
  return searchPartners(groups, { country, search }).map(({ code, partners }) => [
    code,
    ...partners.map(({ name }) => name),
  ]);
}

describe("the partner directory", () => {
  test("shows everything without a country and without a search text", () => {
    expect(searchPartners(groups, everything)).toEqual(groups);
  });

  test("takes a search text of white space for none", () => {
    expect(searchPartners(groups, { country: "", search: "   " })).toEqual(groups);
  });

  test("shows the chosen country only", () => {
    expect(found("SA", "")).toEqual([["SA", "Sadu Counter House", "درج النقود الأزرق"]]);
  });

  test("resets the search text when a country is chosen", () => {
    expect(selectCountry("KE")).toEqual({ country: "KE", search: "" });
  });

  test("finds a partner by a part of its name, whatever the case", () => {
    expect(found("", "COUNTER")).toEqual([
      ["KE", "Tausi Counter Computers"],
      ["SA", "Sadu Counter House"],
    ]);
  });

  test("finds Arabic names", () => {
    expect(found("", "النقود")).toEqual([["SA", "درج النقود الأزرق"]]);
  });

  test("finds all partners of a country by the country's name, beside partners of that name", () => {
    expect(found("", "kenya")).toEqual([
      ["KE", "Savanna Till Systems", "Tausi Counter Computers"],
      ["ZM", "Kenya Road Registers"],
    ]);
  });

  test("does not search the country's name where a country is chosen", () => {
    expect(found("KE", "kenya")).toEqual([]);
    expect(found("ZM", "kenya")).toEqual([["ZM", "Kenya Road Registers"]]);
  });

  test("leaves out countries without a match", () => {
    expect(found("", "copperplate")).toEqual([["ZM", "Copperplate Tills"]]);
  });

  test("takes what is typed as it is, not as a pattern", () => {
    expect(found("", "S.*s")).toEqual([]);
  });

  test("returns a group as it is where all of it matches, so that it need not be rendered again", () => {
    expect(searchPartners(groups, { country: "KE", search: "" })[0]).toBe(groups[0]);
  });

  test("counts partners, not countries", () => {
    expect(countPartners(groups)).toBe(6);
    expect(countPartners([])).toBe(0);
  });
});

describe("the message where nothing matches", () => {
  test("speaks of the selected country where one is chosen", () => {
    expect(emptyMessage({ country: "KE", search: "x" })).toBe("emptyCountry");
  });

  test("speaks of the search where none is", () => {
    expect(emptyMessage({ country: "", search: "x" })).toBe("emptySearch");
  });
});
