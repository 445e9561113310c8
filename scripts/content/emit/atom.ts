/** The release feed as Atom (RFC 4287). */
import { feedTypes } from "../../../src/routes/feeds.ts";
import { escapeHtml } from "../check/format-facts.ts";
import type { ReleaseFeed } from "./release-feed.ts";

type Release = ReleaseFeed["releases"][number];

/**
 * The feed as an XML document. Addresses serve as ids, since they are stable across builds. A release has a date
 * without a time, so it is published at midnight UTC.
 */
export function atomFeed(feed: ReleaseFeed): string {
  const { language, publisher, releases } = feed;
  const dates = releases.map(({ date }) => date).sort();
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">`,
    element("title", feed.title),
    element("subtitle", feed.description),
    element("id", feed.atom),
    link("self", feedTypes.atom, feed.atom),
    link("alternate", "text/html", feed.url),
    element("updated", instant(dates.at(-1) ?? "")),
    `<author>${element("name", publisher.name)}${element("uri", publisher.url)}</author>`,
    ...releases.flatMap((release) => [
      "<entry>",
      element("title", `${feed.product} ${release.version}`),
      element("id", release.url),
      link("alternate", "text/html", release.url),
      element("published", instant(release.date)),
      element("updated", instant(release.date)),
      element("summary", release.summary),
      // HTML as escaped text, which every reader supports (RFC 4287, section 4.1.3.3).
      `<content type="html">${escapeXml(contentHtml(release))}</content>`,
      "</entry>",
    ]),
    "</feed>",
    "",
  ].join("\n");
}

function contentHtml({ summary, sections }: Release): string {
  const lists = sections.map(({ title, items }) => {
    return `${element("h3", title)}<ul>${items.map((item) => element("li", item)).join("")}</ul>`;
  });
  return [element("p", summary), ...lists].join("");
}

function instant(day: string): string {
  return `${day}T00:00:00Z`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

function link(rel: string, type: string, href: string): string {
  return `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`;
}

/** Characters that XML 1.0 can't represent, not even escaped. */
const outsideXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

function escapeXml(text: string): string {
  return escapeHtml(text.replaceAll(outsideXml, ""));
}
