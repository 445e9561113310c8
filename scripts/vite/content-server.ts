/**
 * Content in development: followed, checked and written after every change. Open pages are told at once, be it that there
 * is new content to show or what is wrong with it.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { ViteDevServer } from "vite";
import type { ContentSession } from "../content/check.ts";
import type { EmittedFiles } from "../content/emit/emit.ts";
import type { ShellFacts } from "../content/emit/shell.ts";
import { openContentWriter } from "../content/emit/write-content.ts";
import { reportTexts } from "../content/messages/report.ts";
import { watchMessages as said } from "../content/messages/watch.ts";
import { paintFor } from "../content/report/paint.ts";
import { reportText } from "../content/report/text.ts";
import { systemLanguage } from "../content/system-language.ts";
import { followContent } from "../content/watch/watch-content.ts";
import { contentVersion } from "./content-version.ts";
import { type ProblemReport, problemReport } from "./problem-report.ts";

/** What a page needs to know of content that is valid: where its pages are, and the facts of the frame around them. */
export interface ShownContent {
  readonly version: string;
  readonly shell: ShellFacts;
}

export interface ContentServer {
  /** Generated files of the last versions, by version. */
  readonly versions: ReadonlyMap<string, EmittedFiles>;
  /** Follows no longer. */
  close(): void;
}

/** So many versions of the content are kept. */
const keptVersions = 5;

/**
 * @param content Absolute path of the content folder.
 * @param generated Absolute path of the folder that is written.
 * @throws Error where the content has errors and there is none from before that could be shown.
 */
export async function serveContent(server: ViteDevServer, content: string, generated: string): Promise<ContentServer> {
  const language = systemLanguage();
  const { logger } = server.config;
  const { hot } = server.environments.client;
  const versions = new Map<string, EmittedFiles>();
  let write: ReturnType<typeof openContentWriter> | undefined;
  let shown: ShownContent | undefined;
  let report: ProblemReport | undefined;

  /** @returns Whether the content is valid, and so was written. */
  const build = async (session: ContentSession): Promise<boolean> => {
    const { content: valid, problems, files } = session.check();
    const text = { folder: "content", language, files, paint: paintFor(process.stderr, process.env) };
    process.stderr.write(reportText(problems, text));
    report = problemReport(valid === undefined ? problems : [], files, { folder: "content", language });
    if (valid === undefined) return false;
    write ??= openContentWriter(files, generated, language);
    const made = await write();
    const version = contentVersion(String(made.get("version.json")));
    keepVersion(versions, version, made);
    shown = { version, shell: await loadShell(server, join(generated, "shell.ts")) };
    return true;
  };
  const { session, close } = followContent(content, {
    async answer(changed) {
      const isValid = await build(changed);
      hot.send("content:problems", report);
      if (!isValid) return;
      hot.send("content:changed", shown);
      logger.info(said.shown[language]);
    },
    fail: (error) => logger.error(said.unreadable(error instanceof Error ? error.message : String(error))[language]),
  });
  // A page that was opened, or that lost its connection, asks how things stand.
  hot.on("content:ask", (_data, client) => {
    client.send("content:problems", report);
    if (shown !== undefined) client.send("content:changed", shown);
  });
  const started = performance.now();
  if (await build(session)) {
    const { parsed, languages } = session.check().files;
    const seconds = (performance.now() - started) / 1000;
    logger.info(reportTexts.valid(parsed.size, languages.join(", "), seconds)[language]);
  } else {
    if (!existsSync(join(generated, "shell.ts"))) {
      close();
      throw new Error(said.nothingEarlier[language]);
    }
    logger.warn(said.untilMended[language]);
  }
  return { versions, close };
}

/** Documents ask for what belongs to them within seconds; what did not change is in memory once, whatever the version. */
function keepVersion(versions: Map<string, EmittedFiles>, version: string, files: EmittedFiles): void {
  versions.delete(version);
  versions.set(version, files);
  for (const old of [...versions.keys()].slice(0, -keptVersions)) versions.delete(old);
}

/**
 * Loads the facts of the frame as they are now. Vite is told of the change here rather than by its own watcher: that
 * would load open pages again, and tell the server's side of it later than the browser's.
 */
async function loadShell(server: ViteDevServer, file: string): Promise<ShellFacts> {
  for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.onFileChange(file);
  const { shell } = await server.ssrLoadModule("/src/generated/shell.ts");
  return shell;
}
