/** The files of the form for editors below `/admin/`, which is not part of the route table. */

import { escapeHtml } from "../../content/check/format-facts.ts";
import { messageLanguages } from "../../content/core/messages/language.ts";
import { say } from "../../content/core/messages/say.ts";
import type { Editing } from "../../content/schema/editing.ts";
import { digestOf } from "../../digest.ts";
import type { AdminBundle } from "./bundle.ts";
import { formConfig } from "./config.ts";
import type { FormContent } from "./form-content.ts";
import type { FormSettings } from "./form-settings.ts";

/**
 * @param facts With the repository to save to; without `editing`, the form saves to a local folder.
 * @param preview Head of the preview document.
 * @returns Contents by path below `/admin/`: the bundle, `index.html`, the content, and a configuration per language.
 */
export function adminFiles(
  { entry, worker, files }: AdminBundle,
  facts: FormSettings,
  content: FormContent,
  preview: string,
): Map<string, string | Uint8Array> {
  const all = new Map(files);
  /** Adds a JSON file. @returns Its address. */
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
 * Shows our steps on the first screen instead of Sveltia's. Hides creating entries from relation fields, which would be
 * incomplete, and selecting several entries, because deleting them would bypass the check.
 */
const ownStyle = `<style>
body{display:flex;flex-direction:column;block-size:100dvh;margin:0;overflow:hidden}
#nc-root{position:relative;flex:auto;min-block-size:0;contain:layout}
.logo~.buttons~ol{max-inline-size:34rem;margin:1rem auto 0;padding-inline:2rem 1rem;list-style:decimal;
font:1rem/1.6 system-ui,sans-serif}
.logo~.buttons>[role=none]:not([class]),body [data-key-path=_entry] .actions,
body [role=row]>.checkbox,body .secondary .wrapper:has(>.checkbox),body .description~.ghost{display:none}
</style>`;

/** Of the two buttons, separated by a line, only one is shown: opening a local folder, or signing in. */
const withoutSignIn = "<style>.buttons>.button:not(:has(~.spacer)){display:none}</style>";
const withoutFolder = "<style>.buttons>:has(~.spacer),.buttons>.spacer{display:none}</style>";

/** Has its policy and `noindex` as meta elements, for hosts without configurable headers. */
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
    // Sveltia fills "nc-root", so that what is said after saving lies over nothing.
    '</head><body><output id="saved"></output><div id="nc-root"></div></body></html>',
  ].join("");
}

/**
 * The minimal policy for the form. Sveltia uses inline styles, blob URLs for unsaved pictures, and a data URL for its
 * icon. Other origins are needed only with a repository: GitHub's API, status page, and avatars.
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
    // Preview documents are blobs, whose base address is the site.
    "frame-src blob:",
    "base-uri 'self'",
    "form-action 'none'",
  ].join(";");
}
