/**
 * Content in development: followed, checked and written after every change. Open pages are told at once, be it that there
 * is new content to show or what is wrong with it.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { ViteDevServer } from "vite";
import { contentFolder } from "../../src/project-folders.ts";
import { checkContent } from "../content/check.ts";
import { followContent } from "../content/commands/watch.ts";
import { watchMessages as said } from "../content/commands/watch-messages.ts";
import { systemLanguage } from "../content/core/localized-text.ts";
import { type EmittedFiles, generateFiles } from "../content/emit/emit.ts";
import type { ShellFacts } from "../content/emit/shell.ts";
import { writeFiles } from "../content/emit/write.ts";
import { paintFor } from "../content/report/paint.ts";
import { reportText } from "../content/report/text.ts";
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
  close(): Promise<void>;
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
  let written: EmittedFiles | undefined;
  let shown: ShownContent | undefined;
  let report: ProblemReport | undefined;

  const close = await followContent(content, {
    async answer(bytes) {
      const { content: valid, diagnostics, files } = checkContent(bytes);
      const text = { folder: contentFolder, language, files, paint: paintFor(process.stderr) };
      process.stderr.write(reportText(diagnostics, text));
      report = problemReport(valid === undefined ? diagnostics : [], files, {
        root: content,
        folder: contentFolder,
        language,
      });
      hot.send("content:problems", report);
      if (valid === undefined) return;
      const made = generateFiles(valid, files, language);
      writeFiles(generated, made, written);
      written = made;
      const version = contentVersion(String(made.get("version.json")));
      keepVersion(versions, version, made);
      shown = { version, shell: await loadShell(server, join(generated, "shell.ts")) };
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
  if (shown === undefined) {
    if (!existsSync(join(generated, "shell.ts"))) {
      await close();
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
  const { shell } = await server.ssrLoadModule("#generated/shell.ts");
  return shell;
}
