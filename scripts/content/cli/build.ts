/** Checks the content, prints the report, and writes the files that the site is built from. */
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { type CheckedContent, checkContent } from "../check/check.ts";
import type { Content } from "../check/content.ts";
import { withFixes } from "../check/fixes.ts";
import { isTextEdit } from "../core/diagnostic.ts";
import { type MessageLanguage, systemLanguage } from "../core/messages/language.ts";
import type { Message } from "../core/messages/message.ts";
import { say } from "../core/messages/say.ts";
import { writeFiles, writeWhole } from "../emit/write.ts";
import { type FileBytes, readFolder } from "../files/content-folder.ts";
import { fixContent } from "./fix.ts";
import { newLines } from "./report/advice.ts";
import { githubReport } from "./report/github.ts";
import { jsonReport } from "./report/json.ts";
import { paintFor } from "./report/paint.ts";
import { printable } from "./report/printable.ts";
import { rdjsonReport } from "./report/rdjson.ts";
import { locationName, pathOf } from "./report/subject.ts";
import { reportText } from "./report/text.ts";
import { countErrors } from "./report/totals.ts";
import { filesNamingSample } from "./sample-outside.ts";

export const reportFormats = ["text", "github", "json", "rdjson"] as const;

/** Trying a fix takes milliseconds; nobody reads more at once. */
const maxTried = 50;

export interface BuildOptions {
  readonly content: string;
  readonly out: string;
  readonly check: boolean;
  readonly release: boolean;
  /** Without what needs a program on the host, and for no search engine. */
  readonly draft?: boolean;
  /** The base version of the content folder. */
  readonly base?: FileBytes | undefined;
  /** A begun language: what is missing in it is listed. */
  readonly missing?: string | undefined;
  readonly format?: (typeof reportFormats)[number];
  /** Language of the report, not of the content; the default is that of the environment. */
  readonly language?: MessageLanguage;
}

/** The parts of the content that the site build needs; the rest, hundreds of megabytes for a large site, can be freed. */
export type BuiltContent = Pick<Content, "languages" | "site">;

/** Checks and builds the content. @returns `undefined` if it has errors; nothing is written then. */
export async function buildContent(options: BuildOptions): Promise<BuiltContent | undefined> {
  return buildFiles(options, readFolder(resolve(options.content), options.base));
}

/** Applies the certain fixes of a folder, and prints each. */
export function fixFolder(options: Pick<BuildOptions, "content" | "release" | "base" | "language">): void {
  const { content: folder, release, base, language = systemLanguage() } = options;
  const root = resolve(folder);
  const bytes = readFolder(root, base);
  const { fixed, applied } = fixContent(bytes, { release, base, now: new Date() });
  for (const [file, data] of fixed) if (data !== bytes.get(file)) writeWhole(join(root, file), data);
  for (const file of bytes.keys()) if (!fixed.has(file)) rmSync(join(root, file));
  for (const { edit, files } of applied) {
    const place = isTextEdit(edit) ? locationName(folder, edit) : pathOf(folder, edit.file);
    const what = isTextEdit(edit) ? newLines(edit, files).join(" ").trim() : edit.rename;
    process.stdout.write(`${say({ id: "tool.fix.done", data: { place, what: printable(what) } }, language)}\n`);
  }
  process.stdout.write(`${say({ id: "tool.fix.total", data: { count: applied.length } }, language)}\n`);
}

/** Builds the content now and after every change, until the process ends. */
export async function watchContent(options: BuildOptions): Promise<void> {
  // Loaded on demand: checking once needs no watcher.
  const { watchFolder } = await import("./watch.ts");
  const { content: folder, language = systemLanguage() } = options;
  const print = (message: Message) => process.stdout.write(`${say(message, language)}\n`);
  let isFirst = true;
  await watchFolder(resolve(folder), {
    async onChange(files) {
      if (!isFirst) print({ id: "tool.watch.checked-again", data: { time: new Date().toLocaleTimeString("en-GB") } });
      isFirst = false;
      await buildFiles(options, files);
    },
    onError: print,
  });
  print({ id: "tool.watch.watching", data: { folder } });
}

async function buildFiles(options: BuildOptions, bytes: FileBytes): Promise<BuiltContent | undefined> {
  const {
    content: folder,
    out,
    check,
    release,
    draft = false,
    base,
    format = "text",
    language = systemLanguage(),
    missing,
  } = options;
  const started = performance.now();
  const checked = checkContent(bytes, { release, base, now: new Date() });
  const { files, content } = checked;
  if (content !== undefined && !check) {
    // Loaded on demand: checking needs none of it.
    const { generateFiles } = await import("../emit/emit.ts");
    writeFiles(resolve(out), generateFiles({ ...content, draft }, files, language));
  }
  const begun = content && (files.begun.length > 0 || missing) ? await import("./begun-languages.ts") : undefined;
  const coverage = content && begun ? begun.coverageOf(content, files) : [];
  const listed = begun && missing ? begun.missingTexts(files, missing, folder, resolve(folder)) : [];
  const named = release ? filesNamingSample(process.cwd()) : [];
  const outside: Message[] = named.length > 0 ? [{ id: "tool.report.outside", data: { files: named } }] : [];
  const lines = [...coverage, ...listed, ...outside].map((message) => `${say(message, language)}\n`);
  const closing = closingOf(checked, (performance.now() - started) / 1000, options) + lines.join("");
  // GitHub's log needs a single stream.
  const stream = format === "text" ? process.stderr : process.stdout;
  const report = {
    diagnostics: withFixes(checked.diagnostics, files, maxTried),
    files,
    language,
    root: resolve(folder),
    folder,
    closing,
    environment: process.env,
    paint: paintFor(stream),
    width: stream.columns,
  };
  if (format === "github") stream.write(githubReport(report));
  else if (format === "json") stream.write(jsonReport(report));
  else if (format === "rdjson") stream.write(rdjsonReport(report));
  else {
    stream.write(reportText(report.diagnostics, report));
    (content === undefined ? process.stderr : process.stdout).write(report.closing);
  }
  return content && { languages: content.languages, site: content.site };
}

/** The last line of the report: the content is valid, or nothing was written because of errors. */
function closingOf(
  { files, diagnostics, content }: CheckedContent,
  seconds: number,
  { check, language = systemLanguage() }: BuildOptions,
): string {
  const errors: Message = { id: "tool.report.nothing-written", data: { count: countErrors(diagnostics) } };
  if (content === undefined) return files.bytes.size === 0 || check ? "" : `${say(errors, language)}\n`;
  const data = { count: files.parsed.size, languages: content.languages, seconds };
  const valid = say({ id: "tool.report.valid", data }, language);
  return `${content.site.sample ? `${valid} ${say({ id: "tool.report.sample" }, language)}` : valid}\n`;
}
