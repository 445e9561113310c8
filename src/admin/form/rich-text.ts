/**
 * Converts between the content’s simple HTML and the Markdown of the form’s editor. HTML that this editor would
 * change is shown as source text with a prefix, and comes back unchanged.
 */

const block = /<(p|h3|ul|ol)>(.*?)<\/\1>|\S/g;
const bullets: Readonly<Record<string, (index: number) => string>> = {
  p: () => "",
  h3: () => "### ",
  ul: () => "- ",
  ol: (index) => `${index + 1}. `,
};
const inline = /<(\/?)(strong|em|code|br|a)(?: href="([^"]*)")?>|([^<]+)|</g;
const marks: Readonly<Record<string, string>> = { strong: "**", em: "*", code: "`" };

/** Characters the editor would read as Markdown or as a reference, and not return unchanged. */
const ambiguous = /\\|\]\(|&#\d|&(?!amp;|lt;)/;
const beginsBlock = /^(?:#|>|\||[-+*] |\d+[.)]|[-_*]{3}|\[[ x]\]|<[a-z])/i;

/** @returns Markdown that converts back to this HTML; otherwise `HTML: ` and the HTML. */
export function toRichText(html: string): string {
  const markdown = markdownOf(evened(html));
  return markdown !== undefined && evened(fromRichText(markdown)) === evened(html) ? markdown : sourceOf(html);
}

/** Normalizes white space and character references. */
function evened(html: string): string {
  return html
    .replaceAll(/[ \t\n\f\r]+/g, " ")
    .replaceAll(/ ?(<\/?(?:p|ul|ol|li|h3)>) ?/g, "$1")
    .replaceAll("&gt;", ">")
    .replaceAll(/&(?![\w#])/g, "&amp;")
    .trim();
}

/** Escapes references that the editor would resolve. */
function sourceOf(html: string): string {
  const source = html.trim().replaceAll(/[ \t\n\f\r]+/g, " ");
  return `HTML: ${source}`
    .replaceAll("\\", "&bsol;")
    .replaceAll(/&#(\d+);/g, (_whole, code: string) => `&#x${Number(code).toString(16)};`)
    .replaceAll(/[*_`~]/g, "\\$&");
}

function markdownOf(html: string): string | undefined {
  const blocks = [...html.matchAll(block)].map(([, name = "", inner = ""]) => {
    const items =
      name === "ul" || name === "ol" ? inner.slice("<li>".length, -"</li>".length).split("</li><li>") : [inner];
    const lines = items.map(inlineOf);
    if (name === "" || lines.some((line) => line === undefined || beginsBlock.test(line))) return undefined;
    return lines.map((line, index) => bullets[name]?.(index) + String(line)).join("\n");
  });
  return blocks.includes(undefined) ? undefined : blocks.join("\n\n");
}

/** @returns `undefined` if the editor would change it: a link in bold text, for example, becomes bold text in a link. */
function inlineOf(html: string): string | undefined {
  const open: string[] = [];
  let [markdown, href] = ["", ""];
  for (const [whole, end, name = "", target = "", text] of html.matchAll(inline)) {
    const inCode = open.at(-1) === "code";
    if (text !== undefined) {
      const plain = text.replaceAll("&lt;", "<").replaceAll("&amp;", "&");
      if (ambiguous.test(text) || /&#\d/.test(plain) || (inCode && plain.includes("`"))) return undefined;
      markdown += inCode ? plain : plain.replaceAll(/[*_`~]/g, "\\$&");
    } else if (whole === "<" || (inCode && !end) || (name === "a" && !end && !isPlainLink(target, open)))
      return undefined;
    else if (name === "br") markdown += "\n";
    else if (end === "") {
      open.push(name);
      href = name === "a" ? target.replaceAll("&amp;", "&") : href;
      markdown += marks[name] ?? "[";
    } else {
      if (open.pop() !== name) return undefined;
      markdown += marks[name] ?? `](${href})`;
    }
  }
  return markdown;
}

/** True if the editor keeps the link: not inside other marks, and without characters that end a Markdown link. */
function isPlainLink(href: string, open: readonly string[]): boolean {
  return open.length === 0 && /^[^()\s\\<>]+$/.test(href);
}

/** @returns The content’s HTML for any Markdown of the editor. */
export function fromRichText(text: string): string {
  const source = /^(?:HTML: ?|(?=<(?:p|h3|ul|ol)>))([\s\S]*)$/.exec(text)?.[1];
  if (source !== undefined) {
    return source
      .replaceAll(/\\([*_`~])/g, "$1")
      .replaceAll("&bsol;", "\\")
      .replaceAll(/[ \t\n\f\r]+/g, " ");
  }
  return text
    .split(/\n{2,}/)
    .flatMap((part) => blocksOf(part.split("\n")))
    .join(" ");
}

/** One block of lines: headings, lists and paragraphs. */
function blocksOf(lines: readonly string[]): string[] {
  const blocks: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? "";
    const [, heading] = /^#{1,6} +(.*)/.exec(line) ?? [];
    const list = listItem.exec(line);
    const isPart = (next: string) =>
      list === null ? !/^#{1,6} /.test(next) && !listItem.test(next) : listItem.test(next);
    const end = heading === undefined ? lines.findIndex((next, index) => index > at && !isPart(next)) : at + 1;
    const part = lines.slice(at, end === -1 ? undefined : end);
    at += part.length;
    if (list !== null) blocks.push(...listsOf(part));
    else if (heading !== undefined) blocks.push(`<h3>${htmlOf(heading)}</h3>`);
    else if (line.trim() !== "") blocks.push(`<p>${part.map((text) => htmlOf(text.trim())).join("<br>")}</p>`);
  }
  return blocks;
}

const listItem = /^(\s*)(?:[-*+]|(\d+)\.)\s(.*)/;

/** Consecutive lists; a nested list belongs to the item above it. */
function listsOf(lines: readonly string[]): string[] {
  const lists: { name: string; items: { text: string; below: string[] }[] }[] = [];
  const depth = listItem.exec(lines[0] ?? "")?.[1]?.length ?? 0;
  for (const line of lines) {
    const [, indent = "", number, text = ""] = listItem.exec(line) ?? [];
    const name = number === undefined ? "ul" : "ol";
    const last = lists.at(-1);
    const above = last?.items.at(-1);
    if (above !== undefined && indent.length > depth) above.below.push(line);
    else if (last?.name === name) last.items.push({ text, below: [] });
    else lists.push({ name, items: [{ text, below: [] }] });
  }
  return lists.map(({ name, items }) => {
    const entries = items.map(({ text, below }) => `<li>${[htmlOf(text), ...listsOf(below)].join(" ")}</li>`);
    return `<${name}> ${entries.join(" ")} </${name}>`;
  });
}

const piece =
  /\\([!-/:-@[-`{-~])|(`+)(.+?)\2(?!`)|\[((?:\\.|[^\]\\])+)\]\(<?((?:\\.|[^()\s\\<>])*)>?(?: "[^"]*")?\)|(\*+)|[^\\`[*]+|[\s\S]/g;

function htmlOf(markdown: string): string {
  const open: string[] = [];
  const tag = (name: string) => {
    if (open.at(-1) !== name) return `<${open[open.push(name) - 1]}>`;
    open.pop();
    return `</${name}>`;
  };
  const html = [...markdown.matchAll(piece)].map(([whole, sign, , code, text, href, stars]) => {
    if (sign !== undefined) return escaped(sign);
    if (code !== undefined) return `<code>${escaped(code)}</code>`;
    if (text !== undefined)
      return `<a href="${escaped(unescaped(href ?? "")).replaceAll('"', "&quot;")}">${htmlOf(text)}</a>`;
    if (stars === undefined) return escaped(whole);
    if (stars.length === 1) return tag("em");
    if (stars.length === 2) return tag("strong");
    return open.at(-1) === "em" ? tag("em") + tag("strong") : tag("strong") + tag("em");
  });
  return (
    html.join("") +
    open
      .toReversed()
      .map((name) => `</${name}>`)
      .join("")
  );
}

function unescaped(address: string): string {
  return address.replaceAll(/\\(.)/g, "$1").replaceAll("&#38;", "&");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
