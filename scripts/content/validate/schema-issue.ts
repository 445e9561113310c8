/** What may be wrong with the values of a file that parses. There are no words here: the rule of each code has them. */
import type { SourceLocation } from "../core/diagnostic.ts";
import type { Path } from "../core/value-path.ts";
import type { SureValue } from "./suggest-value.ts";

interface Located {
  readonly place: SourceLocation;
  readonly path: Path;
}

/** Keys that an entry lacks, or should not have. `spaces` are to be added in front of a line, or taken away if negative. */
export type FieldIssue = Located &
  (
    | { readonly code: "missing-field"; readonly cause: "missing"; readonly keys: readonly string[] }
    /** It became part of the text above it. */
    | { readonly code: "missing-field"; readonly cause: "swallowed"; readonly key: string; readonly spaces: number }
    /** The line of the entry that the key belongs to is missing. */
    | { readonly code: "missing-field"; readonly cause: "lost"; readonly key: string; readonly owner: string }
    | {
        readonly code: "unknown-field";
        readonly cause: "misplaced";
        readonly key: string;
        readonly owner: string;
        readonly spaces: number;
      }
    | {
        readonly code: "unknown-field";
        readonly cause: "unknown";
        readonly key: string;
        readonly meant: string | undefined;
        /** The value as it is written; `undefined` for several lines. */
        readonly written: string | undefined;
        /** Keys that the entry may have and does not, the nearest first. */
        readonly allowed: readonly string[];
      }
  );

/** What the field would take: a value that is sure to be meant, and one that shows how such values are written. */
interface Advice {
  readonly sure: SureValue | undefined;
  /** As it is written in YAML. */
  readonly example: string | undefined;
}

/** Kinds of values: those of zod, and `fraction` and `nothing`. */
export type ValueIssue = Located &
  Advice &
  (
    | { readonly code: "wrong-type"; readonly expected: readonly string[]; readonly found: string }
    | {
        readonly code: "not-allowed";
        readonly value: string | undefined;
        readonly meant: string | undefined;
        readonly allowed: readonly string[];
      }
    | { readonly code: "out-of-range"; readonly bound: Bound; readonly limit: number; readonly length: number }
    /** A check of the schema refuses the value. The id of the refusal is that of a rule. */
    | { readonly code: "refused"; readonly refusal: string; readonly isOptional: boolean }
    | { readonly code: "invalid" }
  );

/** What the limit is of: a number, the entries of a list, the characters of a text, the digits behind the dot. */
export type Bound = "least" | "above" | "most" | "fewest-entries" | "most-entries" | "characters" | "cents";

export type NumberIssue = Located & {
  readonly code: "number-form";
  readonly written: string;
  readonly read: string;
  /** The number without its dot, if that may be one of thousands. */
  readonly thousands: string | undefined;
};

export type SchemaIssue = FieldIssue | ValueIssue | NumberIssue;
