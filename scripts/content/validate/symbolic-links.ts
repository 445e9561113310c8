/** Symbolic links in the content folder: they are never followed, because what they lead to may be anything on this computer. */
import { type Diagnostic, diagnostic, startOf } from "../core/diagnostic.ts";
import { type FileBytes, symbolicLink } from "../parse/content-folder.ts";

export const linkMessage = {
  en: "This is a symbolic link, not a file or folder",
  de: "Das ist ein symbolischer Link, keine Datei und kein Ordner",
};
const hint = {
  en: "Delete the link, and put the file or folder itself in its place",
  de: "Löschen Sie den Link, und legen Sie die Datei oder den Ordner selbst an seine Stelle",
};

/** An issue for each link; none if there is none. */
export function linkIssues(bytes: FileBytes): Diagnostic[] {
  const links = [...bytes.keys()].filter((name) => bytes.get(name) === symbolicLink);
  return links.map((name) => diagnostic(startOf(name), "unknown-file", linkMessage, hint));
}
