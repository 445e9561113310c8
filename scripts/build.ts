/** Builds the site into `dist/`, or `OUT_DIR`. Exit code 1 if the content has errors or the build fails. */
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vike/api";
import { contentFolder, generatedFolder, outFolder } from "../src/project-folders.ts";
import { showProgress } from "./command-line/progress.ts";
import { readOptions } from "./command-line/read-options.ts";
import { buildContent } from "./content/build.ts";
import type { Content } from "./content/model/content.ts";
import { deliverPictures, pictureFolders, readPlans } from "./encode/deliver.ts";
import { typefaceBytes, typefaceFile } from "./encode/typeface.ts";
import { finishBuild } from "./site/finish.ts";

const usage = `Usage: npm run build -- [--release]

Builds the site into dist/.

  --release   refuse what is still the sample's
`;

const { release } = readOptions(usage, { options: { release: { type: "boolean", default: false } } }).values;
const started = performance.now();
const root = process.cwd();
const client = join(outFolder, "client");
const content = await buildContent({ content: contentFolder, out: generatedFolder, check: false, release });
// Not ended here and now: a long report that goes through a pipe would lose its end.
if (content === undefined) process.exitCode = 1;
else await buildSite(content);

async function buildSite({ languages, site }: Content): Promise<void> {
  // Whatever the shell says: documents that are made for development load the code from its server.
  process.env.NODE_ENV = "production";
  await rm(client, { recursive: true, force: true });
  await withoutLog(() => build({ viteConfig: { root, logLevel: "warn" } }));
  await encodePictures();
  const typeface = JSON.parse(await readFile(join(generatedFolder, typefaceFile), "utf8"));
  await writeFile(join(client, typeface.path), await typefaceBytes(typeface));
  const { pages, files } = await finishBuild(root, site.emails.security);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `Built ${pages} pages in ${languages.join(", ")}, ${files} files compressed (${seconds} s): ${client}\n`,
  );
}

/** Vike names every page that it writes, and has no setting for it. Warnings and errors take another way. */
async function withoutLog(act: () => Promise<unknown>): Promise<void> {
  const { log } = console;
  console.log = () => {};
  try {
    await act();
  } finally {
    console.log = log;
  }
}

/** @throws Error with the name of a picture that cannot be encoded. */
async function encodePictures(): Promise<void> {
  const plans = await readPlans(generatedFolder);
  const { files, encoded } = await deliverPictures(plans, pictureFolders, client, showProgress("Pictures encoded"));
  if (encoded > 0) process.stdout.write(`Encoded ${encoded} of ${files} files of ${plans.length} pictures\n`);
}
