/** The script of the form with everything it loads, bundled from packages: nothing comes from another host. */
import { join } from "node:path";
import { cached, digestOfFiles } from "../cache.ts";
import { filesBelow } from "../files-below.ts";
import { inChild } from "../in-child.ts";

export interface AdminBundle {
  /** Name of the file with the script, as a key of `files`. */
  readonly entry: string;
  /** Name of the file with the worker that checks what is edited. */
  readonly worker: string;
  /** Contents by path below `/admin/`; a digest is in each name but that of `licences.txt`. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
}

const maker = "scripts/admin/make-bundle.ts";

/** The bundle; out of the cache if nothing changed, because it takes longer than all pages of the site. */
export async function adminBundle(root: string): Promise<AdminBundle> {
  return cached("admin", await digestOfInputs(root), () => inChild(maker));
}

/** Of everything that decides what the bundle is: our sources, which the check is among, and the packages. */
async function digestOfInputs(root: string): Promise<string> {
  const sources = ["src", "scripts"].flatMap((folder) =>
    filesBelow(join(root, folder))
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith("generated/"))
      .map((file) => `${folder}/${file}`),
  );
  return digestOfFiles(root, [...sources, "package-lock.json"]);
}
