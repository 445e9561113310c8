/** What `npm test` runs, in which order, and where. */
import { chromiumProgram } from "../browser/chromium.ts";
import { java } from "../html/java.ts";
import { nginx } from "./nginx.ts";
import type { Program } from "./programs.ts";

export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Without this one the later steps in the same folder have nothing to work on. */
  readonly needed?: true;
  /** Installed before, if possible. */
  readonly uses?: Program;
  /** What becomes of the step without that program. It runs if this is not given: its tests say what they skip. */
  readonly without?: "FAILED" | "skipped";
}

/** Steps in one folder, one after the other. */
export interface Stage {
  /** In the project as it is, or in a copy of it whose `content/` is the content that tests are written about. */
  readonly where: "project" | "copy";
  readonly steps: readonly Step[];
}

const node = [process.execPath];
const bin = (name: string, ...rest: string[]) => [...node, `node_modules/${name}`, ...rest];

const build: Step = { name: "build", command: bin("tsx/dist/cli.mjs", "scripts/build.ts"), needed: true };
const unit = (name: string, ...folders: string[]): Step => ({
  name,
  command: bin("vitest/vitest.mjs", "run", ...folders),
  uses: nginx,
});
const browser = (name: string, ...options: string[]): Step => ({
  name,
  command: bin("@playwright/test/cli.js", "test", ...options),
  uses: chromiumProgram,
  without: "FAILED",
});

/** What holds for every project, before any test. */
const first: readonly Step[] = [
  { name: "content", command: bin("tsx/dist/cli.mjs", "scripts/build-content.ts"), needed: true },
  { name: "format and lint", command: bin("@biomejs/biome/bin/biome", "ci", "--error-on-warnings", ".") },
  { name: "types", command: bin("typescript/bin/tsc", "--noEmit") },
  { name: "unused code", command: bin("knip/bin/knip.js") },
  build,
  { name: "html", command: bin("tsx/dist/cli.mjs", "scripts/check-html.ts"), uses: java, without: "skipped" },
];

/**
 * Two kinds of tests: those of `tests/site` hold for whatever stands in `content/`; the others are about the program, and
 * name prices, partners and words of the sample. Where somebody has edited `content/`, which is what it is for, the
 * latter run in a copy that has the sample.
 *
 * @param isSample Whether `content/` is the sample.
 */
export function stagesFor(isSample: boolean): Stage[] {
  if (isSample) return [{ where: "project", steps: [...first, unit("unit"), browser("browser")] }];
  return [
    {
      where: "project",
      steps: [...first, unit("pages", "tests/site"), browser("pages in the browser", "--project", "site")],
    },
    {
      where: "copy",
      steps: [
        { ...build, name: "build with the sample" },
        unit("unit", "tests/unit", "tests/content", "tests/server", "tests/build"),
        browser("browser", "--project", "program"),
      ],
    },
  ];
}
