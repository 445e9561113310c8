/** Builds the site into `dist/`, or `OUT_DIR`. Exit code 1 if the content has errors or the build fails. */
import "./production.ts";
import { cpSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "vike/api";
import { codeVersion, readManifest } from "../src/prerender/assets-manifest.ts";
import { contentFolder, generatedFolder, outFolder } from "../src/project-folders.ts";
import { adminFolder } from "../src/routes/folders.ts";
import { adminBundle } from "./admin/build/bundle.ts";
import { adminFiles } from "./admin/build/files.ts";
import { readPublicFormContent } from "./admin/build/form-content.ts";
import { readFormSettings } from "./admin/build/form-settings.ts";
import { previewHead } from "./admin/build/preview-head.ts";
import { cached } from "./cache.ts";
import { showProgress } from "./command-line/progress.ts";
import { readOptions, refuseOptions } from "./command-line/read-options.ts";
import { type BuiltContent, buildContent } from "./content/cli/build.ts";
import { CommandError } from "./content/core/command-error.ts";
import { systemLanguage } from "./content/core/messages/language.ts";
import { say } from "./content/core/messages/say.ts";
import { writeWhole } from "./content/emit/write.ts";
import { deliverPictures, pictureFolders, readPictureJobs } from "./encode/deliver.ts";
import { type TypefaceJob, typefaceBytes, typefaceFile } from "./encode/typeface.ts";
import { checkOutput } from "./output-folder.ts";
import { compressFiles } from "./site/compress.ts";
import { finishBuild } from "./site/finish.ts";
import { bundleServer, bundleWorker } from "./site/server-bundles.ts";

const usage = `Usage: npm run build -- [--release | --draft] [--uncompressed]

Builds the site into dist/.

  --release        refuse what is still the sample's
  --draft          for a look at it on a host of mere files: no contact form, not for search engines
  --uncompressed   no .br and .gz files, for hosts that compress by themselves
`;

const flag = { type: "boolean", default: false } as const;
const options = { release: flag, draft: flag, uncompressed: flag };
const { release, draft, uncompressed } = readOptions(usage, { options }).values;
if (release && draft) refuseOptions("A draft is no release: give one of the two.", usage);
const started = performance.now();
try {
  checkOutput();
  const built = await buildContent({ content: contentFolder, out: generatedFolder, check: false, release, draft });
  // No process.exit(): it would cut off a long report written to a pipe.
  if (built === undefined) process.exitCode = 1;
  else await buildSite(built);
} catch (error) {
  console.error(error instanceof CommandError ? say(error.reason, systemLanguage()) : error);
  process.exitCode = 1;
}

async function buildSite({ languages, site: facts }: BuiltContent): Promise<void> {
  const client = join(outFolder, "client");
  // Vike would bundle the configuration, and what it imports, each time it reads it: 5 s and 170 MB. Imported here,
  // because it loads Vite, which somebody whose content is refused need not wait for.
  const { default: config } = await import("../vite.config.ts");
  // Browser code and the documents of all pages. Empties the folder first.
  await build({ viteConfig: { ...config, configFile: false, logLevel: "warn" } });
  // Vike's own entry, which no page loads.
  rmSync(join(client, "assets", "entries"), { recursive: true });
  await bundleServer(outFolder);
  await bundleWorker(outFolder);
  // The generated files that browsers fetch.
  cpSync(join(generatedFolder, "public"), client, { recursive: true });
  cpSync(join(generatedFolder, "content"), join(client, "content", codeVersion(readManifest(outFolder))), {
    recursive: true,
  });
  const typefaces: TypefaceJob[] = JSON.parse(readFileSync(join(generatedFolder, typefaceFile), "utf8"));
  for (const typeface of typefaces) {
    const kept = join(pictureFolders.cache, basename(typeface.path));
    writeWhole(join(client, typeface.path), await cached(kept, () => typefaceBytes(typeface)));
  }
  await encodePictures(client);
  if (facts.editing !== undefined) await writeForm(client, typefaces);
  const pages = await finishBuild(client, facts.emails.security);
  const files = uncompressed ? 0 : await compressFiles(client);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `Built ${pages} pages in ${languages.join(", ")}, ${files} files compressed (${seconds} s): ${client}\n`,
  );
  const { endpoint } = facts.message;
  const receiver = endpoint.startsWith("/")
    ? `${endpoint} of the site's own host: the bundled server, or what answers there`
    : endpoint;
  if (release) process.stdout.write(`Messages of the contact form go to ${receiver}\n`);
  if (draft) process.stdout.write("This is a draft: it has no contact form, and asks search engines not to list it\n");
}

async function encodePictures(client: string): Promise<void> {
  const jobs = await readPictureJobs(generatedFolder);
  const { files, encoded } = await deliverPictures(jobs, pictureFolders, client, showProgress("Pictures encoded"));
  if (encoded > 0) process.stdout.write(`Encoded ${encoded} of ${files} files of ${jobs.length} pictures\n`);
}

async function writeForm(client: string, typefaces: readonly TypefaceJob[]): Promise<void> {
  const facts = await readFormSettings(contentFolder);
  const content = readPublicFormContent(contentFolder, generatedFolder);
  const files = adminFiles(await adminBundle(process.cwd()), facts, content, previewHead(typefaces));
  for (const [name, data] of files) writeWhole(join(client, adminFolder, name), data);
}
