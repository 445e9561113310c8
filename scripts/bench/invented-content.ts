/** Invented content for measuring the content build at sizes that no sample has. The same number gives the same files. */
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { digestOf } from "../digest.ts";

interface Copies {
  readonly plugins: number;
  readonly releases: number;
}

/** Writes the given content with copies of a plugin and of a release; returns how many YAML files there are. */
export function inventContent(content: string, folder: string, { plugins, releases }: Copies): number {
  cpSync(content, folder, { recursive: true });
  const tops = ["facts", ...readdirSync(content).filter((name) => /^[a-z]{2}$/.test(name))];
  const copy = (kind: string, name: string, change: (text: string) => string) => {
    const [like = ""] = readdirSync(join(content, "facts", kind)).filter((file) => file !== "notes.yaml");
    for (const top of tops) {
      const text = readFileSync(join(content, top, kind, like), "utf8");
      writeFileSync(join(folder, top, kind, `${name}.yaml`), change(text));
    }
  };
  for (let number = 1; number <= plugins; number += 1) {
    const slug = `invented-${number}`;
    copy("plugins", slug, (text) => pluginText(text, slug, number));
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500"><title>${slug}</title></svg>`;
    writeFileSync(join(folder, "images", "plugins", `${slug}.svg`), drawing);
  }
  for (let number = 1; number <= releases; number += 1) {
    // Older than those that there are, so that the newest one stays what it is.
    const version = `0.${number}`;
    const day = new Date(Date.UTC(2000, 0, number)).toISOString().slice(0, 10);
    copy("releases", version, (text) =>
      text.replace(/^version: .*$/m, `version: "${version}"`).replace(/^date: .*$/m, `date: ${day}`),
    );
  }
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files.filter((file) => file.endsWith(".yaml")).length;
}

/** What must not be the same in two plugins. */
function pluginText(text: string, slug: string, number: number): string {
  return text
    .replace(/^order: .*$/m, `order: ${1000 + number}`)
    .replace(/^image: .*$/m, `image: plugins/${slug}.svg`)
    .replace(/^name: .*$/m, `name: Invented ${number}`)
    .replaceAll(/^( +path: )(?:.*\/)?(.*)$/gm, `$1plugins/${slug}/$2`)
    .replaceAll(/^( +sha256: )(.*)$/gm, (_line, key: string, digest: string) => key + digestOf(slug, digest));
}
