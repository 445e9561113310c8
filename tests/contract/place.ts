/** Where the contract is tested: on Node, or on workerd if `PLACE` says so. */
import { join } from "node:path";
import { afterAll } from "vitest";
import { createApp } from "../../src/server/app.ts";
import { readMessageSettings } from "../../src/server/messages/message-settings.ts";
import { createMessageJournal } from "../../src/server/node/journal.ts";
import { openMessages } from "../../src/server/node/messages.ts";
import { nodePorts } from "../../src/server/node/node-ports.ts";
import type { MessageStore } from "../../src/server/ports.ts";
import { startServer } from "../server/command.ts";
import { createSampleDist, sampleSite } from "../server/sample-dist.ts";
import { requestOf, startWorkerd } from "./workerd.ts";

export const isWorker = process.env.PLACE === "worker";

interface PlaceOptions {
  /** Of an earlier place, to go on with what that has stored. */
  readonly dist?: string;
  readonly site?: typeof sampleSite;
  readonly env?: Readonly<Record<string, string>>;
  readonly authority?: string;
}

interface Program {
  request(address: string, init?: RequestInit): Response | Promise<Response>;
  readonly store: MessageStore;
  logged(): string;
  stop(): unknown;
}

/** The address of a visitor, as it arrives in each place. */
export const from = (address: string) => ({ "X-Forwarded-For": address, "CF-Connecting-IP": address });

/** Serves a sample. `ask` takes the path as it is written, with backslashes and dots. */
export async function openPlace({ dist = createSampleDist().dist, ...options }: PlaceOptions = {}) {
  const clientRoot = join(dist, "client");
  const program = await (isWorker ? openWorker : openNode)(dist, { site: sampleSite, ...options });
  afterAll(() => program.stop());
  const { list } = program.store;
  const clear = () => program.store.delete({ before: "9999-01-01T00:00:00.000Z" });
  const ask = async (path: string, headers: Record<string, string> = {}, method = "GET") =>
    program.request(`http://shop.example${path}`, { method, headers });
  return { ...program, list, clear, dist, clientRoot, ask };
}

type OpenOptions = PlaceOptions & { readonly site: typeof sampleSite };

async function openNode(dist: string, { site, env = {} }: OpenOptions): Promise<Program> {
  const logged: string[] = [];
  const log = (what: string, error: unknown) => void logged.push(`${what}: ${error}`);
  const { mail, ...settings } = readMessageSettings(env);
  const { brand, messageKeepDays: keepDays } = site;
  const journal = createMessageJournal(join(dist, "messages.jsonl"));
  const {
    journal: messages,
    start,
    stop,
  } = await openMessages({ journal, mail, brand, keepDays, log, firstPause: 500 });
  start();
  const trusted = { trustedProxies: 1, trustedCountryHeader: "CF-IPCountry" };
  const clientRoot = join(dist, "client");
  const { request } = createApp(nodePorts({ clientRoot, site, messages, log, ...trusted, ...settings }));
  return { request, store: messages, logged: () => logged.join("\n"), stop };
}

async function openWorker(dist: string, options: OpenOptions): Promise<Program> {
  const { port, calls, logged, end } = await startWorker(dist, options);
  const call = async (name: string, ...args: readonly unknown[]) => {
    const answer = await fetch(`http://127.0.0.1:${calls}/${name}`, { method: "POST", body: JSON.stringify(args) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  return {
    request: (address, init) => requestOf(port, address, init),
    store: {
      append: (message) => call("append", message),
      check: () => call("check"),
      list: () => call("list"),
      delete: (which) => call("delete", which),
      add: (messages) => call("add", messages),
    },
    // Of workerd itself; and a mail server on this machine is refused, except by `append`.
    logged: () => logged().replace(/^(?:workerd\/|stack: |Messages are not accepted: .*localhost).*\n/gm, ""),
    stop: end,
  };
}

function startWorker(dist: string, options: OpenOptions & { readonly kilobytes?: number | undefined }) {
  return startWorkerd({ bundle: "test-results/worker", clientRoot: join(dist, "client"), folder: dist, ...options });
}

/** The program in a process of its own. What it stores is in the folder, for the next one. */
export async function startProgram(dist: string, env: Readonly<Record<string, string>>, kilobytes?: number) {
  const set = { MESSAGE_JOURNAL: join(dist, "messages.jsonl"), TRUSTED_PROXIES: "1", ...env };
  const started = isWorker
    ? await startWorker(dist, { site: sampleSite, env, kilobytes })
    : await startServer(["--dist", dist], set, kilobytes);
  const end = () => {
    if ("end" in started) return started.end();
    started.child.kill("SIGKILL");
    return started.ended;
  };
  return { origin: `http://127.0.0.1:${started.port}`, end };
}
