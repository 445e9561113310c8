/** What `npm test` runs, in which order. */
import { chromiumProgram } from "../browser/chromium.ts";
import { java } from "../html/java.ts";
import { nginx } from "./nginx.ts";
import type { Program } from "./programs.ts";

export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Without this one the later steps have nothing to work on. */
  readonly needed?: true;
  /** Installed before, if possible. */
  readonly uses?: Program;
  /** What becomes of the step without that program. It runs if this is not given: its tests say what they skip. */
  readonly without?: "FAILED" | "skipped";
}

const bin = (name: string, ...rest: string[]) => [process.execPath, `node_modules/${name}`, ...rest];
const script = (name: string) => bin("tsx/dist/cli.mjs", `scripts/${name}`);
const browser = { uses: chromiumProgram, without: "FAILED" } as const;
const playwright = (...rest: string[]) => bin("@playwright/test/cli.js", "test", ...rest);

export const steps: readonly Step[] = [
  { name: "content", command: script("build-content.ts"), needed: true },
  { name: "format and lint", command: bin("@biomejs/biome/bin/biome", "ci", "--error-on-warnings", ".") },
  { name: "types", command: bin("typescript/bin/tsc", "--noEmit") },
  { name: "unused code", command: bin("knip/bin/knip.js") },
  { name: "build", command: script("build.ts"), needed: true },
  { name: "html", command: script("check-html.ts"), uses: java, without: "skipped" },
  { name: "build of the sample", command: script("build-sample.ts"), needed: true },
  { name: "unit", command: bin("vitest/vitest.mjs", "run"), uses: nginx },
  { name: "pages in the browser", command: playwright("-c", "tests/site"), ...browser },
  { name: "program in the browser", command: playwright(), ...browser },
];
