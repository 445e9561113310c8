/** Programs that the checks need beside Node. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, chromium as playwright } from "@playwright/test";

export interface Program {
  readonly debian: string;
  /** What it is needed for, and what to do if it is not here, in one sentence. */
  readonly howToGet: string;
  /** Its path; `undefined` if it is not here, or too old. */
  find(): string | undefined;
}

export const chromium: Program = {
  debian: "chromium-headless-shell",
  howToGet:
    "The browser tests need Chromium: install it (Debian: apt-get install chromium-headless-shell), run `npx playwright install chromium`, or name one in CHROMIUM_PATH.",
  find() {
    // The headless shell has no windows of its own to draw: the tests take half the time in it.
    const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "microsoft-edge"];
    const folders = (process.env.PATH ?? "").split(delimiter);
    return [
      process.env.CHROMIUM_PATH ?? "",
      playwright.executablePath(),
      ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
      "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
      "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
    ].find((path) => path !== "" && existsSync(path));
  },
};

/** Beside those of Playwright: for a browser without a screen that asks nobody for anything. */
export const chromiumArguments = ["--disable-gpu", "--disable-quic"];

/** @throws Error that says how to get a browser, if there is none. */
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
    const places = [...(home ? [join(home, "bin", "java")] : []), "java"];
    // Java 8 does not know the option.
    return places.find((place) => spawnSync(place, ["--version"]).status === 0);
  },
};

export const nginx: Program = {
  debian: "nginx",
  howToGet:
    "The tests of the nginx configuration need nginx with gzip_static: install it (Debian: apt-get install nginx).",
  find() {
    // Debian keeps it out of the path of all but root.
    const places = ["nginx", "/usr/sbin/nginx"];
    return places.find((place) => String(spawnSync(place, ["-V"]).stderr).includes("gzip_static"));
  },
};

/** Finds a program, or installs Debian's package if that is possible, which is as root. Whether it is there then. */
export function ensureProgram({ debian, find }: Program): boolean {
  if (find() !== undefined) return true;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  try {
    process.stdout.write(`Installing ${debian} …\n`);
    execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    execFileSync("apt-get", ["install", "-y", "-qq", debian], { stdio: ["ignore", "ignore", "inherit"] });
  } catch {
    // What the command said is on the screen.
  }
  return find() !== undefined;
}
