/**
 * Checks every built page with the Nu Html Checker.
 *
 * Exit code 1 where a page has an error or a warning, 3 where there is no Java to run the checker with.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { checkHtml, messageLine } from "./html/checker.ts";
import { ensureJava, howToGetJava } from "./html/java.ts";

const pages = join("dist", "client");
const java = ensureJava();
if (!existsSync(pages)) {
  process.stderr.write("There are no pages to check: npm run build\n");
  process.exitCode = 1;
} else if (java === undefined) {
  process.stderr.write(`${howToGetJava}\n`);
  process.exitCode = 3;
} else {
  const messages = checkHtml(java, [pages]);
  for (const message of messages) process.stdout.write(`${messageLine(message)}\n`);
  process.stdout.write(messages.length === 0 ? "No errors and no warnings.\n" : `${messages.length} found.\n`);
  process.exitCode = messages.length === 0 ? 0 : 1;
}
