/** Builds the site, then serves it. Takes what `npm run serve` takes, and answers `--help` as that does. */
import { spawnSync } from "node:child_process";
import { readCommand } from "../src/server/settings.ts";

const isReady =
  readCommand(process.argv.slice(2), process.env).kind !== "serve" ||
  spawnSync(process.execPath, ["--import", "tsx", "scripts/build.ts"], { stdio: "inherit" }).status === 0;
if (isReady) await import("../src/server/main.ts");
else process.exitCode = 1;
