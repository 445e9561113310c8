/** Where the meaning of a rule can be read. */
import type { MessageLanguage } from "../core/localized-text.ts";
import { ruleDocuments } from "../rules/registry/document.ts";

/**
 * Address of a rule in the documentation: on the repository's server within a workflow, otherwise the path from the top of
 * the repository.
 */
export function ruleDocs(
  rule: string,
  language: MessageLanguage,
  environment: Readonly<Record<string, string | undefined>>,
): string {
  const path = `docs/${ruleDocuments[language]}#${rule}`;
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: commit } = environment;
  if (server === undefined || repository === undefined || commit === undefined) return path;
  return `${server}/${repository}/blob/${commit}/${path}`;
}
