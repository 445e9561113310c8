/** The script of the form with everything it loads, bundled from packages: nothing comes from another host. */
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { build, defaultClientConditions, type Plugin } from "vite";
import { reworded } from "./reworded.ts";

const licenceFile = "licences.txt";

export interface AdminBundle {
  /** Name of the file with the script, as a key of `files`. */
  readonly entry: string;
  /** Name of the file with the worker that checks what is edited. */
  readonly worker: string;
  /** Contents by path below `/admin/`; a digest is in each name but that of `licences.txt`. */
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
    // The check runs without a document.
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
        input: [join(root, "src", "admin", "main.ts"), join(root, "scripts", "admin", "worker", "worker.ts")],
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
 * What no field of this form uses, and is larger than all the rest: maps, code with colours, HTML that becomes Markdown,
 * conversion of pictures. Each is loaded on demand only; asked for all the same, it says that it is not there.
 */
const unused =
  /^(?:@shikijs\/|leaflet(?:\/|$)|terra-draw|svgo(?:\/|$)|turndown(?:\/|$))|\/chunks\/(?:heic|shiki-engine|webp_enc)[\w-]*\.js$/;

/** What would convert photos of phones: the content takes none of that kind. */
const unusedFiles = /\/heic/;

/** The form has its typefaces in the package, and names those of a host for all browsers that come too late for them. */
const foreignTypeface = /src:\s*url\(https:\/\/cdn\.jsdelivr\.net\/fontsource\/[^)]*\)\s*format\([^)]*\)/g;

/** A format of one's own is handed the text of a file. It needs the path too: the name of the file is a field. */
const parserCall = /(async\(\{text:(\w+)=``,path:(\w+),folder:[\s\S]{1,500}\?\.parser;if\((\w+)\)return \4\(\2)\)/g;

/** What is inserted into a long text is within a line; Sveltia would begin a paragraph behind it. */
const paragraphBehind = /(\(\[\w+\(\)\(\)),\w+\(\)\]/g;

const changes = [
  [foreignTypeface, "src:local(none)"],
  [parserCall, "$1,$3)"],
  [paragraphBehind, "$1]"],
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
      if (language === "en" || language === "de") return reworded(code, language);
      if (!/@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/.test(id)) return undefined;
      const own = changes.reduce((before, [pattern, written]) => {
        const after = before.replaceAll(pattern, written);
        if (after === before) throw new Error(`Sveltia is written in another way: it has no ${pattern}`);
        return after;
      }, code);
      return reworded(own, "en");
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
