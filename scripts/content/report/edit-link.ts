/** Where a browser can edit a file, on GitHub. */
import { z } from "zod";

/** A branch that somebody edits in the browser. */
export interface EditedBranch {
  /** Of the repository: `https://github.com/owner/name`. That of the fork for a pull request from one. */
  readonly address: string;
  readonly branch: string;
  /** Path of the pull request, to which the editor leads back. */
  readonly pull?: string;
}

/** What a workflow is told about a pull request; `repo` is null if the fork was deleted. */
const pullRequestEvent = z.object({
  pull_request: z.object({
    number: z.number().int(),
    head: z.object({ ref: z.string(), repo: z.object({ full_name: z.string().regex(/^[\w.-]+\/[\w.-]+$/) }) }),
  }),
});

/** The branch that a workflow runs for; `undefined` outside of workflows, and if the event does not say it. */
export function editedBranch(
  environment: Readonly<Record<string, string | undefined>>,
  readEvent: (path: string) => string,
): EditedBranch | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: own, GITHUB_EVENT_NAME: event = "" } = environment;
  if (server === undefined || own === undefined) return undefined;
  if (!event.startsWith("pull_request")) {
    const { GITHUB_REF_NAME: branch, GITHUB_REF_TYPE: type } = environment;
    return branch !== undefined && type === "branch" ? { address: `${server}/${own}`, branch } : undefined;
  }
  const { data } = pullRequestEvent.safeParse(JSON.parse(readEvent(environment.GITHUB_EVENT_PATH ?? "")));
  if (data === undefined) return undefined;
  const { number, head } = data.pull_request;
  return { address: `${server}/${head.repo.full_name}`, branch: head.ref, pull: `/${own}/pull/${number}` };
}

/** Address of GitHub's editor, at a line of a file that is there. */
export function editLink({ address, branch, pull }: EditedBranch, path: string, line: number): string {
  const back = pull === undefined ? "" : `?pr=${encodeSegment(pull)}`;
  return `${address}/edit/${encodePath(branch)}/${encodePath(path)}${back}#L${line}`;
}

function encodePath(path: string): string {
  return path.split("/").map(encodeSegment).join("/");
}

/** Brackets too, which would end a link in Markdown. Halves of characters cannot be encoded. */
function encodeSegment(text: string): string {
  const whole = text.replaceAll(/\p{Cs}/gu, "\uFFFD");
  return encodeURIComponent(whole).replaceAll("(", "%28").replaceAll(")", "%29");
}
