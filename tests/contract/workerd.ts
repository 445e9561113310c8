/** The Worker in workerd, the program in which Cloudflare runs it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { request as send } from "node:http";
import { join, resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { workerd } from "../../scripts/testing/programs.ts";
import type { SiteInfo } from "../../src/server/site-info.ts";
import { limitFiles } from "../commands/start.ts";

/** The settings of the deployment. */
export const wrangler = JSON.parse(readFileSync("wrangler.jsonc", "utf8").replaceAll(/^\s*\/\/.*$/gm, ""));

interface WorkerdOptions {
  /** Folder with `worker.js`. */
  readonly bundle: string;
  readonly clientRoot: string;
  readonly site: SiteInfo;
  /** Folder that the program may use; the database in it is used again. */
  readonly folder: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly port?: number;
  /** Certificate authority of mail servers, in PEM. */
  readonly authority?: string;
  /** How large the database may become. */
  readonly kilobytes?: number | undefined;
}

/** Ends the program when its input ends, which also happens if whoever started it is killed. */
const untilInputEnds = '"$@" & exec 3>&-; cat; kill -9 $!';

/** Resolves to the ports of the site and of `calls` in `stand-ins.js`. @throws Error if it does not start. */
export async function startWorkerd(options: WorkerdOptions) {
  const { bundle, site, folder, kilobytes } = options;
  const program = workerd.find();
  if (program === undefined) throw new Error(workerd.howToGet);
  mkdirSync(join(folder, "data"), { recursive: true });
  const bundled = readdirSync(bundle).filter((name) => name.endsWith(".js") && name !== "site.js");
  for (const name of bundled) copyFileSync(join(bundle, name), join(folder, name));
  copyFileSync(join(import.meta.dirname, "stand-ins.js"), join(folder, "stand-ins.js"));
  writeFileSync(join(folder, "site.js"), `export default ${JSON.stringify(site)};\n`);
  // The first module is the one that is run.
  const modules = ["worker.js", "site.js", ...bundled.filter((name) => name !== "worker.js")];
  writeFileSync(join(folder, "config.capnp"), config(modules, options));
  const serve = [program, "serve", join(folder, "config.capnp"), "--control-fd=3"];
  const child = spawn("sh", ["-c", limitFiles(kilobytes) + untilInputEnds, "sh", ...serve], {
    stdio: ["pipe", "pipe", "pipe", "pipe"],
  });
  let logged = "";
  const log = (chunk: Buffer) => {
    logged += chunk;
  };
  child.stdout.on("data", log);
  child.stderr.on("data", log);
  const ended = once(child, "close");
  const [port = 0, calls = 0] = await new Promise<number[]>((done, failed) => {
    let told = "";
    child.stdio[3]?.on("data", (chunk) => {
      // Line by line: `{"event":"listen","socket":"site","port":40123}`.
      told += chunk;
      const ports = [...told.matchAll(/"port":(\d+)/g)].map(([, port]) => Number(port));
      if (ports.length === 2) done(ports);
    });
    child.stdio[3]?.once("end", () => failed(new Error(`workerd did not start: ${logged}`)));
  });
  const end = () => {
    child.stdin.end();
    return ended;
  };
  return { child, port, calls, logged: () => logged, end };
}

function config(
  modules: readonly string[],
  { clientRoot, folder, env = {}, port = 0, authority = "" }: WorkerdOptions,
) {
  const text = (value: string) => JSON.stringify(value);
  const embed = (name: string) => `(name = ${text(name)}, esModule = embed ${text(name)})`;
  const variables = Object.entries(env).map(([name, value]) => `(name = ${text(name)}, text = ${text(value)})`);
  const [{ name: binding, class_name: className }] = wrangler.durable_objects.bindings;
  const runtime = `compatibilityDate = ${text(wrangler.compatibility_date)}`;
  const trusted = authority === "" ? "" : `, trustedCertificates = [${text(authority)}]`;
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "site", worker = (modules = [${modules.map(embed)}], ${runtime},
      bindings = [(name = "ASSETS", service = "assets"),
        (name = ${text(binding)}, durableObjectNamespace = ${text(className)}), ${variables}],
      durableObjectNamespaces = [(className = ${text(className)}, uniqueKey = "messages", enableSql = true)],
      durableObjectStorage = (localDisk = "data"))),
    (name = "assets", worker = (modules = [${embed("stand-ins.js")}], ${runtime}, bindings = [
      (name = "FILES", service = "files"),
      (name = "MESSAGES", durableObjectNamespace = (className = ${text(className)}, serviceName = "site"))])),
    (name = "files", disk = (path = ${text(resolve(clientRoot))}, allowDotfiles = true)),
    (name = "data", disk = (path = ${text(resolve(folder, "data"))}, writable = true)),
    (name = "internet", network = (allow = ["public", "private"], tlsOptions = (trustBrowserCas = true${trusted})))],
  sockets = [
    (name = "site", address = "127.0.0.1:${port}", service = "site",
      http = (cfBlobHeader = "test-cf", forwardedProtoHeader = "test-proto")),
    (name = "calls", address = "127.0.0.1:0", service = (name = "assets", entrypoint = "calls"), http = ())]);
`;
}

/** As `request` of Hono's app, but through a socket: with the host of the address, and what workerd takes from headers. */
export async function requestOf(port: number, address: string, init: RequestInit = {}): Promise<Response> {
  const request = new Request(new URL(address, "http://localhost"), init);
  const { protocol, host, pathname, search } = new URL(request.url);
  const own = Object.fromEntries(request.headers);
  const body = Buffer.from(await request.arrayBuffer());
  const headers = {
    // Node leaves it out for DELETE.
    "content-length": body.length,
    ...own,
    host,
    "test-cf": JSON.stringify({ country: own["cf-ipcountry"] }),
    "test-proto": protocol.slice(0, -1),
  };
  return new Promise((done, failed) => {
    const options = { host: "127.0.0.1", port, path: pathname + search, method: request.method, headers };
    const sent = send(options, async (answer) => {
      const status = answer.statusCode ?? 0;
      const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
      const received = await buffer(answer);
      done(new Response([204, 303, 304].includes(status) ? null : received, { status, headers }));
    });
    sent.on("error", failed).end(body);
  });
}
