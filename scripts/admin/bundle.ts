/** The script of the form with everything it loads, bundled from packages: nothing comes from another host. */
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { cached, digestOfFiles } from "../cache.ts";
import { filesBelow } from "../site/files-below.ts";

export interface AdminBundle {
  /** Name of the file with the script, as a key of `files`. */
  readonly entry: string;
  /** Contents by path below `/admin/`; a digest is in each name but that of `licences.txt`. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
}

const licenceFile = "licences.txt";

/** The bundle; out of the cache if nothing changed, because it takes longer than all pages of the site. */
export async function adminBundle(root: string): Promise<AdminBundle> {
  return cached("admin", await digestOfInputs(root), () => bundle(root));
}

/** Of everything that decides what the bundle is: our sources, and the versions of what they are bundled from and with. */
async function digestOfInputs(root: string): Promise<string> {
  const sources = (await filesBelow(join(root, "src", "admin"))).map((file) => `src/admin/${file}`);
  const packages = ["@sveltia/cms", "yaml", "vite"].map((name) => `node_modules/${name}/package.json`);
  return digestOfFiles(root, [...sources, "scripts/admin/bundle.ts", ...packages]);
}

async function bundle(root: string): Promise<AdminBundle> {
  // Loaded only now: it takes longer than all pages of a small site.
  const { build } = await import("vite");
  const result = await build({
    root,
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: "error",
    base: "/admin/",
    plugins: [withoutUnusedParts()],
    build: {
      write: false,
      target: ["chrome122", "firefox128", "safari17.4"],
      assetsInlineLimit: 0,
      modulePreload: false,
      license: { fileName: licenceFile },
      reportCompressedSize: false,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: { input: join(root, "src", "admin", "main.ts") },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (output === undefined || !("output" in output)) throw new Error("The form for editors was not bundled");
  const needed = output.output.filter(({ fileName }) => !unusedFiles.test(fileName));
  const files = new Map(needed.map((file) => [file.fileName, file.type === "chunk" ? file.code : file.source]));
  const [{ fileName: entry }] = output.output;
  return { entry, files: files.set(licenceFile, `${files.get(licenceFile)}${await typefaceLicences(root)}`) };
}

/**
 * What no field of this form uses, and is larger than all the rest: maps, code with colours, rich text that is pasted,
 * conversion of pictures. Each is loaded on demand only; asked for all the same, it says that it is not there.
 */
const unused =
  /^(?:@shikijs\/|leaflet(?:\/|$)|terra-draw|svgo(?:\/|$)|turndown(?:\/|$))|\/chunks\/(?:heic|shiki-engine|webp_enc)[\w-]*\.js$/;

/** What would convert photos of phones: the content takes none of that kind. */
const unusedFiles = /\/heic/;

/** The form has its typefaces in the package, and names those of a host for all browsers that come too late for them. */
const foreignTypeface = /src:\s*url\(https:\/\/cdn\.jsdelivr\.net\/fontsource\/[^)]*\)\s*format\([^)]*\)/g;

function withoutUnusedParts(): Plugin {
  const missing = "\0not-in-this-form";
  return {
    name: "site:admin-without-unused-parts",
    enforce: "pre",
    resolveId: (id) => (unused.test(id) ? missing : undefined),
    load: (id) => (id === missing ? 'throw new Error("This form does without that part");' : undefined),
    transform(code, id) {
      if (!/@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/.test(id)) return undefined;
      const own = code.replaceAll(foreignTypeface, "src:local(none)");
      if (own === code) throw new Error("The form names its typefaces in another way: see scripts/admin/bundle.ts");
      return own;
    },
  };
}

/** Of the typefaces in Sveltia's package; Vite knows those of the packages. */
async function typefaceLicences(root: string): Promise<string> {
  const manifest = createRequire(join(root, "package.json")).resolve("@sveltia/cms");
  const assets = join(dirname(manifest), "assets");
  const names = (await readdir(assets)).filter((name) => name.endsWith(".LICENSE.txt")).sort();
  const texts = names.map(async (name) => {
    return `\n## ${name.replace(".LICENSE.txt", "")}\n\n${await readFile(join(assets, name), "utf8")}`;
  });
  return (await Promise.all(texts)).join("");
}
