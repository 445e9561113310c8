/** Symbolic links are never followed, because their target may be any file of this computer. */
import { type Diagnostic, diagnostic, startOf } from "../core/diagnostic.ts";
import { type FileBytes, symbolicLink } from "../files/content-folder.ts";

/** Reports each symbolic link in the content folder. */
export function symbolicLinkIssues(bytes: FileBytes): Diagnostic[] {
  const links = [...bytes.keys()].filter((name) => bytes.get(name) === symbolicLink);
  return links.map((name) => diagnostic(startOf(name), { id: "unknown-file.link" }));
}
