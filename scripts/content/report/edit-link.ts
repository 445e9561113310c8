/** Where a browser can edit a file, on GitHub. */
import { z } from "zod";

/** A branch that somebody edits in the browser. */
export interface EditedBranch {
  /** `https://github.com` or a server of one's own. */
  readonly server: string;
  /** `owner/name`: that of the fork for a pull request from one. */
  readonly repository: string;
  readonly branch: string;
  /** Path of the pull request, to which the editor leads back. */
  readonly pull?: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const name = z.string().regex(/^[\w.-]+\/[\w.-]+$/);
const branch = z.string().min(1);
/** What a workflow is told about a pull request; `repo` is null where the fork was deleted. */
const pullRequestEvent = z.object({
  pull_request: z.object({
    number: z.number().int(),
    head: z.object({ ref: branch, repo: z.object({ full_name: name }) }),
  }),
});

/**
 * The branch that a workflow runs for.
 *
 * @param readEvent Reads the file with the event; throws where it cannot.
 * @returns `undefined` outside of workflows, and where the event does not say it: then there are no links.
 */
export function editedBranch(environment: Environment, readEvent: (path: string) => string): EditedBranch | undefined {
  const { GITHUB_REPOSITORY: own, GITHUB_SERVER_URL: server = "https://github.com" } = environment;
  const repository = name.safeParse(own).data;
  if (repository === undefined || !/^https?:\/\/[\w.:-]+$/.test(server)) return undefined;
  const event = environment.GITHUB_EVENT_NAME ?? "";
  if (event === "push" || event === "workflow_dispatch") {
    const ref = branch.safeParse(environment.GITHUB_REF_NAME).data;
    return ref && environment.GITHUB_REF_TYPE === "branch" ? { server, repository, branch: ref } : undefined;
  }
  if (!event.startsWith("pull_request")) return undefined;
  try {
    const { pull_request: pull } = pullRequestEvent.parse(JSON.parse(readEvent(environment.GITHUB_EVENT_PATH ?? "")));
    const { ref, repo } = pull.head;
    return { server, repository: repo.full_name, branch: ref, pull: `/${repository}/pull/${pull.number}` };
  } catch {
    return undefined;
  }
}

/** Address of GitHub's editor, at a line. A file that is not there is opened as a new one; a picture is only shown. */
export function editLink(at: EditedBranch, path: string, line: number, isThere: boolean): string {
  const base = `${at.server}/${at.repository}`;
  const ref = encodePath(at.branch);
  if (!path.endsWith(".yaml")) return isThere ? `${base}/blob/${ref}/${encodePath(path)}` : `${base}/tree/${ref}`;
  if (!isThere) return `${base}/new/${ref}?filename=${encodeSegment(path)}`;
  const back = at.pull === undefined ? "" : `?pr=${encodeSegment(at.pull)}`;
  return `${base}/edit/${ref}/${encodePath(path)}${back}#L${line}`;
}

function encodePath(path: string): string {
  return path.split("/").map(encodeSegment).join("/");
}

/** Brackets too, which would end a link in Markdown. */
function encodeSegment(text: string): string {
  // Halves of characters cannot be encoded.
  return encodeURIComponent(text.replaceAll(/\p{Cs}/gu, "\uFFFD")).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
