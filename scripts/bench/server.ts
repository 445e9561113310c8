/** Compares the bundled server with one worker of nginx, on the same folder in one run. Needs a build, nginx and wrk. */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";

const run = promisify(execFile);
const ports = { here: 4185, nginx: 4186 } as const;

/** Prints the best requests a second of several runs, over connections that are kept. Says so where a program is missing. */
export async function benchServer(
  row: (name: string, figures: readonly string[]) => void,
  runs: number,
): Promise<void> {
  for (const program of ["nginx", "wrk"]) {
    const isMissing = await run(program, ["-v"]).then(
      () => false,
      ({ code }: NodeJS.ErrnoException) => code === "ENOENT",
    );
    if (isMissing) return row(`server: ${program} is not installed`, []);
  }
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const main = join(folder, "main.conf");
  writeFileSync(
    main,
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr error; events { }
     http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000;
       server { listen 127.0.0.1:${ports.nginx}; root ${resolve("dist/client")}; include ${resolve("dist/nginx.conf")}; } }`,
  );
  const server = ["--import", "tsx", "src/server/main.ts", "--host", "127.0.0.1", "--port", String(ports.here)];
  const env = { ...process.env, MESSAGE_JOURNAL: join(folder, "messages.jsonl") };
  const started = [
    spawn("nginx", ["-p", folder, "-c", main], { stdio: "inherit" }),
    spawn(process.execPath, server, { env, stdio: ["ignore", "ignore", "inherit"] }),
  ];
  try {
    const script = readdirSync("dist/client/assets").find((name) => /^entry\..*\.js$/.test(name));
    for (const port of Object.values(ports)) await listening(port);
    row("requests a second", ["here", "nginx", "ratio"]);
    for (const path of ["en/features", `assets/${script}`]) {
      let [here, nginx] = [0, 0];
      for (let turn = 0; turn < runs; turn += 1) {
        here = Math.max(here, await requestsPerSecond(`http://127.0.0.1:${ports.here}/${path}`));
        nginx = Math.max(nginx, await requestsPerSecond(`http://127.0.0.1:${ports.nginx}/${path}`));
      }
      row(path, [here.toFixed(0), nginx.toFixed(0), (nginx / here).toFixed(1)]);
    }
  } finally {
    for (const child of started) await stop(child);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The `.gz` beside the file: Debian's nginx has no brotli. */
async function requestsPerSecond(address: string): Promise<number> {
  const { stdout } = await run("wrk", ["-t1", "-c32", "-d4s", "-H", "Accept-Encoding: gzip", address]);
  if (stdout.includes("Non-2xx")) throw new Error(`${address} fails:\n${stdout}`);
  return Number(/Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1]);
}

async function listening(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(`http://127.0.0.1:${port}/robots.txt`)
        .then(() => true)
        .catch(() => false)
    )
      return;
    await setTimeout(100);
  }
  throw new Error(`Nothing listens on port ${port}`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}
