/**
 * Draws the pictures of the pages for editors: `npm run editing-pictures`.
 *
 * Written to `docs/images/editing`. What a message says is taken from the content check itself.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { chromiumArguments, findChromium, howToGetChromium } from "./browser/chromium.ts";
import { readOptions } from "./command-line/read-options.ts";
import { checkContent } from "./content/check.ts";
import { type MessageLanguage, messageLanguages } from "./content/messages/sentence.ts";
import { ruleBook } from "./content/rule-book/rule-book.ts";
import { branch, newFile, openFile, propose, redPullRequest, type ShownMessage } from "./editing-pictures/pages.ts";

readOptions("Usage: npm run editing-pictures\n\nDraws the pictures of the pages for editors.\n", {});
const folder = join("docs", "images", "editing");
const font = readFileSync("src/styles/fonts/archivo-latin.woff2").toString("base64");
const styles = readFileSync(join("scripts", "editing-pictures", "page.css"), "utf8");

/** A partner whose key for the e-mail address is misspelled, and what the check says about it. */
async function misspelled(): Promise<Record<MessageLanguage, ShownMessage>> {
  const copy = mkdtempSync(join(tmpdir(), "editing-pictures-"));
  try {
    cpSync("content", copy, { recursive: true });
    const { file, wrong } = ruleBook["unknown-field"].example;
    const lines = wrong.trimEnd().split("\n");
    writeFileSync(join(copy, file), wrong);
    const [problem] = (await checkContent(copy)).problems;
    if (problem === undefined) throw new Error("The misspelled key was not found");
    const shown = (language: MessageLanguage): ShownMessage => ({
      file: `content/${file}`,
      line: problem.line,
      lines,
      title: `${problem.entry[language]}: ${problem.message[language]}`,
      text: `${problem.hint[language]} [${problem.rule}]`,
    });
    return { en: shown("en"), de: shown("de") };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const executablePath = findChromium();
if (executablePath === undefined) throw new Error(howToGetChromium);
const messages = await misspelled();
const plugin = readFileSync(join("content", "facts", "plugins", "fatoora.yaml"), "utf8").split("\n");
const pages = {
  "open-file": openFile(plugin.slice(0, 10)),
  propose: propose(),
  "new-file": newFile(["country: NZ", "partners:", "  - name: Kauri Till Company", "    phone: +64 3 555 0100"]),
  branch: branch(),
  ...Object.fromEntries(messageLanguages.map((language) => [`red.${language}`, redPullRequest(messages[language])])),
};

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath, args: [...chromiumArguments, "--font-render-hinting=none"] });
try {
  const page = await browser.newPage({ viewport: { width: 960, height: 600 }, deviceScaleFactor: 2 });
  for (const [name, html] of Object.entries(pages)) {
    await page.setContent(`<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: Archivo; src: url("data:font/woff2;base64,${font}"); font-weight: 100 900; }
${styles}</style><body>${html}`);
    await page.evaluate(() => document.fonts.ready);
    const picture = await page.locator("body").screenshot();
    const file = join(folder, `${name}.webp`);
    await sharp(picture).resize({ width: 960 }).webp({ quality: 80 }).toFile(file);
    console.log(file);
  }
} finally {
  await browser.close();
}
