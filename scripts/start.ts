/** Builds the site, then serves it. Takes what `npm run serve` takes, and answers `--help` as that does. */
import { spawnSync } from "node:child_process";
import { readSettings } from "../src/server/settings.ts";

/** Whether the server will start. It says itself why it does not. */
function willServe(): boolean {
  try {
    return readSettings(process.argv.slice(2), process.env) !== undefined;
  } catch {
    return false;
  }
}

const isReady =
  !willServe() ||
  spawnSync(process.execPath, ["--import", "tsx/esm", "scripts/build.ts"], { stdio: "inherit" }).status === 0;
if (isReady) await import("../src/server/main.ts");
else process.exitCode = 1;
