/** What the stages find. They give no words: the rule whose id is the code does. */
import type { Place } from "../core/diagnostic.ts";
import type { Path } from "../core/value-path.ts";
import type { ParseIssue } from "../parse/parse-issue.ts";
import type { SchemaIssue } from "./schema-issue.ts";

type FileFinding =
  | { readonly code: "unknown-folder"; readonly known: readonly string[]; readonly meant: string | undefined }
  | {
      readonly code: "unknown-file";
      /** `ending`: it does not end with `.yaml`. */
      readonly cause: "name" | "ending";
      readonly meant: string | undefined;
      /** Whether the file that is meant is there. */
      readonly isThere: boolean;
      readonly known: readonly string[];
    }
  | { readonly code: "same-file-name"; readonly first: string }
  /** @property language Empty if the whole content folder is missing. @property source A language that has a folder. */
  | { readonly code: "missing-folder"; readonly language: string; readonly meant: string | undefined; readonly source: string | undefined }
  | { readonly code: "missing-language"; readonly folder: string; readonly languages: readonly string[] };

/** About files and folders as such. */
export type FileIssue = FileFinding & { readonly place: Place; readonly path: Path };

export type Issue = ParseIssue | FileIssue | SchemaIssue;
