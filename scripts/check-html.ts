/** Checks all built pages with the Nu Html Checker. Exit code 1 if a page has an error or a warning. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { outFolder } from "../src/project-folders.ts";
import { checkHtml, messageLine } from "./html/checker.ts";
import { java } from "./testing/programs.ts";

const pages = join(outFolder, "client");
const program = java.find();
if (program === undefined || !existsSync(pages)) {
  process.stderr.write(`${program === undefined ? java.howToGet : "There are no pages to check: npm run build"}\n`);
  process.exitCode = 1;
} else {
  const messages = checkHtml(program, [pages]);
  for (const message of messages) process.stdout.write(`${messageLine(message)}\n`);
  process.stdout.write(messages.length === 0 ? "No errors and no warnings.\n" : `${messages.length} found.\n`);
  process.exitCode = messages.length === 0 ? 0 : 1;
}
