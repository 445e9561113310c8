/** Links to GitHub's file editor. */
import { z } from "zod";

export interface EditedBranch {
  /** Address of the repository, of the fork if the pull request comes from one: `https://github.com/owner/name`. */
  readonly address: string;
  readonly branch: string;
  /** Path of the pull request to return to after editing. */
  readonly pull?: string;
}

/** Webhook payload of a pull request; `repo` is null if the fork was deleted. */
const pullRequestEvent = z.object({
  pull_request: z.object({
    number: z.number().int(),
    head: z.object({ ref: z.string(), repo: z.object({ full_name: z.string().regex(/^[\w.-]+\/[\w.-]+$/) }) }),
  }),
});

/** The branch that a workflow runs for; `undefined` outside workflows, and for events without a branch. */
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

/** Address of GitHub's editor at a line of an existing file. */
export function editLink({ address, branch, pull }: EditedBranch, path: string, line: number): string {
  const back = pull === undefined ? "" : `?pr=${encodeSegment(pull)}`;
  return `${address}/edit/${encodePath(branch)}/${encodePath(path)}${back}#L${line}`;
}

function encodePath(path: string): string {
  return path.split("/").map(encodeSegment).join("/");
}

/** Also encodes parentheses, which would end a Markdown link, and replaces lone surrogates, which can't be encoded. */
function encodeSegment(text: string): string {
  const whole = text.replaceAll(/\p{Cs}/gu, "\uFFFD");
  return encodeURIComponent(whole).replaceAll("(", "%28").replaceAll(")", "%29");
}
