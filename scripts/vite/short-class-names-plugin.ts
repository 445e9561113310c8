/**
 * Names of classes in the build: a letter or two for the file, another for the class. The styles stand in every document,
 * and a digest in each name would cost 450 bytes of the 14 kB that one has. In development names stay readable.
 */
import { join } from "node:path";
import type { Plugin } from "vite";
import { filesBelow } from "../site/files-below.ts";

export function shortClassNamesPlugin(): Plugin {
  return {
    name: "site:short-class-names",
    apply: "build",
    async config({ root = process.cwd() }) {
      const source = join(root, "src");
      const files = (await filesBelow(source)).filter((file) => file.endsWith(".module.css"));
      const name = shortNames(files);
      const below = (file: string) => file.slice(source.length + 1).replaceAll("\\", "/");
      return { css: { modules: { generateScopedName: (local, file) => name(local, below(file)) } } };
    },
  };
}

/**
 * Names that are the same in the browser's build and in the server's, whatever the order in which they read the files.
 *
 * @param files All files with classes, in a fixed order. A name is asked for from the top of a file to its end.
 * @returns Takes the name of a class and its file. Throws for a file that is not among them.
 */
export function shortNames(files: readonly string[]): (local: string, file: string) => string {
  const known = new Map(files.map((file): [string, string[]] => [file, []]));
  return (local, address) => {
    const [file = ""] = address.split("?");
    const locals = known.get(file);
    if (locals === undefined) throw new Error(`${file} is not among the files with classes`);
    const place = locals.includes(local) ? locals.indexOf(local) : locals.push(local) - 1;
    return `${letters(files.indexOf(file))}_${letters(place)}`;
  };
}

/** 0 → `a`, 25 → `z`, 26 → `aa`: a class must not begin with a digit. */
function letters(index: number): string {
  const rest = Math.floor(index / 26) - 1;
  return (rest < 0 ? "" : letters(rest)) + String.fromCharCode(97 + (index % 26));
}
