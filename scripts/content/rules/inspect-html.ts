/**
 * One piece of HTML. What is accepted is so little that every browser reads it in the same way: allowed tags, written in
 * lower case with their attribute in double quotes, each closed where it should be, and links that can do no harm.
 */
import { Parser } from "htmlparser2";
import { inspectLink, type LinkTargets } from "./links.ts";

/** A fault and the part of the HTML it is about, as character offsets. */
export interface HtmlFault {
  readonly rule: string;
  readonly message: string;
  readonly hint: string;
  readonly start: number;
  readonly end: number;
}

interface Piece {
  readonly whole: string;
  readonly start: number;
}

interface Tag extends Piece {
  readonly name: string;
  readonly isEnd: boolean;
  /** Written as if it closed itself, which only XML does. That is said once, not again where it is not closed. */
  readonly isEmpty: boolean;
}

const blocks = ["p", "ul", "ol", "li", "h3"];
const inlines = ["strong", "em", "a", "br", "code", "abbr"];
const allowedTags = [...blocks, ...inlines];
const allowedAttributes: Readonly<Record<string, string>> = { a: "href", abbr: "title" };
/** What people write instead. */
const instead = new Map(
  Object.entries({ b: "strong", i: "em", h1: "h3", h2: "h3", h4: "h3", div: "p", span: "strong" }),
);

/** A comment, a declaration, a tag, a bracket that is none of these, an entity. */
const markup = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>?|<(\/?)([a-z][^\s/<>]*)((?:"[^"]*"|'[^']*'|[^"'<>])*)>|<|&#?\w+;/gi;
/** Browsers read no tags inside these, or read them by other rules. */
const rawText = /^(?:script|style|textarea|title|iframe|xmp|noembed|noframes|noscript|svg|math)$/;

/** Faults in the order in which they stand. */
export function inspectHtml(html: string, targets: LinkTargets): HtmlFault[] {
  const faults: HtmlFault[] = [];
  const open: Tag[] = [];
  const refused: string[] = [];
  let end = 0;
  for (const { 0: whole, 1: slash, 2: written, index } of html.matchAll(markup)) {
    if (index < end) continue;
    faults.push(...inspectText(html.slice(end, index), end, open));
    end = index + whole.length;
    if (written === undefined) {
      faults.push(...inspectOther({ whole, start: index }));
      continue;
    }
    const tag = {
      name: written.toLowerCase(),
      isEnd: slash === "/",
      isEmpty: whole.endsWith("/>"),
      whole,
      start: index,
    };
    if (allowedTags.includes(tag.name)) {
      faults.push(...(tag.isEnd ? closeTag(tag, open) : openTag(tag, open, targets)));
    } else if (tag.isEnd && refused.includes(tag.name)) {
      refused.splice(refused.lastIndexOf(tag.name), 1);
    } else {
      faults.push(refuse(tag));
      if (!tag.isEnd) refused.push(tag.name);
      if (!tag.isEnd && rawText.test(tag.name)) end = endOfRawText(html, tag);
    }
  }
  faults.push(...inspectText(html.slice(end), end, open));
  return firstOfStructure([...faults, ...open.flatMap(unclosed)].sort((a, b) => a.start - b.start));
}

/** One tag that is not closed, or none at all, makes everything behind it look wrong: only the first is a mistake. */
function firstOfStructure(faults: readonly HtmlFault[]): HtmlFault[] {
  const isStructure = ({ rule }: HtmlFault) => rule === "html-balance" || rule === "html-nesting";
  const first = faults.findIndex((one) => isStructure(one) || one.rule === "html-tag");
  return faults.filter((one, index) => !isStructure(one) || index === first);
}

function fault({ whole, start }: Piece, rule: string, message: string, hint: string): HtmlFault {
  return { rule, message, hint, start, end: start + whole.length };
}

function refuse(tag: Tag): HtmlFault {
  const better = instead.get(tag.name);
  const hint = better === undefined ? `Use one of: ${allowedTags.join(", ")}` : `Use <${better}>`;
  return fault(tag, "html-tag", `The tag <${tag.name}> is not allowed`, hint);
}

function unclosed(tag: Tag): HtmlFault[] {
  const message = `The tag <${tag.name}> is not closed where it should be`;
  return tag.isEmpty ? [] : [fault(tag, "html-balance", message, `Add  </${tag.name}>`)];
}

function endOfRawText(html: string, { name, start, whole }: Tag): number {
  const end = html.toLowerCase().indexOf(`</${name}`, start + whole.length);
  return end < 0 ? html.length : end;
}

/** Text that stands in a list and in none of its entries. */
function inspectText(text: string, start: number, open: readonly Tag[]): HtmlFault[] {
  const list = open.at(-1)?.name ?? "";
  const whole = text.trim();
  if (whole === "" || !isList(list)) return [];
  const piece = { whole, start: start + text.indexOf(whole) };
  return [fault(piece, "html-nesting", `Text cannot stand in <${list}> itself`, "Put it between <li> and </li>")];
}

/** What is no tag: entities, comments, declarations, single brackets. */
function inspectOther(piece: Piece): HtmlFault[] {
  const { whole } = piece;
  if (whole.startsWith("&")) {
    const decoded = decode(whole);
    // Browsers also take the beginning of a name for a character: &notit; begins with &not.
    const isKnown = decoded !== whole && [...decoded].length <= 2;
    return isKnown ? [] : [fault(piece, "html-entity", `There is no character ${whole}`, "Write the character itself")];
  }
  if (whole === "<") {
    const hint = "Close the tag with >, or write &lt; for the sign itself";
    return [fault(piece, "html-balance", "This < begins no tag", hint)];
  }
  if (whole.startsWith("<!--")) {
    return [fault(piece, "html-tag", "A comment is not allowed in HTML", "Delete it; YAML comments begin with #")];
  }
  return [fault(piece, "html-tag", "<! and <? are not allowed in HTML", "Delete it")];
}

function decode(text: string): string {
  let decoded = "";
  const parser = new Parser({
    ontext(part) {
      decoded += part;
    },
  });
  parser.end(text);
  return decoded;
}

function openTag(tag: Tag, open: Tag[], targets: LinkTargets): HtmlFault[] {
  const wrong = misplaced(tag.name, open);
  if (tag.name !== "br") open.push(tag);
  if (wrong === "")
    return [fault(tag, "html-nesting", "<li> stands in no list", "Put <ul> before it and </ul> behind it")];
  if (wrong !== undefined) {
    const hint = isList(wrong) ? "Put it between <li> and </li>" : `Write </${wrong}> before it`;
    return [fault(tag, "html-nesting", `<${tag.name}> cannot stand in <${wrong}>`, hint)];
  }
  const attributes = attributesOf(tag.whole);
  const allowed = allowedAttributes[tag.name];
  const unknown = attributes.find(([name]) => name !== allowed);
  if (unknown !== undefined) {
    const message = `"${unknown[0]}" is not allowed in <${tag.name}>`;
    return [fault(attributeIn(tag, unknown[0]), "html-attribute", message, "Delete it")];
  }
  const [attribute, second] = attributes;
  if (second !== undefined) {
    return [fault(tag, "html-attribute", `"${second[0]}" stands twice in <${tag.name}>`, "Keep one of them")];
  }
  if (tag.name === "a" && attribute === undefined) {
    return [fault(tag, "html-attribute", "This <a> leads nowhere", 'Write  <a href="…">')];
  }
  const value = attribute?.[1] ?? "";
  const link = tag.name === "a" ? inspectLink(value, targets) : undefined;
  if (link !== undefined) return [fault(attributeIn(tag, "href"), link.rule, link.message, link.hint)];
  return inspectForm(tag, attribute === undefined ? "" : ` ${attribute[0]}="${value.replaceAll("&", "&amp;")}"`);
}

/** Attributes as a browser reads them: names in lower case, entities decoded. One that stands twice is given twice. */
function attributesOf(whole: string): [name: string, value: string][] {
  const found: [string, string][] = [];
  const parser = new Parser({
    onattribute(name, value) {
      found.push([name, value]);
    },
  });
  parser.end(whole);
  return found;
}

function attributeIn({ whole, start }: Piece, name: string): Piece {
  const at = whole.toLowerCase().indexOf(name, 2);
  const [attribute = whole] = /^[^\s=>]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*))?/.exec(whole.slice(at)) ?? [];
  return at < 0 ? { whole, start } : { whole: attribute, start: start + at };
}

/** A tag is written in one way, so that links in it are found again when the language is put in front of them. */
function inspectForm(tag: Tag, attributes: string): HtmlFault[] {
  const plain = tag.whole.replaceAll(/\s+/g, " ").replace(/ >$/, ">");
  const wanted = `<${tag.name}${attributes}>`;
  const isBreak = tag.name === "br" && /^<br ?\/>$/.test(plain);
  if (plain === wanted || plain === wanted.replaceAll("&amp;", "&") || isBreak) return [];
  const hint = tag.isEmpty ? `Write  ${wanted}…</${tag.name}>` : `Write  ${wanted}`;
  return [fault(tag, "html-tag", "This tag is not written as it should be", hint)];
}

function closeTag(tag: Tag, open: Tag[]): HtmlFault[] {
  const index = open.findLastIndex(({ name }) => name === tag.name);
  if (index < 0) return [fault(tag, "html-balance", `${tag.whole} closes a tag that is not open`, "Delete it")];
  const faults = open.splice(index).slice(1).flatMap(unclosed);
  if (/^<\/[a-z\d]+\s*>$/.test(tag.whole)) return faults;
  return [...faults, fault(tag, "html-tag", "This tag is not written as it should be", `Write  </${tag.name}>`)];
}

/** The open tag that a tag cannot stand in (HTML, content models), "" for `li` without a list; `undefined` where it can. */
function misplaced(name: string, open: readonly Tag[]): string | undefined {
  const parent = open.at(-1)?.name ?? "";
  if (name === "li") return isList(parent) ? undefined : parent;
  if (isList(parent)) return parent;
  if (name === "a") return open.find((one) => one.name === "a")?.name;
  if (inlines.includes(name)) return undefined;
  return open.findLast((one) => !["li", "ul", "ol", "a"].includes(one.name))?.name;
}

function isList(name: string): boolean {
  return name === "ul" || name === "ol";
}
