/** The page of the form: nothing but the script and where its configurations are. It is no page of the route table. */
import { escapeHtml } from "../../src/renderer/render-head.ts";
import type { Editing } from "../content/schema/editing.ts";

interface AdminDocument {
  readonly title: string;
  /** Address of the script. */
  readonly script: string;
  /** Address of the configuration in each language of the form. */
  readonly configs: Readonly<Record<string, string>>;
  readonly editing: Editing | undefined;
}

/** Without a repository there is nothing to sign in to: below the folder of the computer is no other way. */
const withoutSignIn = "<style>.buttons>.spacer~.button{display:none}</style>";

/** The whole document. It says itself that it is not to be listed, and what it may load. */
export function adminDocument({ title, script, configs, editing }: AdminDocument): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(editing)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex, nofollow">',
    '<meta name="referrer" content="no-referrer">',
    `<title>${escapeHtml(title)}</title>`,
    `<script type="module" src="${script}" data-configs="${escapeHtml(JSON.stringify(configs))}"></script>`,
    editing?.repository === undefined ? withoutSignIn : "",
    "</head><body></body></html>",
  ].join("");
}

/**
 * Only what the form was seen to need. It writes its styles into the page and into attributes; pictures that are chosen
 * are blobs until they are saved, and its own icon is a data address. Other origins come in with a repository only:
 * GitHub's interface, what it says about its own state, and the pictures of accounts.
 */
export function contentSecurityPolicy(editing: Editing | undefined): string {
  const isOnGitHub = editing?.repository !== undefined;
  const github = isOnGitHub ? " https://api.github.com https://www.githubstatus.com" : "";
  const accounts = isOnGitHub ? " https://avatars.githubusercontent.com" : "";
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data:${accounts}`,
    "font-src 'self'",
    `connect-src 'self' blob: data:${github}`,
    "manifest-src blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join(";");
}
