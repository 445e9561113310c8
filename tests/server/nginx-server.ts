/** Runs nginx on this machine for the tests of its generated configuration. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nginx } from "../../scripts/testing/programs.ts";
import { freePort } from "../commands/free-port.ts";

export interface NginxServer {
  readonly port: number;
  stop(): Promise<void>;
}

/** Runs a program until the other end of its input is closed, which also happens if whoever started it is killed. */
const untilInputEnds = '"$@" & cat; kill $!; wait';

/**
 * @param root Folder to serve.
 * @param conf The generated include.
 * @returns `undefined` if there is no nginx here.
 * @throws Error with what nginx says about its configuration if that is wrong.
 */
export async function startNginx(root: string, conf: string): Promise<NginxServer | undefined> {
  const command = nginx.find();
  if (command === undefined) return undefined;
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
  const start = ["-c", untilInputEnds, "sh", command, "-p", folder, "-c", main];
  const child = spawn("sh", start, { stdio: ["pipe", "ignore", "ignore"] });
  const ended = once(child, "close");
  while (!(await answers(port))) await new Promise((resolve) => setTimeout(resolve, 20));
  return {
    port,
    stop: async () => {
      child.stdin.end();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whether something listens on a port. */
async function answers(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  return once(socket, "connect")
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy());
}
