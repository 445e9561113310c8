/** The development server. Exit code 1 if it cannot start, 2 if the command line is wrong. */
import { dev } from "vike/api";
import { portInUse } from "../src/server/port-in-use.ts";
import { readOptions, refuseOptions } from "./command-line/read-options.ts";

const usage = `Usage: npm run dev -- [--port <number>]

Starts the development server, on port 5173 or the next free one.
`;

const { port: text } = readOptions(usage, { options: { port: { type: "string" } } }).values;
const port = text === undefined ? undefined : Number(text);
if (text !== undefined && (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)) {
  refuseOptions(`--port takes a number up to 65535, not "${text}".`, usage);
}
try {
  const { viteServer } = await dev({
    viteConfig: { server: { ...(port === undefined ? {} : { port }), strictPort: port !== undefined } },
  });
  viteServer?.printUrls();
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  // Vite gives this error no code.
  const isInUse = port !== undefined && message.endsWith("is already in use");
  process.stderr.write(`${isInUse ? portInUse(port, "npm run dev") : message}\n`);
  process.exit(1);
}
