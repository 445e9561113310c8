/** Content in development: checks and writes it after every change, then reloads open pages. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { ErrorPayload, ViteDevServer } from "vite";
import { contentFolder, generatedFolder } from "../../src/project-folders.ts";
import { checkContent } from "../content/check/check.ts";
import { paintFor } from "../content/cli/report/paint.ts";
import { reportText } from "../content/cli/report/text.ts";
import { watchFolder } from "../content/cli/watch.ts";
import { CommandError } from "../content/core/command-error.ts";
import { isError } from "../content/core/diagnostic.ts";
import { systemLanguage } from "../content/core/messages/language.ts";
import { say } from "../content/core/messages/say.ts";
import { type EmittedFiles, generateFiles } from "../content/emit/emit.ts";
import { writeFiles } from "../content/emit/write.ts";
import { checkOutput } from "../output-folder.ts";

/**
 * Starts watching the content. Errors appear in the terminal and in Vite's overlay.
 * @returns Stops watching.
 * @throws CommandError if the content has errors and no earlier build exists, or the output folder isn't allowed.
 */
export async function serveContent(server: ViteDevServer): Promise<() => Promise<void>> {
  checkOutput();
  const [content, generated] = [resolve(contentFolder), resolve(generatedFolder)];
  const language = systemLanguage();
  const { logger } = server.config;
  const { hot } = server.environments.client;
  let written: EmittedFiles | undefined;
  let errors: ErrorPayload | undefined;

  const close = await watchFolder(content, {
    async onChange(bytes) {
      const { content: valid, diagnostics, files } = checkContent(bytes, { now: new Date() });
      const report = { folder: contentFolder, language, files };
      process.stderr.write(reportText(diagnostics, { ...report, paint: paintFor(process.stderr) }));
      if (valid === undefined) {
        const first = diagnostics.find(isError);
        // The overlay links this location to the code editor.
        const loc = first && { file: join(content, first.file), line: first.line, column: first.column };
        errors = {
          type: "error",
          // No stack: Vite would print it below the messages and bury them.
          err: { message: reportText(diagnostics, { ...report, width: 90 }), stack: "", ...(loc && { loc }) },
        };
        hot.send(errors);
        return;
      }
      errors = undefined;
      const emitted = generateFiles(valid, files, language);
      writeFiles(generated, emitted, written);
      written = emitted;
      // A module, which Vite caches.
      const shell = join(generated, "shell.ts");
      for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.onFileChange(shell);
      hot.send({ type: "full-reload" });
      logger.info(say({ id: "tool.watch.shown" }, language));
    },
    onError: (reason) => logger.error(say(reason, language)),
  });
  hot.on("vite:client:connect", (_data, client) => {
    if (errors !== undefined) client.send(errors);
  });
  if (written === undefined) {
    if (!existsSync(join(generated, "shell.ts"))) {
      await close();
      throw new CommandError({ id: "tool.watch.nothing-earlier" });
    }
    logger.warn(say({ id: "tool.watch.until-fixed" }, language));
  }
  return close;
}
