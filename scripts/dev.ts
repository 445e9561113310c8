/**
 * The development server: pages rendered anew on every request, code and content replaced in place on every edit.
 *
 * Exit code 1 where it cannot start, 2 where the command line is wrong.
 */
import { parseArgs } from "node:util";
import { dev } from "vike/api";

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
try {
  const { viteServer } = await dev({
    viteConfig: { server: { ...(port === undefined ? {} : { port }), strictPort: port !== undefined } },
  });
  viteServer?.printUrls();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
