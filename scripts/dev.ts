/** The development server: pages rendered anew on every request, code and content replaced in place on every edit. */
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
// With errors the pages of the last valid content are shown; without any there is nothing to show yet.
const content = await buildContent({ content: "content", out: "src/generated", check: false, release: false });
if (content === undefined) process.stderr.write("Mend the content, and the pages appear.\n");
try {
  const { viteServer } = await dev({
    viteConfig: { server: { ...(port === undefined ? {} : { port }), strictPort: port !== undefined } },
  });
  viteServer?.printUrls();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
