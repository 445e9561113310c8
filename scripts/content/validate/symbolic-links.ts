/** Symbolic links in the content folder: they are never followed, because what they lead to may be anything on this computer. */
import { type Diagnostic, diagnostic, startOf } from "../core/diagnostic.ts";
import { type FileBytes, symbolicLink } from "../parse/content-folder.ts";

/** An issue for each link; none if there is none. */
export function symbolicLinkIssues(bytes: FileBytes): Diagnostic[] {
  const links = [...bytes.keys()].filter((name) => bytes.get(name) === symbolicLink);
  return links.map((name) => diagnostic(startOf(name), { id: "unknown-file.link" }));
}
