/** As much of GitHub's interface as the form for editors asks for: a repository with the content, which takes changes. */
import { createHash } from "node:crypto";
import type { Page, Route } from "@playwright/test";
import type { Files } from "./admin-folder.ts";

export interface Committed {
  readonly branch: string;
  readonly files: Files;
}

const allow = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
const head = "a".repeat(40);

/** @returns What is committed and which pull requests are opened, as they come in. */
export async function playGitHub(page: Page, files: Files): Promise<{ commits: Committed[]; pulls: string[] }> {
  const commits: Committed[] = [];
  const pulls: string[] = [];
  const tree = Object.entries(files).map(([path, text]) => {
    const bytes = Buffer.from(text);
    const sha = createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
    return { type: "blob", path, sha, size: bytes.length };
  });
  const texts = new Map(tree.map(({ path, sha }) => [sha, files[path] ?? ""]));

  const query = (text: string, variables: Record<string, unknown>): object => {
    if (text.includes("createCommitOnBranch")) {
      commits.push(committedIn(variables));
      const added = [...text.matchAll(/(\w+): file\(/g)].map(([, alias = ""]) => [
        alias,
        { oid: head, object: { oid: head } },
      ]);
      return {
        createCommitOnBranch: {
          commit: { oid: head, committedDate: "2025-08-05T00:00:00Z", ...Object.fromEntries(added) },
        },
      };
    }
    if (text.includes("createRef")) return { createRef: { ref: { name: "branch" } } };
    if (text.includes("fork: repository")) return { fork: { id: "R1" }, base: { ref: { target: { oid: head } } } };
    if (text.includes("pullRequests"))
      return { repository: { pullRequests: { nodes: [], pageInfo: { hasNextPage: false } } } };
    const blobs = [...text.matchAll(/(\w+): object\(oid: "(\w+)"\)/g)];
    if (blobs.length > 0) {
      const found = blobs.map(([, alias = "", sha = ""]) => [alias, { text: texts.get(sha), isTruncated: false }]);
      return { repository: Object.fromEntries(found) };
    }
    const author = { name: "Editor", email: "editor@company.example", user: { id: 1, login: "editor" } };
    const nodes = [{ oid: head, message: "Content", author, committedDate: "2025-08-05T00:00:00Z" }];
    const target = { oid: head, history: { nodes } };
    const aliases = [...text.matchAll(/(\w+):\s+ref\(/g)].map(([, alias = ""]) => [alias, { target }]);
    return { repository: { ref: { target }, ...Object.fromEntries(aliases) } };
  };

  const answer = (route: Route): Promise<void> => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const json = (value: object) => route.fulfill({ json: value, headers: allow });
    if (request.method() === "OPTIONS" || pathname.includes("/collaborators/"))
      return route.fulfill({ status: 204, headers: allow });
    if (pathname === "/user") return json({ id: 1, login: "editor", name: "Editor", email: "editor@company.example" });
    if (pathname.includes("/git/trees/")) return json({ tree });
    const { query: text = "", variables = {}, head: branch = "" } = request.postDataJSON() ?? {};
    if (pathname === "/graphql") return json({ data: query(text, variables) });
    if (pathname.endsWith("/pulls")) pulls.push(branch);
    return json({
      number: 5,
      node_id: "PR",
      html_url: "https://github.com/company/website/pull/5",
      head: { ref: branch, sha: head },
      labels: [],
    });
  };
  await page.route("https://api.github.com/**", answer);
  await page.route("https://www.githubstatus.com/**", (route) =>
    route.fulfill({ json: { status: { indicator: "none" } }, headers: allow }),
  );
  return { commits, pulls };
}

function committedIn({ input }: Record<string, unknown>): Committed {
  const { branch, fileChanges } = JSON.parse(JSON.stringify(input));
  const files = fileChanges.additions.map(({ path, contents }: Record<string, string>) => [
    path,
    Buffer.from(contents ?? "", "base64").toString(),
  ]);
  return { branch: branch.branchName, files: Object.fromEntries(files) };
}
