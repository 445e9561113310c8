/** The files of the form, as they are below `/admin/`. */
import { messageLanguages } from "../content/core/localized-text.ts";
import { type AdminBundle, nameWithDigest } from "./bundle.ts";
import { type AdminFacts, formConfig } from "./config.ts";
import { adminDocument } from "./document.ts";
import { adminWords } from "./words.ts";

/**
 * @returns Contents by path below `/admin/`: `index.html`, `licences.txt`, and what both lead to in `assets/`.
 */
export function adminFiles(
  { entry, files, licences }: AdminBundle,
  facts: AdminFacts,
): Map<string, string | Uint8Array> {
  const all = new Map<string, string | Uint8Array>();
  for (const [name, content] of files) all.set(`assets/${name}`, content);
  const configs: Record<string, string> = {};
  for (const language of messageLanguages) {
    const text = JSON.stringify(formConfig(facts, language));
    const name = `assets/${nameWithDigest(`config.${language}`, "json", text)}`;
    all.set(name, text);
    configs[language] = `/admin/${name}`;
  }
  const title = adminWords.title(facts.brand).en;
  const document = { title, script: `/admin/assets/${entry}`, configs, editing: facts.editing };
  all.set("index.html", adminDocument(document));
  all.set("licences.txt", licences);
  return all;
}
