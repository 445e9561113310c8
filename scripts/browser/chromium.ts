/** Finds a Chromium for the browser tests. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import type { Program } from "../testing/programs.ts";

// The headless shell has no windows of its own to draw: the tests take half the time in it.
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
];
const fixedPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/** What to do if no browser can be had, in one sentence. */
export const howToGetChromium =
  "The browser tests need Chromium: install it (Debian: apt-get install chromium-headless-shell), run `npx playwright install chromium`, or name one in CHROMIUM_PATH.";

/** Command line for a browser that runs as root, without a screen, and asks nobody for anything. */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * @returns Absolute path of a browser: the one in `CHROMIUM_PATH`, Playwright's own, or one of the system. `undefined`
 *   if there is none.
 */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.CHROMIUM_PATH ?? "", chromium.executablePath(), ...onPath, ...fixedPlaces].find(
    (path) => path !== "" && existsSync(path),
  );
}

export const chromiumProgram: Program = {
  name: "Chromium",
  debian: "chromium-headless-shell",
  howToGet: howToGetChromium,
  find: findChromium,
};
