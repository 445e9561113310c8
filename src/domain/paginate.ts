/** A directory of many partners is shown in portions, and has a page for each of them. */
import type { PageAddress } from "../routes/routes.ts";

/** Partners on a page, and how many come with each wish for more. A card has 18 elements on average, 44 at most. */
export const portion = 30;

/** A directory of so many partners is on one page: its document still comes in one response. */
const wholeDirectory = 62;

/** How many pages a directory has. */
export function directoryPages(partners: number): number {
  return partners <= wholeDirectory ? 1 : Math.ceil(partners / portion);
}

/** The address of one of them, from 1 on. */
export function directoryPage(page: number): PageAddress {
  return page === 1 ? { route: "partners" } : { route: "partnersPage", slug: String(page) };
}

/** The page of a partner, by the partner's place in the whole directory from 0 on. */
export function pageOfPlace(place: number): number {
  return Math.floor(place / portion) + 1;
}
