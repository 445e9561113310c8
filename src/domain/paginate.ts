/** A large directory has several pages. */
import type { PageAddress } from "../routes/routes.ts";

/** Partners per page, and per click on "more". A card has 18 elements on average, 44 at most. */
export const pageSize = 30;

/** Up to this size a directory is one page: its document still fits in one response. */
const wholeDirectory = 60;

/** How many pages a directory has. */
export function directoryPages(partners: number): number {
  return partners <= wholeDirectory ? 1 : Math.ceil(partners / pageSize);
}

/** @param page From 1 on. */
export function directoryPage(page: number): PageAddress {
  return page === 1 ? { route: "partners" } : { route: "partnersPage", slug: String(page) };
}

/** @param position Of a partner in the whole directory, from 0 on. */
export function pageOfPosition(position: number): number {
  return Math.floor(position / pageSize) + 1;
}
