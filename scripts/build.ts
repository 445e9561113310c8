/** Builds the site into `dist/`, or `OUT_DIR`. Exit code 1 if the content has errors or the build fails. */
import { join } from "node:path";
import { contentFolder, generatedFolder, outFolder } from "../src/project-folders.ts";
import { codeVersion, readManifest } from "../src/renderer/assets-manifest.ts";
import { adminFolder } from "../src/routes/folders.ts";
import { adminBundle } from "./admin/bundle.ts";
import { readAdminFacts } from "./admin/facts.ts";
import { adminFiles } from "./admin/files.ts";
import { readPublicFormContent } from "./admin/form-content.ts";
import { previewHead } from "./admin/preview-head.ts";
import { showProgress } from "./command-line/progress.ts";
import { readOptions } from "./command-line/read-options.ts";
import { type BuiltContent, buildContent } from "./content/build.ts";
import { CommandError } from "./content/core/command-error.ts";
import { systemLanguage } from "./content/core/localized-text.ts";
import { deliverPictures, pictureFolders, readPlans } from "./encode/deliver.ts";
import { type TypefacePlan, typefaceBytes, typefaceFile } from "./encode/typeface.ts";
import { checkOutput } from "./output-folder.ts";
import { buildCode } from "./site/code.ts";
import { compressFiles } from "./site/compress.ts";
import { writeDocuments } from "./site/documents.ts";
import { finishBuild } from "./site/finish.ts";
import { openSiteFolder, type SiteFolder } from "./site/site-folder.ts";

const usage = `Usage: npm run build -- [--release] [--uncompressed]

Builds the site into dist/.

  --release        refuse what is still the sample's
  --uncompressed   no .br and .gz files, for hosts that compress by themselves
`;

const flag = { type: "boolean", default: false } as const;
const { release, uncompressed } = readOptions(usage, { options: { release: flag, uncompressed: flag } }).values;
const started = performance.now();
const root = process.cwd();
try {
  checkOutput();
  const form = bundleForm();
  // The content check reports what is wrong with the content.
  form.catch(() => {});
  const built = await buildContent({ content: contentFolder, out: generatedFolder, check: false, release });
  // Not ended here and now: a long report that goes through a pipe would lose its end.
  if (built === undefined) process.exitCode = 1;
  else await buildSite(built, form);
} catch (error) {
  // Vike takes what is thrown for a mistake of one request, and lets the process end as if nothing were wrong.
  console.error(error instanceof CommandError ? error.text[systemLanguage()] : error);
  process.exitCode = 1;
}

/** Made beside the content, of which it needs nothing but the facts. No form without a repository that it can save to. */
async function bundleForm() {
  const facts = await readAdminFacts(contentFolder);
  return facts.editing && { facts, bundle: await adminBundle(root) };
}

async function buildSite(
  { languages, site: facts, generated }: BuiltContent,
  form: ReturnType<typeof bundleForm>,
): Promise<void> {
  // Whatever the shell says: documents that are made for development load the code from its server.
  process.env.NODE_ENV = "production";
  // One after the other: side by side they take a gigabyte.
  const editors = await form;
  const site = openSiteFolder(join(outFolder, "client"), join(outFolder, "made.json"));
  const typeface: TypefacePlan = JSON.parse(String(generated.get(typefaceFile)));
  // What needs no code is made beside it.
  const [code] = await Promise.all([
    buildCode(root),
    encodePictures(site),
    site.make(typeface.path.slice(1), typeface.path, () => typefaceBytes(typeface)),
  ]);
  for (const [name, bytes] of code.client) site.write(name, bytes);
  if (editors !== undefined) {
    const content = readPublicFormContent(contentFolder, generatedFolder);
    const files = adminFiles(editors.bundle, editors.facts, content, previewHead(typeface.path));
    for (const [name, data] of files) site.write(`${adminFolder}/${name}`, data);
  }
  writeGenerated(site, generated);
  const pages = await writeDocuments(site, code.digest, generated);
  await finishBuild(root, site, code, facts.emails.security);
  const files = uncompressed ? 0 : await compressFiles(site);
  await site.close();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `Built ${pages} pages in ${languages.join(", ")}, ${files} files compressed (${seconds} s): ${site.root}\n`,
  );
}

/** What the content build has made for browsers to fetch. */
function writeGenerated(site: SiteFolder, generated: BuiltContent["generated"]): void {
  const version = codeVersion(readManifest(outFolder));
  for (const [name, data] of generated) {
    if (name.startsWith("public/")) site.write(name.slice("public/".length), data);
    if (name.startsWith("content/")) site.write(name.replace("/", `/${version}/`), data);
  }
}

/** @throws Error with the name of a picture that cannot be encoded. */
async function encodePictures(site: SiteFolder): Promise<void> {
  const plans = await readPlans(generatedFolder);
  const { files, encoded } = await deliverPictures(plans, pictureFolders, site, showProgress("Pictures encoded"));
  if (encoded > 0) process.stdout.write(`Encoded ${encoded} of ${files} files of ${plans.length} pictures\n`);
}
