/** Checks files with the Nu Html Checker, which runs validator.w3.org. */
import { spawnSync } from "node:child_process";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import vnuJar from "vnu-jar";

export interface CheckerMessage {
  readonly type: string;
  readonly subType?: string;
  readonly url?: string;
  readonly lastLine?: number;
  readonly lastColumn?: number;
  readonly message: string;
  readonly extract?: string;
}

/**
 * Known false positives, by their exact words.
 *
 * - Its knowledge of CSS is older than the browsers the site is for: it knows neither `@layer` nor `subgrid`. The build
 *   parses all styles (Lightning CSS) and stops at what is none.
 * - It guesses the language of a page. A language that has begun as a copy of another one may be published; which texts
 *   are still to be translated is what the content check says, text by text.
 * - It does not know `rel="expect"` yet, the other kind of link that `blocking` is for (HTML, section 4.2.4).
 * - React closes void elements with a slash, which HTML allows. (It warns for attributes without quotes; there are none.)
 */
const falsePositives = [
  /^CSS: /,
  /^This document appears to be written in .+ but the “html” start tag has “lang="/,
  /^A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”\.$/,
  /^Trailing slash on void elements has no effect and interacts badly with unquoted attribute values\.$/,
];

/** Checks files, and all HTML files of folders. @throws Error if the checker itself does not run. */
export function checkHtml(java: string, paths: readonly string[]): CheckerMessage[] {
  // Deeply nested documents need a larger stack than Java's default.
  const options = ["-Xss1m", "-jar", vnuJar, "--skip-non-html", "--stdout", "--exit-zero-always", "--format", "json"];
  const { stdout, stderr, status } = spawnSync(java, [...options, ...paths], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`The HTML checker did not run: ${stderr}`);
  const { messages }: { messages: CheckerMessage[] } = JSON.parse(stdout);
  return messages.filter(({ message }) => !falsePositives.some((pattern) => pattern.test(message)));
}

/** A message as a line for people: where, how bad, what, and the piece of HTML. */
export function messageLine({ type, subType, url, lastLine, lastColumn, message, extract }: CheckerMessage): string {
  const file = url?.startsWith("file:") ? relative(process.cwd(), fileURLToPath(url)) : (url ?? "");
  const piece = extract === undefined ? "" : `\n    ${extract.replaceAll(/\s+/g, " ").trim()}`;
  return `${file}:${lastLine ?? 1}:${lastColumn ?? 1}  ${subType ?? type}: ${message}${piece}`;
}
