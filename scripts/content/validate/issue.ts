import type { ParseIssue } from "../parse/parse-issue.ts";
import type { SchemaIssue } from "./schema-issue.ts";

/** What the stages find. They give no words: the rule whose id is the code does. */
export type Issue = ParseIssue | SchemaIssue;
