import { expect, test } from "vitest";
import { arriveAt, firstHeld, type HeldPages, holdAhead } from "../../src/app/held-pages.ts";

const url = (address: string) => new URL(address, "https://shop.example");
const location = (address: string, key: string) => {
  const { pathname, search, hash } = url(address);
  return { pathname, search, hash, key, state: null };
};
const first = firstHeld(location("/en/faq", "a"));
const follow = (held: HeldPages, address: string, key: string) =>
  arriveAt(held, { location: location(address, key), by: "PUSH" });
const back = (held: HeldPages, address: string, key: string) =>
  arriveAt(held, { location: location(address, key), by: "POP" });
/** The page that is shown, then the hidden ones. */
const ids = (held: HeldPages) => held.map(({ id }) => id);

test("the page that was left is held, and found by Back and Forward", () => {
  const next = follow(first, "/en/contact", "b");
  expect(ids(next)).toEqual([1, 0]);
  const left = back(next, "/en/faq", "a");
  expect(ids(left)).toEqual([0, 1]);
  expect(ids(back(left, "/en/contact", "b"))).toEqual([1, 0]);
});

test("a link shows a new page, even if one with its address was left; so does another entry", () => {
  const next = follow(first, "/en/contact", "b");
  expect(ids(follow(next, "/en/faq", "c"))).toEqual([2, 1]);
  expect(ids(back(next, "/en/faq", "c"))).toEqual([2, 1]);
});

test("a link shows the page that was rendered ahead, with the location that it was rendered with", () => {
  const held = holdAhead(first, url("/en/contact?sent"));
  expect(ids(held)).toEqual([0, 1]);
  const next = follow(held, "/en/contact?sent", "b");
  expect(ids(next)).toEqual([1, 0]);
  expect(next[0].location).toBe(held[1]?.location);
  expect(ids(follow(held, "/en/contact", "b"))).toEqual([2, 0]);
});

test("one page is rendered ahead, beside the one that was left", () => {
  const next = follow(first, "/en/contact", "b");
  const held = holdAhead(holdAhead(next, url("/en/features")), url("/en/download"));
  expect(held.map(({ location: { pathname } }) => pathname)).toEqual(["/en/contact", "/en/faq", "/en/download"]);
  expect(holdAhead(held, url("/en/download"))).toBe(held);
});

test("another query or place of the page shown is the same page; no second page of its route is held", () => {
  const place = follow(first, "/en/faq#price", "b");
  expect(ids(place)).toEqual([0]);
  expect(place[0].location.hash).toBe("#price");
  expect(arriveAt(place, { location: location("/en/faq#price", "b"), by: "PUSH" })).toBe(place);
  expect(holdAhead(first, url("/de/faq"))).toBe(first);
  expect(ids(follow(first, "/de/faq", "b"))).toEqual([1]);
});
