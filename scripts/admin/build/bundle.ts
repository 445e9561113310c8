/** Bundles the form for editors from packages, so that it loads nothing from other hosts. */
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { build, defaultClientConditions, type Plugin } from "vite";
import { rewordSveltia } from "./reword-sveltia.ts";

const licenceFile = "licences.txt";

export interface AdminBundle {
  /** Path of the main script in `files`. */
  readonly entry: string;
  /** Path of the worker with the content check in `files`. */
  readonly worker: string;
  /** Contents by path below `/admin/`. All names but `licences.txt` contain a digest. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
}

export async function adminBundle(root: string): Promise<AdminBundle> {
  const result = await build({
    root,
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: "error",
    base: "/admin/",
    plugins: [withoutUnusedParts()],
    // The worker has no DOM.
    resolve: { conditions: ["worker", ...defaultClientConditions] },
    build: {
      write: false,
      target: ["chrome122", "firefox128", "safari17.4"],
      assetsInlineLimit: 0,
      modulePreload: false,
      license: { fileName: licenceFile },
      reportCompressedSize: false,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: {
        input: ["main.ts", "worker/worker.ts"].map((name) => join(root, "scripts", "admin", "browser", name)),
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (output === undefined || !("output" in output)) throw new Error("The form for editors was not bundled");
  const needed = output.output.filter(({ fileName }) => !unusedFiles.test(fileName));
  const files = new Map(needed.map((file) => [file.fileName, file.type === "chunk" ? file.code : file.source]));
  const entryOf = (name: string) =>
    output.output.find((file) => file.type === "chunk" && file.isEntry && file.name === name)?.fileName ?? "";
  const [entry, worker] = [entryOf("main"), entryOf("worker")];
  return { entry, worker, files: files.set(licenceFile, `${files.get(licenceFile)}${await typefaceLicences(root)}`) };
}

/**
 * Large modules that no field of this form uses: maps, syntax highlighting, HTML to Markdown, image conversion. Sveltia
 * imports them on demand; the replacement throws.
 */
const unused =
  /^(?:@shikijs\/|leaflet(?:\/|$)|terra-draw|svgo(?:\/|$)|turndown(?:\/|$))|\/chunks\/(?:heic|shiki-engine|webp_enc)[\w-]*\.js$/;

/** Converts photos of iPhones, a format that the content doesn't allow. */
const unusedFiles = /\/heic/;

/** Fallback fonts on a CDN; the package contains the fonts. */
const remoteFont = /src:\s*url\(https:\/\/cdn\.jsdelivr\.net\/fontsource\/[^)]*\)\s*format\([^)]*\)/g;

/** Call of a custom format's parser. Ours needs the path as well, because file names are fields. */
const parserCall = /(async\(\{text:(\w+)=``,path:(\w+),folder:[\s\S]{1,500}\?\.parser;if\((\w+)\)return \4\(\2)\)/g;

/** The paragraph that Sveltia starts after an inserted component. Ours are inline. */
const paragraphAfterInsertion = /(\(\[\w+\(\)\(\)),\w+\(\)\]/g;

const patches = [
  [remoteFont, "src:local(none)"],
  [parserCall, "$1,$3)"],
  [paragraphAfterInsertion, "$1]"],
] as const;

function withoutUnusedParts(): Plugin {
  const missing = "\0not-in-this-form";
  return {
    name: "site:admin-without-unused-parts",
    enforce: "pre",
    resolveId: (id) => (unused.test(id) ? missing : undefined),
    load: (id) => (id === missing ? 'throw new Error("This form does without that part");' : undefined),
    transform(code, id) {
      const [, language] = /@sveltia[\\/]cms[\\/]locales[\\/](en|de)(?:-[A-Z]+)?\.json$/.exec(id) ?? [];
      if (language === "en" || language === "de") return rewordSveltia(code, language);
      if (!/@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/.test(id)) return undefined;
      const patched = patches.reduce((before, [pattern, replacement]) => {
        const after = before.replaceAll(pattern, replacement);
        if (after === before) throw new Error(`The code of Sveltia has changed: nothing matches ${pattern}`);
        return after;
      }, code);
      return rewordSveltia(patched, "en");
    },
  };
}

/** Licences of the fonts in Sveltia's package. Vite collects those of packages. */
async function typefaceLicences(root: string): Promise<string> {
  const manifest = createRequire(join(root, "package.json")).resolve("@sveltia/cms");
  const assets = join(dirname(manifest), "assets");
  const names = (await readdir(assets)).filter((name) => name.endsWith(".LICENSE.txt")).sort();
  const texts = names.map(async (name) => {
    return `\n## ${name.replace(".LICENSE.txt", "")}\n\n${await readFile(join(assets, name), "utf8")}`;
  });
  return (await Promise.all(texts)).join("");
}
