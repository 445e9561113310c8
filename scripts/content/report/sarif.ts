/**
 * The report as SARIF 2.1.0 (OASIS, https://docs.oasis-open.org/sarif/sarif/v2.1.0/), which code hosts and editors read.
 */
import { createHash } from "node:crypto";
import type { Location, Log, ReportingDescriptor, Result } from "sarif";
import { reportTexts } from "../messages/report.ts";
import type { MessageLanguage } from "../messages/sentence.ts";
import type { Place, Problem } from "../problem.ts";
import { type RuleId, ruleBook } from "../rule-book/rule-book.ts";
import { statement } from "./subject.ts";

export interface SarifReport {
  readonly language: MessageLanguage;
  /** The path of a content file from the top of the repository. */
  readonly pathOf: (file: string) => string;
  readonly docsOf: (rule: RuleId) => string;
}

/** What relative addresses start from, by the name that code hosts know (SARIF 3.14.14). */
const top = "%SRCROOT%";

/** Indented JSON with a line end. The rules are those of the problems, sorted. */
export function sarifReport(problems: readonly Problem[], report: SarifReport): string {
  const rules = [...new Set(problems.map(({ rule }) => rule))].sort();
  const fingerprint = fingerprints();
  const log = {
    $schema: "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "content-check", rules: rules.map((rule) => descriptor(rule, report)) } },
        columnKind: "utf16CodeUnits",
        language: report.language,
        originalUriBaseIds: { [top]: { description: { text: "The top of the repository" } } },
        // The check itself went through, whatever it found.
        invocations: [{ executionSuccessful: true }],
        results: problems.map((one) => result(one, rules.indexOf(one.rule), fingerprint(one), report)),
      },
    ],
  } satisfies Log;
  return `${JSON.stringify(log, undefined, 2)}\n`;
}

function descriptor(id: RuleId, { language, docsOf }: SarifReport): ReportingDescriptor {
  const { title, meaning } = ruleBook[id];
  const docs = docsOf(id);
  return {
    id,
    shortDescription: { text: title[language] },
    fullDescription: { text: meaning[language] },
    help: { text: meaning[language] },
    // Outside of a workflow the documentation has no address, only a path.
    ...(URL.canParse(docs) ? { helpUri: docs } : {}),
  };
}

function result(one: Problem, ruleIndex: number, fingerprint: string, report: SarifReport): Result {
  const { language } = report;
  const said = `${statement(one, language)}. ${reportTexts.fix[language]}: ${one.hint[language].trim()}`;
  return {
    ruleId: one.rule,
    ruleIndex,
    level: one.severity,
    message: { text: said },
    locations: [location(one, report)],
    relatedLocations: one.related.map((place, id) => ({
      id,
      ...location(place, report),
      message: { text: reportTexts.otherPlace[language] },
    })),
    partialFingerprints: { "contentProblem/v1": fingerprint },
  };
}

function location({ file, line, column, endLine, endColumn }: Place, { pathOf }: SarifReport): Location {
  const uri = pathOf(file).split("/").map(encodeURIComponent).join("/");
  return {
    physicalLocation: {
      artifactLocation: { uri, uriBaseId: top },
      region: { startLine: line, startColumn: column, endLine, endColumn },
    },
  };
}

/**
 * What stays the same while a problem stays: its rule, file, entry and keys, whatever line it moves to. Several with all
 * of that in common are numbered.
 */
function fingerprints(): (one: Problem) => string {
  const seen = new Map<string, number>();
  return ({ rule, file, entry, path }) => {
    const keys = path.filter((step) => typeof step === "string");
    const identity = JSON.stringify([rule, file, entry.en, keys]);
    const number = seen.get(identity) ?? 0;
    seen.set(identity, number + 1);
    return createHash("sha256").update(`${identity} ${number}`).digest("hex");
  };
}
