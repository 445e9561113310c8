/**
 * What an editor sees on the web page of a code host, drawn: how a file is opened, how a change is handed in, how a message
 * looks. Buttons carry the words that stand on them, which that page has in English only.
 */

const pencil =
  '<svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"><path d="M4 20l1-5L16 4l4 4L9 19z"/><path d="M14 6l4 4"/></svg>';

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function path(...steps: readonly string[]): string {
  const last = steps.at(-1) ?? "";
  return `<span class="path">${[...steps.slice(0, -1), `<b>${last}</b>`].join(" / ")}</span>`;
}

/** Lines of a file with their numbers, counted from `first`. */
function code(
  lines: readonly string[],
  first: number,
  marked?: { readonly line: number; readonly kind: string },
): string {
  const rows = lines.map((line, index) => {
    const number = first + index;
    const kind = marked?.line === number ? ` class="${marked.kind}"` : "";
    return `<div${kind}><span class="n">${number}</span>${escaped(line)}</div>`;
  });
  return `<div class="code">${rows.join("")}</div>`;
}

/** A file, with the button that opens it for editing. */
export function openFile(lines: readonly string[]): string {
  return `<div class="bar">${path("content", "facts", "plugins", "fatoora.yaml")}</div>
<div class="box"><div class="head"><span class="button">Code</span><span class="quiet">Blame</span><span style="flex:1"></span>
<span class="button">Raw</span><span class="button icon here" data-step="2">${pencil}</span></div>${code(lines, 1)}</div>`;
}

/** The window in which a change is handed in. */
export function propose(): string {
  return `<div class="box dialog"><div class="head"><b>Propose changes</b></div><div class="body">
<label>Commit message</label><div class="field here" data-step="1">Fatoora costs 9</div>
<div class="choice"><i></i><span class="quiet">Commit directly to the main branch</span></div>
<div class="choice on here" data-step="2"><i></i><span>Create a <b>new branch</b> for this commit and start a pull request</span></div>
<div class="field">fatoora-price</div></div>
<div class="foot"><span class="button">Cancel</span><span class="button main here" data-step="3">Propose changes</span></div></div>`;
}

/** A file that is not there yet: its name is typed behind the folders. */
export function newFile(lines: readonly string[]): string {
  return `<div class="bar"><span class="path">content / facts / partners /</span>
<span class="field here" data-step="1" style="width:220px">new-zealand.yaml</span><span class="grow"></span>
<span class="button">Cancel changes</span><span class="button main here" data-step="3">Commit changes…</span></div>
<div class="box here" data-step="2"><div class="head"><span class="button">Edit</span><span class="quiet">Preview</span></div>${code(lines, 1)}</div>`;
}

/** Files of a folder in a branch, with the button that chooses the branch. */
export function branch(): string {
  const files = ["1.44.yaml", "1.45.yaml", "1.46.yaml", "1.47.yaml"];
  return `<div class="bar"><span class="button here" data-step="1">release-1.48 ▾</span>${path("content", "en", "releases")}
<span class="grow"></span><span class="button here" data-step="2">Add file ▾</span></div>
<div class="box files">${files.map((file) => `<div>${file}</div>`).join("")}</div>`;
}

export interface ShownMessage {
  readonly file: string;
  /** Number of the line in the file that the message is about. */
  readonly line: number;
  /** The whole file. */
  readonly lines: readonly string[];
  readonly title: string;
  readonly text: string;
}

/** A changed file in a pull request, with a message below the line that it is about. */
export function redPullRequest({ file, line, lines, title, text }: ShownMessage): string {
  return `<div class="bar"><span class="quiet">Conversation</span><span class="quiet">Commits</span>
<span class="quiet">Checks</span><span class="button here" data-step="1">Files changed</span><span class="grow"></span><span class="red">✗ Content</span></div>
<div class="box"><div class="head">${path(...file.split("/"))}<span style="flex:1"></span><span class="button here" data-step="3">⋯</span></div>
${code(lines.slice(0, line), 1, { line, kind: "new" })}
<div class="message here" data-step="2"><b>${escaped(title)}</b>${escaped(text)}</div>
${code(lines.slice(line), line + 1)}</div>`;
}
