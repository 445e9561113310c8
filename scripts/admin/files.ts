/** The files of the form, as they are below `/admin/`. It is no page of the route table. */
import { messageLanguages } from "../content/messages/language.ts";
import { say } from "../content/messages/say.ts";
import { escapeHtml } from "../content/model/format-facts.ts";
import type { Editing } from "../content/schema/editing.ts";
import { digestOf } from "../digest.ts";
import type { AdminBundle } from "./bundle.ts";
import { formConfig } from "./config.ts";
import type { AdminFacts } from "./facts.ts";
import type { FormContent } from "./form-content.ts";

/**
 * @param facts With the repository that the form saves to; without one, it saves to a folder of the computer.
 * @param preview Head of the document that shows a page.
 * @returns Contents by path below `/admin/`: those of the bundle, `index.html`, the content, and the configurations.
 */
export function adminFiles(
  { entry, worker, files }: AdminBundle,
  facts: AdminFacts,
  content: FormContent,
  preview: string,
): Map<string, string | Uint8Array> {
  const all = new Map(files);
  /** Adds a file. Returns its address. */
  const add = (name: string, value: unknown) => {
    const text = JSON.stringify(value);
    const path = `assets/${name}-${digestOf(text).slice(0, 8)}.json`;
    all.set(path, text);
    return `/admin/${path}`;
  };
  const check = { worker: `/admin/${worker}`, content: add("content", content) };
  const configs = Object.fromEntries(
    messageLanguages.map((language) => [
      language,
      add(`config.${language}`, { ...formConfig(facts, language), preview, check: { ...check, language } }),
    ]),
  );
  const script = `<script type="module" src="/admin/${entry}" data-configs="${escapeHtml(JSON.stringify(configs))}"></script>`;
  const title = say({ id: "tool.form.title", data: { brand: facts.brand } }, "en");
  return all.set("index.html", adminDocument(title, script, facts.editing));
}

/**
 * The steps are shown below the first screen, in place of what Sveltia says of a repository. An entry belongs to one that
 * is chosen, not made on the way: it would have only half of what it needs. Entries are deleted one by one, where the
 * check says what that breaks: lists have no boxes to tick.
 */
const ownStyle = `<style>
body>ol{display:none}
body:has(.logo~.buttons)>ol{display:block;position:fixed;z-index:102;inset:auto 1rem 4rem;margin:0 auto;
max-inline-size:34rem;padding-inline-start:1.5rem;font:1rem/1.6 system-ui,sans-serif}
.logo~.buttons>[role=none]:not([class]),body [data-key-path=_entry] .actions,
body [role=row]>.checkbox,body .secondary .wrapper:has(>.checkbox),body .description~.ghost{display:none}
</style>`;

/** Of the two ways to open the content, above and below a line, there is one: the folder of the computer, or signing in. */
const withoutSignIn = "<style>.buttons>.button:not(:has(~.spacer)){display:none}</style>";
const withoutFolder = "<style>.buttons>:has(~.spacer),.buttons>.spacer{display:none}</style>";

/** The document says itself that it is not to be listed, and what it may load. */
function adminDocument(title: string, script: string, editing: Editing | undefined): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(editing)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex, nofollow">',
    '<meta name="referrer" content="no-referrer">',
    `<title>${escapeHtml(title)}</title>`,
    script,
    ownStyle,
    editing === undefined ? withoutSignIn : withoutFolder,
    "</head><body></body></html>",
  ].join("");
}

/**
 * Only what the form was seen to need. It writes its styles into the page and into attributes; pictures that are chosen
 * are blobs until they are saved, and its own icon is a data address. Other origins come in with a repository only:
 * GitHub's interface, what it says about its own state, and the pictures of accounts.
 */
export function contentSecurityPolicy(editing: Editing | undefined): string {
  const github = editing ? " https://api.github.com https://www.githubstatus.com" : "";
  const accounts = editing ? " https://avatars.githubusercontent.com" : "";
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data:${accounts}`,
    "font-src 'self'",
    `connect-src 'self' blob: data:${github}`,
    "manifest-src blob:",
    // The form writes the documents of its previews itself. Addresses in them begin at the site.
    "frame-src blob:",
    "base-uri 'self'",
    "form-action 'none'",
  ].join(";");
}
