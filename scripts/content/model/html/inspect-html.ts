/**
 * One piece of HTML. What is accepted is so little that every browser reads it in the same way: allowed tags, written in
 * lower case with their attribute in double quotes, each closed where it should be, and links that can do no harm.
 * Nothing is repaired: what was written is either safe or refused.
 */
import { seen } from "../../schema/formats/text.ts";
import { inspectLink, type LinkFault, type LinkTargets } from "../links.ts";
import { allowedAttributes, allowedTags, inlines, maxDepth } from "./allowed.ts";
import { type Attribute, decode, faultyReferences, type Piece, piecesOf, type Tag, type Written } from "./pieces.ts";

export type HtmlFaultKind =
  | "tag"
  | "form"
  | "comment"
  | "declaration"
  | "attribute"
  | "attribute-twice"
  | "no-target"
  | "unclosed"
  | "not-open"
  | "bracket"
  | "text-in-list"
  | "item-without-list"
  | "misplaced"
  | "too-deep"
  | "unknown-reference"
  | "open-reference"
  | "invisible-reference"
  | "empty"
  | "link";

/** A fault and the part of the HTML it is about, as character offsets. */
export interface HtmlFault {
  readonly kind: HtmlFaultKind;
  /** The tag, the attribute or the reference it is about. */
  readonly about: string;
  /** The tag around it; of a wrong form or of a tag that is not allowed, what to write instead. */
  readonly detail: string;
  readonly start: number;
  readonly end: number;
  readonly link?: LinkFault;
}

/** What people write instead. */
const instead = new Map(
  Object.entries({ b: "strong", i: "em", h1: "h3", h2: "h3", h4: "h3", div: "p", span: "strong" }),
);

/** The spelling of a tag: at most one attribute, in double quotes. White space is what HTML calls so. */
const wellFormed =
  /^<(?:[a-z]+[ \t\n\f\r]*\/|[a-z\d]+(?:[ \t\n\f\r]+[a-z]+="[^"]*")?[ \t\n\f\r]*|\/[a-z\d]+[ \t\n\f\r]*)>$/;

/** Finds faults, in the order of the text. */
export function inspectHtml(html: string, targets: LinkTargets): HtmlFault[] {
  const faults: HtmlFault[] = [];
  const open: Tag[] = [];
  const refused = new Set<string>();
  let skipped = 0;
  for (const piece of piecesOf(html).map(meant)) {
    if (piece.start < skipped) continue;
    if (piece.kind === "text") faults.push(...inspectText(piece, open));
    else if (piece.kind === "other") faults.push(inspectOther(piece));
    else if (allowedTags.includes(piece.name)) {
      faults.push(...(piece.isEnd ? closeTag(piece, open) : openTag(piece, open, targets)));
    } else if (!piece.isEnd || !refused.has(piece.name)) {
      faults.push(fault(piece, "tag", piece.name, instead.get(piece.name)));
      refused.add(piece.name);
      // A table is not refused for each of its cells; what is in a script is no HTML.
      if (!instead.has(piece.name)) skipped = html.toLowerCase().indexOf(`</${piece.name}`, piece.start);
    }
  }
  faults.push(...open.flatMap(unclosed));
  const found = firstOfStructure(faults.sort((a, b) => a.start - b.start));
  // What is between tags is known if the tags are right.
  return found.length > 0 ? found : emptyTags(html);
}

/**
 * Tags that hold nothing to read, in HTML whose tags are right. A gap is a matter of taste; a link or a heading that nobody
 * can read bars the way (WCAG 2.4.4, 2.4.6).
 */
function emptyTags(html: string): HtmlFault[] {
  const pairs = html.matchAll(/(<([a-z\d]+)(?:\s+[a-z]+="[^"]*")?\s*>)((?:[^<]|<br\s*\/?>)*)<\/\2\s*>/g);
  return [...pairs].flatMap(({ 1: whole = "", 2: name = "", 3: inner = "", index: start }) => {
    return seen.test(decode(inner.replaceAll(/<[^>]*>/g, ""))) ? [] : [fault({ whole, start }, "empty", name)];
  });
}

/** A no-break space looks like a space, and makes `<p >` the tag of another name: it is told as one written wrongly. */
function meant(piece: Piece): Piece {
  const [, name = ""] = (piece.kind === "tag" && /^([a-z\d]+)[^!-~]/.exec(piece.name)) || [];
  return piece.kind === "tag" && name !== "" ? { ...piece, name } : piece;
}

const structure: readonly HtmlFaultKind[] = [
  ...(["unclosed", "not-open", "bracket"] as const),
  ...(["text-in-list", "item-without-list", "misplaced", "too-deep"] as const),
];
const ofTags: readonly HtmlFaultKind[] = [...structure, "tag", "form", "comment", "declaration"];

/** One tag that is not closed, or none at all, makes everything behind it look wrong: only the first is a mistake. */
function firstOfStructure(faults: readonly HtmlFault[]): HtmlFault[] {
  const first = faults.findIndex(({ kind }) => ofTags.includes(kind));
  return faults.filter(({ kind }, index) => !structure.includes(kind) || index === first);
}

function fault({ whole, start }: Written, kind: HtmlFaultKind, about = "", detail = ""): HtmlFault {
  return { kind, about, detail, start, end: start + whole.length };
}

/** A tag that seems to close itself is reported as that, not again where it is not closed. */
function unclosed(tag: Tag): HtmlFault[] {
  return tag.isEmpty ? [] : [fault(tag, "unclosed", tag.name)];
}

/** References, and text that is in a list and in none of its entries. */
function inspectText({ whole, start }: Written, open: readonly Tag[]): HtmlFault[] {
  const list = open.at(-1)?.name ?? "";
  const [text] = (isList(list) && /[^ \t\n\f\r](?:[\s\S]*[^ \t\n\f\r])?/.exec(whole)) || [];
  const faults = inspectReferences(whole, start);
  if (text === undefined) return faults;
  const piece = { whole: text, start: start + whole.indexOf(text) };
  return [...faults, fault(piece, "text-in-list", list)];
}

function inspectReferences(written: string, start: number, isAttribute = false): HtmlFault[] {
  return faultyReferences(written, isAttribute).map(({ reason, whole, start: at }) =>
    fault({ whole, start: start + at }, `${reason}-reference`, whole),
  );
}

function inspectOther(piece: Written): HtmlFault {
  if (piece.whole === "<") return fault(piece, "bracket");
  return fault(piece, piece.whole.startsWith("<!--") ? "comment" : "declaration");
}

function openTag(tag: Tag, open: Tag[], targets: LinkTargets): HtmlFault[] {
  if (tag.isEmpty && open.at(-1)?.name === tag.name) {
    // The slash of `<em>yes<em/>` is at the wrong end.
    open.pop();
    return [fault(tag, "form", tag.name, `</${tag.name}>`)];
  }
  const wrong = misplaced(tag.name, open);
  if (tag.name !== "br") open.push(tag);
  if (wrong === "") return [fault(tag, "item-without-list")];
  if (wrong !== undefined) return [fault(tag, "misplaced", tag.name, wrong)];
  if (open.length > maxDepth) return [fault(tag, "too-deep")];
  return inspectAttributes(tag, targets);
}

function inspectAttributes(tag: Tag, targets: LinkTargets): HtmlFault[] {
  const allowed = allowedAttributes[tag.name];
  const unknown = tag.attributes.find(({ name }) => name !== allowed);
  if (unknown !== undefined) return [fault(unknown, "attribute", unknown.name, tag.name)];
  const [attribute] = tag.attributes;
  if (tag.hasDuplicate && attribute !== undefined) return [fault(tag, "attribute-twice", attribute.name, tag.name)];
  if (tag.name === "a" && attribute === undefined) return [fault(tag, "no-target")];
  const link = attribute?.name === "href" ? inspectLink(attribute.value, targets) : undefined;
  if (attribute === undefined || link === undefined) return inspectForm(tag, attribute);
  return [{ ...fault(attribute, "link"), link }];
}

/** A tag is written in one way, and a link in it as it is, so that people who read it see where it leads. */
function inspectForm(tag: Tag, attribute?: Attribute): HtmlFault[] {
  const { name = "", value = "", whole = "", start = 0 } = attribute ?? {};
  const raw = whole.slice(name.length + 2, -1);
  const isPlain = name !== "href" || raw.replaceAll("&amp;", "&") === value;
  const isRight = wellFormed.test(tag.whole) && isPlain && (!tag.isEmpty || tag.name === "br");
  if (isRight) return name === "title" ? inspectReferences(raw, start + whole.indexOf('"') + 1, true) : [];
  const escaped = value.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  const wanted = `<${tag.name}${name === "" ? "" : ` ${name}="${escaped}"`}>`;
  return [fault(tag, "form", tag.name, tag.isEmpty ? `${wanted}…</${tag.name}>` : wanted)];
}

function closeTag(tag: Tag, open: Tag[]): HtmlFault[] {
  const index = open.findLastIndex((outer) => outer.name === tag.name);
  if (index < 0) return [fault(tag, "not-open", tag.whole)];
  const faults = open.splice(index).slice(1).flatMap(unclosed);
  if (wellFormed.test(tag.whole)) return faults;
  return [...faults, fault(tag, "form", tag.name, `</${tag.name}>`)];
}

/** The open tag that a tag cannot be in (HTML, content models), "" for `li` without a list; `undefined` if it can. */
function misplaced(name: string, open: readonly Tag[]): string | undefined {
  const parent = open.at(-1)?.name ?? "";
  if (name === "li") return isList(parent) ? undefined : parent;
  if (isList(parent)) return parent;
  if (name === "a") return open.find((outer) => outer.name === "a")?.name;
  if (inlines.includes(name)) return undefined;
  return open.findLast((outer) => !["li", "ul", "ol", "a"].includes(outer.name))?.name;
}

function isList(name: string): boolean {
  return name === "ul" || name === "ol";
}
