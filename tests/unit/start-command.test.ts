/** Nothing that a test starts outlives the tests, however they end. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { nginx } from "../../scripts/testing/programs.ts";
import { answers } from "../server/nginx-server.ts";

/** Starts something that listens, as a test would, tells its port, and stays. */
const starters = {
  "a command": `import { startNode } from "./tests/commands/start.ts";
    const listen = 'require("node:net").createServer().listen(0, function () { console.log(this.address().port); })';
    const { child } = startNode(["-e", listen]);
    child.stdout.pipe(process.stdout);`,
  nginx: `import { startNginx } from "./tests/server/nginx-server.ts";
    const server = await startNginx(".", "");
    console.log(server.port);
    setInterval(() => {}, 1_000);`,
};

test.for(Object.entries(starters))("%s ends when whoever started it is killed", async ([name, code], context) => {
  if (name === "nginx" && nginx.find() === undefined) return context.skip(nginx.howToGet);
  const starter = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", code], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => {
    starter.kill("SIGKILL");
  });
  const [said] = await once(starter.stdout, "data");
  const port = Number(said);
  expect(await answers(port)).toBe(true);
  starter.kill("SIGKILL");
  await expect.poll(() => answers(port), { timeout: 20_000 }).toBe(false);
});
