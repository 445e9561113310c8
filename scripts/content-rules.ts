/** Writes the documents of the rules: `npm run format`. A test fails while they are not current. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { messageLanguages } from "./content/core/localized-text.ts";
import { ruleDocument, ruleDocuments } from "./content/rules/registry/document.ts";

for (const language of messageLanguages) {
  writeFileSync(join("docs", ruleDocuments[language]), ruleDocument(language));
}
