/** The rules where Vite bundles: it takes this file for `read-rules.ts`, see `scripts/admin/make-bundle.ts`. */
import type { Rule } from "./rule.ts";

const files = import.meta.glob<Rule>("../*.ts", { eager: true, import: "default" });

/** What is in the folder `rules/`, by file name. */
export const rules = Object.values(files);
