/** Finds a Java for the Nu Html Checker, or gets one. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** The checker's own minimum. */
const oldestVersion = 11;

/** What to do where there is no Java, in one sentence. */
export const howToGetJava =
  "The check of the HTML needs Java 11 or newer: install one (Debian: apt-get install default-jre-headless), or name its folder in JAVA_HOME.";

/** Main version of a Java program, of the three ways it is written: `1.8.0_292`, `17.0.15`, `21`. */
export function javaVersion(said: string): number | undefined {
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(said) ?? [];
  return first === undefined ? undefined : Number(first === "1" ? second : first);
}

/**
 * @returns A Java that is new enough: the one of `JAVA_HOME`, or the one on the path. `undefined` where there is none.
 */
export function findJava(): string | undefined {
  const home = process.env.JAVA_HOME ?? "";
  const programs = [...(home === "" ? [] : [join(home, "bin", "java")]), "java"];
  return programs.find((program) => {
    const { stdout, stderr } = spawnSync(program, ["-version"], { encoding: "utf8" });
    return (javaVersion(`${stdout}${stderr}`) ?? 0) >= oldestVersion;
  });
}

/**
 * Finds a Java or installs Debian's, where that is possible.
 *
 * @returns Its path, or `undefined` where there is none and none could be installed.
 */
export function ensureJava(): string | undefined {
  const found = findJava();
  if (found !== undefined) return found;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  try {
    process.stdout.write("No Java here; installing Debian's …\n");
    execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    execFileSync("apt-get", ["install", "-y", "-qq", "default-jre-headless"], {
      stdio: ["ignore", "ignore", "inherit"],
    });
  } catch {
    return undefined;
  }
  return findJava();
}
