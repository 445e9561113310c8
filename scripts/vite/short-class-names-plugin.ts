/**
 * Names of classes in the build: two letters or digits each. Digests in their place take 250 of the 14,000 bytes that a
 * document may have. In development names stay readable.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import type { Plugin } from "vite";

export function shortClassNamesPlugin(): Plugin {
  const source = resolve("src");
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".module.css"),
  );
  // In one order for the build of the browser and that of the server.
  const known = files.sort().flatMap((file) => classesIn(readFileSync(join(source, file), "utf8"), file));
  const shortName = (name: string, file: string) => {
    const index = known.indexOf(`${relative(source, file)} ${name}`);
    if (index < 0) throw new Error(`${file} has no class ${name} that could be named`);
    // A class begins with a letter.
    return String.fromCharCode(97 + (index % 26)) + Math.floor(index / 26).toString(36);
  };
  return {
    name: "site:short-class-names",
    apply: "build",
    config: () => ({
      css: { modules: { generateScopedName: (name, file) => shortName(name, file.replace(/\?.*$/, "")) } },
    }),
  };
}

/** Each once; animations have names of the same kind. */
function classesIn(styles: string, file: string): string[] {
  const names = [...styles.matchAll(/(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi)].map(([, name]) => `${file} ${name}`);
  return [...new Set(names)];
}
