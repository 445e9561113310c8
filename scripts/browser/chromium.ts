/** Finds a Chromium for the browser tests, or gets one. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge"];
const fixedPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/** What to do where no browser can be had, in one sentence. */
export const howToGetChromium =
  "The browser tests need Chromium: install it (Debian: apt-get install chromium), run `npx playwright install chromium`, or name one in CHROMIUM_PATH.";

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
 *   where there is none.
 */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.CHROMIUM_PATH ?? "", chromium.executablePath(), ...onPath, ...fixedPlaces].find(
    (path) => path !== "" && existsSync(path),
  );
}

/**
 * Finds a browser or installs Debian's, where that is possible.
 *
 * @returns Its path, or `undefined` where there is none and none could be installed.
 */
export function ensureChromium(): string | undefined {
  const found = findChromium();
  if (found !== undefined) return found;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync("apt-get", ["--version"]).status !== 0) return undefined;
  try {
    process.stdout.write("No Chromium here; installing Debian's …\n");
    execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    execFileSync("apt-get", ["install", "-y", "-qq", "chromium"], { stdio: ["ignore", "ignore", "inherit"] });
  } catch {
    return undefined;
  }
  return findChromium();
}
