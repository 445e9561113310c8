/** The form's script out of the cache of earlier builds: bundling it takes longer than the pages of the whole site. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { readCached, writeCached } from "../encode/cache.ts";
import { filesBelow } from "../site/files-below.ts";
import { type AdminBundle, bundleAdmin } from "./bundle.ts";

const kept = z.object({ entry: z.string(), files: z.array(z.tuple([z.string(), z.base64()])) });

/** @param root Absolute path of the project. */
export async function cachedAdminBundle(root: string): Promise<AdminBundle> {
  const folder = join(root, "node_modules", ".cache", "admin");
  const name = await digestOfInputs(root);
  const found = await readCached(folder, name);
  if (found !== undefined) {
    const { entry, files } = kept.parse(JSON.parse(found.toString("utf8")));
    return { entry, files: new Map(files.map(([file, base64]) => [file, Buffer.from(base64, "base64")])) };
  }
  const made = await bundleAdmin(root);
  const files = [...made.files].map(([file, content]) => [file, Buffer.from(content).toString("base64")]);
  await writeCached(folder, name, Buffer.from(JSON.stringify({ entry: made.entry, files })));
  return made;
}

/** Of everything that decides what the bundle is: our sources, and the versions of what they are bundled from and with. */
async function digestOfInputs(root: string): Promise<string> {
  const admin = join(root, "src", "admin");
  const inputs = [
    ...(await filesBelow(admin)).map((file) => join(admin, file)),
    join(root, "scripts", "admin", "bundle.ts"),
    ...["@sveltia/cms", "yaml", "vite"].map((name) => join(root, "node_modules", name, "package.json")),
  ];
  const hash = createHash("sha256");
  for (const file of inputs) hash.update(`${file.slice(root.length)}\n`).update(await readFile(file));
  return hash.digest("hex");
}
