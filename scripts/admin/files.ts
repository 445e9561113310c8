/** The files of the form, as they are below `/admin/`. */
import { createHash } from "node:crypto";
import { messageLanguages } from "../content/core/localized-text.ts";
import type { AdminBundle } from "./bundle.ts";
import { formConfig } from "./config.ts";
import { adminDocument } from "./document.ts";
import type { AdminFacts } from "./facts.ts";
import { adminWords } from "./words.ts";

/** @returns Contents by path below `/admin/`: those of the bundle, `index.html`, and the configurations. */
export function adminFiles({ entry, files }: AdminBundle, facts: AdminFacts): Map<string, string | Uint8Array> {
  const all = new Map(files);
  const configs: Record<string, string> = {};
  for (const language of messageLanguages) {
    const text = JSON.stringify(formConfig(facts, language));
    const digest = createHash("sha256").update(text).digest("base64url").slice(0, 8);
    const name = `assets/config.${language}-${digest}.json`;
    all.set(name, text);
    configs[language] = `/admin/${name}`;
  }
  const title = adminWords.title(facts.brand).en;
  all.set("index.html", adminDocument({ title, script: `/admin/${entry}`, configs, editing: facts.editing }));
  return all;
}
