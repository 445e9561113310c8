/** Runs nginx on this machine for the tests of its generated configuration. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** As the system finds it. */
const command = "nginx";

/** Whether there is an nginx that can serve compressed siblings. */
export function hasNginx(): boolean {
  const { stderr } = spawnSync(command, ["-V"], { encoding: "utf8" });
  return (stderr ?? "").includes("gzip_static");
}

export interface NginxServer {
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * @param root Folder to serve.
 * @param conf The generated include.
 * @throws Error with what nginx says about its configuration where that is wrong.
 */
export async function startNginx(root: string, conf: string): Promise<NginxServer> {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const port = await freePort();
  const main = join(folder, "main.conf");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${folder};`);
  writeFileSync(join(folder, "site.conf"), conf);
  writeFileSync(
    main,
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr error; events { }
     http { access_log off; ${temporary.join(" ")}
       server { listen 127.0.0.1:${port}; root ${root}; include ${folder}/site.conf; } }`,
  );
  const tried = spawnSync(command, ["-t", "-q", "-p", folder, "-c", main], { encoding: "utf8" });
  if (tried.status !== 0) throw new Error(tried.stderr);
  const child = spawn(command, ["-p", folder, "-c", main], { stdio: "ignore" });
  const ended = once(child, "close");
  while (!(await answers(port))) await new Promise((resolve) => setTimeout(resolve, 20));
  return {
    port,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === "string") throw new Error("There is no free port");
  return address.port;
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  return once(socket, "connect")
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy());
}
