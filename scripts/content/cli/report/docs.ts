/** Links to the documentation pages of rules. */

import type { ContentFiles } from "../../check/content-files.ts";
import type { MessageLanguage } from "../../core/messages/language.ts";
import { valueAt } from "../../core/value-path.ts";

interface Repository {
  readonly files: ContentFiles;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/**
 * Address of a rule's page: at the workflow's commit, or else in the repository that `editing` names. Without either,
 * its path in the repository.
 */
export function ruleDocs(rule: string, language: MessageLanguage, { files, environment }: Repository): string {
  const path = `docs/content-rules/${rule}${language === "en" ? "" : `.${language}`}.md`;
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: own, GITHUB_SHA: commit } = environment;
  if (server !== undefined && own !== undefined && commit !== undefined)
    return `${server}/${own}/blob/${commit}/${path}`;
  const editing = (key: string) => valueAt(files.parsed.get("site.yaml")?.value, ["editing", key]);
  const [repository, branch = "HEAD"] = [editing("repository"), editing("branch")];
  return typeof repository === "string" ? `https://github.com/${repository}/blob/${branch}/${path}` : path;
}
