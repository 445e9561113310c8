/** Finds a Java for the Nu Html Checker. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { Program } from "../testing/programs.ts";

/** The checker's own minimum. */
const oldestVersion = 11;

/** Main version of a Java program, of the three ways it is written: `1.8.0_292`, `17.0.15`, `21`. */
export function javaVersion(output: string): number | undefined {
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(output) ?? [];
  return first === undefined ? undefined : Number(first === "1" ? second : first);
}

/** A Java that is new enough: the one of `JAVA_HOME`, or the one on the path. */
function findJava(): string | undefined {
  const home = process.env.JAVA_HOME ?? "";
  const programs = [...(home === "" ? [] : [join(home, "bin", "java")]), "java"];
  return programs.find((program) => {
    const { stdout, stderr } = spawnSync(program, ["-version"], { encoding: "utf8" });
    return (javaVersion(`${stdout}${stderr}`) ?? 0) >= oldestVersion;
  });
}

export const java: Program = {
  name: "Java",
  debian: "default-jre-headless",
  howToGet:
    "The check of the HTML needs Java 11 or newer: install one (Debian: apt-get install default-jre-headless), or name its folder in JAVA_HOME.",
  find: findJava,
};
