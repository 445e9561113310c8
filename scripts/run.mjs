/**
 * Runs a command that is written in TypeScript: `node scripts/run.mjs scripts/build-content.ts --check`.
 *
 * The command is bundled with its packages and kept in `node_modules/.cache` until one of its sources changes: loaded as
 * two hundred single modules it takes longer to start than to check the content. Plain JavaScript, because this is what
 * runs before anything else.
 */
import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { setSourceMapsEnabled } from "node:process";
import { pathToFileURL } from "node:url";

const root = resolve(import.meta.dirname, "..");
const [command = "", ...rest] = process.argv.slice(2);
const source = resolve(command);
const name = relative(root, source)
  .replace(/\.ts$/, "")
  .replaceAll(/[^\w-]/g, "-");
// Copies of the project may share one folder of packages.
const owner = createHash("sha256").update(root).digest("hex").slice(0, 8);
const folder = join(root, "node_modules", ".cache", "commands", owner, name);
const index = join(folder, "index.json");
/** Bundles that another process may still be reading from. */
const keptMinutes = 60;

/** The folder of the bundle, where every source is as it was when that was made. */
function currentBundle() {
  try {
    const { bundle, sources } = JSON.parse(readFileSync(index, "utf8"));
    return sources.every(([file, state]) => stateOf(file) === state) && statSync(bundle).isDirectory()
      ? bundle
      : undefined;
  } catch {
    return undefined;
  }
}

function stateOf(file) {
  const { mtimeMs, size } = statSync(join(root, file));
  return `${mtimeMs} ${size}`;
}

async function makeBundle() {
  const { build } = await import("esbuild");
  const bundle = join(folder, randomUUID());
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { [name]: source },
    outdir: bundle,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    sourcemap: "linked",
    metafile: true,
    logLevel: "error",
    // They have binaries or files of their own, or are so large that they load as quickly from where they are.
    external: ["vite", "vike", "sharp", "prettier", "typescript"],
    banner: {
      js: 'import { createRequire as makeRequire } from "node:module"; const require = makeRequire(import.meta.url);',
    },
  });
  const sources = Object.keys(metafile.inputs).map((file) => [file, stateOf(file)]);
  const written = join(folder, `${randomUUID()}.tmp`);
  writeFileSync(written, JSON.stringify({ bundle, sources }));
  renameSync(written, index);
  removeOld(bundle);
  return bundle;
}

function removeOld(current) {
  for (const { name: other } of readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    const path = join(folder, other);
    const minutes = (Date.now() - statSync(path).mtimeMs) / 60_000;
    if (path !== current && minutes > keptMinutes) rmSync(path, { recursive: true, force: true });
  }
}

mkdirSync(folder, { recursive: true });
const bundle = currentBundle() ?? (await makeBundle());
setSourceMapsEnabled(true);
process.argv = [process.argv[0] ?? "node", source, ...rest];
await import(pathToFileURL(join(bundle, `${name}.mjs`)).href);
