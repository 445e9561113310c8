/** The development server as a command, as `npm run dev` runs it. */
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { startNode } from "../commands/start.ts";
import { sampleFolder } from "../content/content-copy.ts";

/** Starting means building the content and preparing the libraries, on a machine that runs other tests too. */
export const patience = 60_000;

export interface Command {
  /** Everything it has written so far, without colours. */
  output(): string;
  /** Its exit code, once it has ended. */
  readonly ended: Promise<unknown>;
  stop(): Promise<void>;
}

/** Folders of a development server: a copy of the sample that may be broken, and what is written. */
export interface DevFolders {
  readonly content: string;
  readonly out: string;
  remove(): void;
}

/** @param name Tells the folders of one file of tests from those of another. */
export function devFolders(name: string): DevFolders {
  const folder = join("test-results", name);
  const [content, out] = [join(folder, "content"), join(folder, "out")];
  const remove = () => rmSync(folder, { recursive: true, force: true });
  remove();
  cpSync(sampleFolder, content, { recursive: true });
  return { content, out, remove };
}

/** Runs what `npm run dev` runs. It speaks English, whatever this computer does. */
export function startDev({ content, out }: DevFolders, ...args: readonly string[]): Command {
  const folders = { CONTENT_DIR: content, OUT_DIR: out };
  const env = { ...process.env, ...folders, NO_COLOR: "1", FORCE_COLOR: "0", LC_ALL: "en" };
  const { child, output, ended } = startNode(["--import", "tsx", "scripts/dev.ts", ...args], { env });
  return {
    output,
    ended: ended.then(({ code }) => code),
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
