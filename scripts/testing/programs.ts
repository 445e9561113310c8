/** Programs that the checks need besides Node. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { basename, delimiter, join } from "node:path";
import { type Browser, chromium as playwright } from "@playwright/test";

export interface Program {
  /** Name of the Debian package, if it has one. */
  readonly debian?: string;
  /** Message if it is missing: what needs it, and how to install it. */
  readonly howToGet: string;
  /** Returns its path; `undefined` if it is missing or too old. */
  find(): string | undefined;
  /** Whether what was found is as good as the Debian package. Always, if missing. */
  isGood?(path: string): boolean;
}

const inPath = (name: string) => (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name));

// It draws no windows: the tests take two thirds of the time.
const headlessShell = "chromium-headless-shell";

export const chromium: Program = {
  debian: headlessShell,
  howToGet:
    "The browser tests need Chromium: install it (Debian: apt-get install chromium-headless-shell), run `npx playwright install chromium`, or name one in CHROMIUM_PATH.",
  find() {
    if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
    return [
      ...inPath(headlessShell),
      playwright.executablePath(),
      ...["chromium", "chromium-browser", "google-chrome", "microsoft-edge"].flatMap(inPath),
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
      "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
      "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
    ].find(existsSync);
  },
  isGood: (path) => path === process.env.CHROMIUM_PATH || basename(path) === headlessShell,
};

/** In addition to Playwright's. */
export const chromiumArguments = ["--disable-gpu", "--disable-quic"];

/** @throws Error with installation instructions if there is no browser. */
export function openBrowser(): Promise<Browser> {
  const executablePath = chromium.find();
  if (executablePath === undefined) throw new Error(chromium.howToGet);
  return playwright.launch({ executablePath, args: chromiumArguments });
}

export const java: Program = {
  debian: "default-jre-headless",
  howToGet:
    "The check of the HTML needs Java 11 or newer: install one (Debian: apt-get install default-jre-headless), or name its folder in JAVA_HOME.",
  find() {
    const home = process.env.JAVA_HOME;
    const paths = [...(home ? [join(home, "bin", "java")] : []), "java"];
    // Java 8 doesn't have this option.
    return paths.find((path) => spawnSync(path, ["--version"]).status === 0);
  },
};

export const workerd: Program = {
  howToGet:
    "The tests of the Worker need workerd: `npm i --no-save workerd` installs it until the next `npm ci`, or name one in WORKERD.",
  find: () => [process.env.WORKERD ?? "", join("node_modules", ".bin", "workerd")].find(existsSync),
};

const tried = new Set<Program>();

/** Installs the Debian package, if root and nothing as good is there. @returns Whether the program is available. */
export function ensureProgram(program: Program): boolean {
  const found = program.find();
  if (found !== undefined && (program.isGood?.(found) ?? true)) return true;
  const { debian } = program;
  const mayInstall = process.getuid?.() === 0 && inPath("apt-get").some(existsSync) && !tried.has(program);
  if (debian === undefined || !mayInstall) return found !== undefined;
  tried.add(program);
  try {
    process.stdout.write(`Installing ${debian} …\n`);
    execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    execFileSync("apt-get", ["install", "-y", "-qq", debian], { stdio: ["ignore", "ignore", "inherit"] });
  } catch {
    // apt-get has printed the error.
    if (found !== undefined) process.stdout.write(`Going on with ${found}.\n`);
  }
  return program.find() !== undefined;
}
