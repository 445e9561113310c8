/** What may be wrong with the bytes or the YAML of a file. There are no words here: the rule of each code has them. */
import type { SourceLocation } from "../core/diagnostic.ts";
import type { Path } from "../core/value-path.ts";

/** @property text What the words need: a sign, a key, a line. */
type Finding =
  | { readonly code: "file-too-large"; readonly text: string }
  | { readonly code: "encoding"; readonly cause: EncodingCause; readonly text: string }
  | { readonly code: "invisible-character"; readonly cause: InvisibleCause; readonly text: string }
  | { readonly code: "conflict-marker" | "empty-file" | "too-deep" }
  | { readonly code: "yaml-syntax"; readonly cause: SyntaxCause; readonly text: string }
  | { readonly code: "yaml-feature"; readonly cause: FeatureCause; readonly text: string };

export type ParseIssue = Finding & { readonly place: SourceLocation; readonly path: Path };

export type EncodingCause = "not-utf8" | "lost-character";

export type InvisibleCause = "invisible" | "private" | "indentation";

export type SyntaxCause =
  | "unclosed-quote"
  | "unclosed-bracket"
  | "beginning"
  | "behind-quote"
  | "colon-lookalike"
  | "no-space"
  | "no-colon"
  | "second-colon"
  | "second-document"
  | "tab"
  | "missing-sign"
  | "backslash"
  | "indentation";

export type FeatureCause =
  | "anchor"
  | "beginning"
  | "bad-key"
  | "no-key"
  | "key-twice"
  | "swallowed-entry"
  | "unopened-quote"
  | "comment";
