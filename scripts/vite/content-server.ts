/** Content in development: followed, checked and written after every change, of which open pages are told. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { ErrorPayload, ViteDevServer } from "vite";
import { contentFolder, generatedFolder } from "../../src/project-folders.ts";
import { checkContent } from "../content/check.ts";
import { followContent } from "../content/commands/watch.ts";
import { watchMessages as said } from "../content/commands/watch-messages.ts";
import { CommandError } from "../content/core/command-error.ts";
import { systemLanguage } from "../content/core/localized-text.ts";
import { type EmittedFiles, generateFiles } from "../content/emit/emit.ts";
import type { ShellFacts } from "../content/emit/shell.ts";
import { writeFiles } from "../content/emit/write.ts";
import { paintFor } from "../content/report/paint.ts";
import { reportText } from "../content/report/text.ts";
import { checkOutput } from "../output-folder.ts";

/** What a page needs to know of content that is valid: where its pages are, and the facts of the frame around them. */
export interface ShownContent {
  readonly version: string;
  readonly shell: ShellFacts;
}

/**
 * Mistakes are shown in Vite's own overlay, in the words of the terminal. Returns what ends it.
 * @throws CommandError if the content has errors and there is none from before that could be shown, or it may not be written.
 */
export async function serveContent(server: ViteDevServer): Promise<() => Promise<void>> {
  checkOutput();
  const [content, generated] = [resolve(contentFolder), resolve(generatedFolder)];
  const language = systemLanguage();
  const { logger } = server.config;
  const { hot } = server.environments.client;
  let written: EmittedFiles | undefined;
  /** Of the files that are written; `shown` follows once the frame is loaded. */
  let version: string | undefined;
  let shown: ShownContent | undefined;
  let mistakes: ErrorPayload | undefined;

  const close = await followContent(content, {
    async answer(bytes) {
      const { content: valid, diagnostics, files } = checkContent(bytes);
      const report = { folder: contentFolder, language, files };
      process.stderr.write(reportText(diagnostics, { ...report, paint: paintFor(process.stderr) }));
      if (valid === undefined) {
        const first = diagnostics.find(({ severity }) => severity === "error");
        // The overlay opens this place in the editor.
        const loc = first && { file: join(content, first.file), line: first.line, column: first.column };
        mistakes = {
          type: "error",
          err: { message: reportText(diagnostics, { ...report, width: 90 }), stack: "", ...(loc && { loc }) },
        };
        hot.send(mistakes);
        return;
      }
      mistakes = undefined;
      const made = generateFiles(valid, files, language);
      version = versionOf(made);
      writeFiles(generated, made, written);
      written = made;
      shown = { version, shell: await loadShell(server, join(generated, "shell.ts")) };
      hot.send("content:changed", shown);
      logger.info(said.shown[language]);
    },
    fail: (error) => logger.error(said.failed(error)[language]),
  });
  // A page that was opened says which version it was rendered from: React could not take it over with another one.
  hot.on("content:ask", (rendered, client) => {
    if (version !== undefined && rendered !== version) client.send({ type: "full-reload" });
    else if (shown?.version === rendered) client.send("content:changed", shown);
    if (mistakes !== undefined) client.send(mistakes);
  });
  if (shown === undefined) {
    if (!existsSync(join(generated, "shell.ts"))) {
      await close();
      throw new CommandError(said.nothingEarlier);
    }
    logger.warn(said.untilMended[language]);
  }
  return close;
}

function versionOf(files: EmittedFiles): string {
  const { version }: { version: string } = JSON.parse(String(files.get("version.json")));
  return version;
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
