/** Writes the documents of the rule book: `npm run content:rules`. A test fails while they are not current. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { messageLanguages } from "./content/messages/sentence.ts";
import { ruleDocument, ruleDocuments } from "./content/rule-book/document.ts";

for (const language of messageLanguages) {
  writeFileSync(join("docs", ruleDocuments[language]), ruleDocument(language));
}
