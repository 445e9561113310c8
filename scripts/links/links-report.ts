/** What came of the links, for people, for programs and for the summary of a workflow. */
import type { SourceLocation } from "../content/core/diagnostic.ts";
import type { MessageLanguage } from "../content/core/localized-text.ts";
import { markdownCode, markdownText } from "../content/report/markdown.ts";
import { placeName } from "../content/report/place-name.ts";
import { printable } from "../content/report/printable.ts";
import type { CheckedLink } from "./check-links.ts";
import { isUnreachable, linkReportTexts as texts, wordsOfReason } from "./messages.ts";

export const linkReportFormats = ["text", "json", "markdown"] as const;

interface LinkReport {
  /** How the content folder is named in front of each file. */
  readonly folder: string;
  readonly language: MessageLanguage;
}

/** @returns Lines, the last one ended. */
export function linksReport(
  format: (typeof linkReportFormats)[number],
  links: readonly CheckedLink[],
  { folder, language }: LinkReport,
): string {
  const wordsOf = ({ outcome: { reason } }: CheckedLink) =>
    reason === undefined ? undefined : printable(wordsOfReason(reason)[language]);
  const count = (kind: CheckedLink["outcome"]["kind"]) => links.filter(({ outcome }) => outcome.kind === kind).length;
  const counts = {
    fine: count("fine"),
    broken: count("broken"),
    unclear: count("unclear"),
    moved: count("moved"),
    skipped: count("skipped"),
  };
  if (format === "json") {
    const placeOf = ({ file, line, column }: SourceLocation) => ({ file: `${folder}/${file}`, line, column });
    const value = links.map((link) => {
      const { kind, reason } = link.outcome;
      return { address: link.address, outcome: kind, reason, message: wordsOf(link), places: link.places.map(placeOf) };
    });
    return `${JSON.stringify({ version: 1, language, counts, links: value }, undefined, 2)}\n`;
  }

  /** A part for each kind that somebody has to look at. */
  const groups = (write: (heading: string, links: readonly CheckedLink[]) => string) =>
    (["broken", "unclear", "moved"] as const).flatMap((kind) => {
      const group = links.filter(({ outcome }) => outcome.kind === kind);
      return group.length === 0 ? [] : [write(`${texts.headings[kind][language]} (${group.length})`, group)];
    });
  const summary = texts.summary(counts)[language];
  if (format === "markdown") {
    const { address, what, where } = texts.columns;
    const head = `| ${address[language]} | ${what[language]} | ${where[language]} |\n| --- | --- | --- |`;
    const row = (link: CheckedLink) => {
      const places = link.places.map((place) => markdownCode(placeName(folder, place))).join("<br>");
      return `| ${markdownText(link.address)} | ${markdownText(wordsOf(link) ?? "")} | ${places} |`;
    };
    const tables = groups((heading, group) => `### ${heading}\n\n${[head, ...group.map(row)].join("\n")}`);
    return `${[`## ${texts.title[language]}`, summary, ...tables].join("\n\n")}\n`;
  }
  const block = (link: CheckedLink) => {
    const [first, ...others] = link.places.map((place) => placeName(folder, place));
    const also = others.map((place) => `\n   ${texts.also[language]} ${place}`).join("");
    return `${first}  ${printable(link.address)}\n   ${wordsOf(link)}${also}`;
  };
  const lists = groups((heading, group) => [`── ${heading}`, ...group.map(block)].join("\n\n"));
  const doubt = isOffline(links) ? [texts.offline[language]] : [];
  return `${[...lists, summary, ...doubt].join("\n\n")}\n`;
}

/** Several addresses, and no host of any of them. */
function isOffline(links: readonly CheckedLink[]): boolean {
  const asked = links.filter(({ outcome }) => outcome.kind !== "skipped");
  return asked.length > 1 && asked.every(({ outcome: { reason } }) => reason !== undefined && isUnreachable(reason));
}
