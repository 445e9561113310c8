/** What came of the links, for people, for programs and for the summary of a workflow. */

import type { Place } from "../content/core/diagnostic.ts";
import type { MessageLanguage, Sentence } from "../content/core/localized-text.ts";
import { linkFaults, linkReportTexts as texts } from "../content/messages/external-links.ts";
import { markdownCode, markdownText } from "../content/report/markdown.ts";
import { placeName } from "../content/report/place-name.ts";
import { printable } from "../content/report/printable.ts";
import type { CheckedLink } from "./check-links.ts";
import { networkFault, type OutcomeKind, type Reason } from "./outcome.ts";

export const linkReportFormats = ["text", "json", "markdown"] as const;

interface LinkReport {
  /** How the content folder is named in front of each file. */
  readonly folder: string;
  readonly language: MessageLanguage;
}

/** Groups that somebody has to look at, in their order. */
const shown = ["broken", "unclear", "moved"] as const;

/** @returns Lines, the last one ended. */
export function linksReport(
  format: (typeof linkReportFormats)[number],
  links: readonly CheckedLink[],
  report: LinkReport,
): string {
  if (format === "json") return jsonReport(links, report);
  return format === "markdown" ? markdownReport(links, report) : textReport(links, report);
}

/** What is wrong, in words; `undefined` where nothing is. */
function sentenceOf(reason: Reason): Sentence {
  switch (reason.code) {
    case "status":
      return linkFaults.status(reason.status);
    case "moved":
    case "insecure":
    case "private":
      return linkFaults[reason.code](reason.to);
    case "size":
      return linkFaults.size(reason.found, reason.expected);
    case "network": {
      const fault = linkFaults[networkFault(reason.error)];
      return typeof fault === "function" ? fault(reason.error) : fault;
    }
    default:
      return linkFaults[reason.code];
  }
}

function countsOf(links: readonly CheckedLink[]): Record<OutcomeKind, number> {
  const count = (kind: OutcomeKind) => links.filter(({ outcome }) => outcome.kind === kind).length;
  return {
    fine: count("fine"),
    broken: count("broken"),
    unclear: count("unclear"),
    moved: count("moved"),
    skipped: count("skipped"),
  };
}

function wordsOf({ outcome }: CheckedLink, language: MessageLanguage): string {
  return outcome.reason === undefined ? "" : printable(sentenceOf(outcome.reason)[language]);
}

function textReport(links: readonly CheckedLink[], { folder, language }: LinkReport): string {
  const groups = shown.flatMap((kind) => {
    const group = links.filter(({ outcome }) => outcome.kind === kind);
    if (group.length === 0) return [];
    const blocks = group.map((link) => {
      const [first = "", ...others] = link.places.map((place) => placeName(folder, place));
      const also = others.map((place) => `\n   ${texts.also[language]} ${place}`).join("");
      return `${first}  ${printable(link.address)}\n   ${wordsOf(link, language)}${also}`;
    });
    return [[`── ${texts.headings[kind][language]} (${group.length})`, ...blocks].join("\n\n")];
  });
  const doubt = isOffline(links) ? [texts.offline[language]] : [];
  return `${[...groups, texts.summary(countsOf(links))[language], ...doubt].join("\n\n")}\n`;
}

/** Several addresses, and no host of any of them. */
function isOffline(links: readonly CheckedLink[]): boolean {
  const asked = links.filter(({ outcome }) => outcome.kind !== "skipped");
  return (
    asked.length > 1 &&
    asked.every(({ outcome: { reason } }) => {
      return reason?.code === "network" && ["noHost", "offline"].includes(networkFault(reason.error));
    })
  );
}

function markdownReport(links: readonly CheckedLink[], { folder, language }: LinkReport): string {
  const { address, what, where } = texts.columns;
  const groups = shown.flatMap((kind) => {
    const group = links.filter(({ outcome }) => outcome.kind === kind);
    if (group.length === 0) return [];
    const rows = group.map((link) => {
      const places = link.places.map((place) => markdownCode(placeName(folder, place))).join("<br>");
      return `| ${markdownText(link.address)} | ${markdownText(wordsOf(link, language))} | ${places} |`;
    });
    const head = `| ${address[language]} | ${what[language]} | ${where[language]} |\n| --- | --- | --- |`;
    return [`### ${texts.headings[kind][language]} (${group.length})`, [head, ...rows].join("\n")];
  });
  const parts = [`## ${texts.title[language]}`, texts.summary(countsOf(links))[language], ...groups];
  return `${parts.join("\n\n")}\n`;
}

/** One value; what is fine and what was skipped is in it too. */
function jsonReport(links: readonly CheckedLink[], { folder, language }: LinkReport): string {
  const placeOf = ({ file, line, column }: Place) => ({ file: `${folder}/${file}`, line, column });
  const value = {
    version: 1,
    language,
    counts: countsOf(links),
    links: links.map((link) => ({
      address: link.address,
      outcome: link.outcome.kind,
      ...(link.outcome.reason === undefined ? {} : { reason: link.outcome.reason, message: wordsOf(link, language) }),
      places: link.places.map(placeOf),
    })),
  };
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
