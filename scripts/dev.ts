/**
 * The development server: pages rendered anew on every request, code and content replaced in place on every edit.
 *
 * Exit code 1 where it cannot start, 2 where the command line is wrong.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { dev } from "vike/api";
import { buildContent } from "./content/build.ts";

const usage = "Usage: npm run dev -- [--port <number>]\n";

function readPort(): number | undefined {
  try {
    const { port } = parseArgs({ options: { port: { type: "string" } } }).values;
    if (port === undefined) return undefined;
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new Error(`--port takes a number, not "${port}"`);
    return Number(port);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    process.exit(2);
  }
}

const port = readPort();
const generated = join("src", "generated");
const content = await buildContent({ content: "content", out: generated, check: false, release: false });
if (content === undefined) {
  if (!existsSync(join(generated, "shell.ts"))) {
    process.stderr.write("There is no earlier content to show: mend it, then start again.\n");
    process.exit(1);
  }
  process.stderr.write("Until it is mended, the pages show the last content that was valid.\n");
}
try {
  const { viteServer } = await dev({
    viteConfig: { server: { ...(port === undefined ? {} : { port }), strictPort: port !== undefined } },
  });
  viteServer?.printUrls();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
