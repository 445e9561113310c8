/**
 * One piece of HTML. What is accepted is so little that every browser reads it in the same way: allowed tags, written in
 * lower case with their attribute in double quotes, each closed where it should be, and links that can do no harm.
 */

import type { Problem } from "../core/diagnostic.ts";
import type { Sentence } from "../core/localized-text.ts";
import { allowedAttributes, allowedTags, inlines, maxDepth } from "../html/allowed.ts";
import {
  type Attribute,
  decode,
  faultyReferences,
  type Piece,
  piecesOf,
  type Tag,
  type Written,
} from "../html/pieces.ts";
import { hints } from "../messages/hints.ts";
import { htmlMessages as said } from "../messages/html.ts";
import { seen } from "../schema/formats/text.ts";
import { inspectLink, type LinkTargets } from "./links.ts";

/** A fault and the part of the HTML it is about, as character offsets. */
export interface HtmlFault extends Pick<Problem, "rule" | "message" | "hint" | "severity"> {
  readonly start: number;
  readonly end: number;
}

/** What people write instead. */
const instead = new Map(
  Object.entries({ b: "strong", i: "em", h1: "h3", h2: "h3", h4: "h3", div: "p", span: "strong" }),
);

/** The spelling of a tag: at most one attribute, in double quotes. White space is what HTML calls so. */
const wellFormed =
  /^<(?:[a-z]+[ \t\n\f\r]*\/|[a-z\d]+(?:[ \t\n\f\r]+[a-z]+="[^"]*")?[ \t\n\f\r]*|\/[a-z\d]+[ \t\n\f\r]*)>$/;

/** Faults in the order in which they stand. */
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
      faults.push(refuse(piece));
      refused.add(piece.name);
      // A table is not refused for each of its cells; what is in a script is no HTML.
      if (!instead.has(piece.name)) skipped = html.toLowerCase().indexOf(`</${piece.name}`, piece.start);
    }
  }
  faults.push(...open.flatMap(unclosed));
  const found = firstOfStructure(faults.sort((a, b) => a.start - b.start));
  // What stands between tags is known if the tags are right.
  return found.length > 0 ? found : emptyTags(html);
}

/**
 * Tags that hold nothing to read, in HTML whose tags are right. A gap is a matter of taste; a link or a heading that nobody
 * can read bars the way (WCAG 2.4.4, 2.4.6).
 */
function emptyTags(html: string): HtmlFault[] {
  const pairs = html.matchAll(/(<([a-z\d]+)(?:\s+[a-z]+="[^"]*")?\s*>)((?:[^<]|<br\s*\/?>)*)<\/\2\s*>/g);
  return [...pairs].flatMap(({ 1: whole = "", 2: name = "", 3: inner = "", index: start }) => {
    if (seen.test(decode(inner.replaceAll(/<[^>]*>/g, "")))) return [];
    const found = fault({ whole, start }, "html-empty", said.empty(name), said.fillOrDelete(name));
    return [{ ...found, severity: ["a", "h3"].includes(name) ? "error" : "warning" }];
  });
}

/** A no-break space looks like a space, and makes `<p >` the tag of another name: it is told as one written wrongly. */
function meant(piece: Piece): Piece {
  const [, name = ""] = (piece.kind === "tag" && /^([a-z\d]+)[^!-~]/.exec(piece.name)) || [];
  return piece.kind === "tag" && name !== "" ? { ...piece, name } : piece;
}

/** One tag that is not closed, or none at all, makes everything behind it look wrong: only the first is a mistake. */
function firstOfStructure(faults: readonly HtmlFault[]): HtmlFault[] {
  const isStructure = ({ rule }: HtmlFault) => rule === "html-balance" || rule === "html-nesting";
  const first = faults.findIndex((one) => isStructure(one) || one.rule === "html-tag");
  return faults.filter((one, index) => !isStructure(one) || index === first);
}

function fault({ whole, start }: Written, rule: Problem["rule"], message: Sentence, hint: Sentence): HtmlFault {
  return { rule, message, hint, severity: "error", start, end: start + whole.length };
}

function refuse(tag: Tag): HtmlFault {
  const better = instead.get(tag.name);
  const hint = better === undefined ? said.takeOneOf(allowedTags) : said.takeTag(better);
  return fault(tag, "html-tag", said.tagNotAllowed(tag.name), hint);
}

/** A tag that seems to close itself is reported as that, not again where it is not closed. */
function unclosed(tag: Tag): HtmlFault[] {
  return tag.isEmpty ? [] : [fault(tag, "html-balance", said.unclosed(tag.name), said.add(`</${tag.name}>`))];
}

/** References, and text that stands in a list and in none of its entries. */
function inspectText({ whole, start }: Written, open: readonly Tag[]): HtmlFault[] {
  const list = open.at(-1)?.name ?? "";
  const [text] = (isList(list) && /[^ \t\n\f\r](?:[\s\S]*[^ \t\n\f\r])?/.exec(whole)) || [];
  const faults = inspectReferences(whole, start);
  if (text === undefined) return faults;
  const piece = { whole: text, start: start + whole.indexOf(text) };
  return [...faults, fault(piece, "html-nesting", said.textInList(list), said.putTextIntoItem)];
}

function inspectReferences(written: string, start: number, isAttribute = false): HtmlFault[] {
  return faultyReferences(written, isAttribute).map(({ reason, whole, start: at }) => {
    const piece = { whole, start: start + at };
    if (reason === "unknown") return fault(piece, "html-entity", said.noCharacter(whole), said.writeCharacter);
    if (reason === "open") return fault(piece, "html-entity", said.openReference(whole), said.closeReference);
    return fault(piece, "html-entity", said.invisibleReference(whole), hints.deleteIt);
  });
}

function inspectOther(piece: Written): HtmlFault {
  const { whole } = piece;
  if (whole === "<") return fault(piece, "html-balance", said.bracket, said.closeOrEscape);
  if (whole.startsWith("<!--")) return fault(piece, "html-tag", said.comment, said.yamlComment);
  return fault(piece, "html-tag", said.declaration, hints.deleteIt);
}

function openTag(tag: Tag, open: Tag[], targets: LinkTargets): HtmlFault[] {
  if (tag.isEmpty && open.at(-1)?.name === tag.name) {
    // The slash of `<em>yes<em/>` stands at the wrong end.
    open.pop();
    return [fault(tag, "html-tag", said.badForm, hints.write(`</${tag.name}>`))];
  }
  const wrong = misplaced(tag.name, open);
  if (tag.name !== "br") open.push(tag);
  if (wrong === "") return [fault(tag, "html-nesting", said.itemWithoutList, said.putListAround)];
  if (wrong !== undefined) {
    const hint = isList(wrong) ? said.putTagIntoItem : said.closeBefore(wrong);
    return [fault(tag, "html-nesting", said.cannotStandIn(tag.name, wrong), hint)];
  }
  if (open.length > maxDepth) return [fault(tag, "html-nesting", said.tooDeep(maxDepth), said.fewerTags)];
  return inspectAttributes(tag, targets);
}

function inspectAttributes(tag: Tag, targets: LinkTargets): HtmlFault[] {
  const allowed = allowedAttributes[tag.name];
  const unknown = tag.attributes.find(({ name }) => name !== allowed);
  if (unknown !== undefined) {
    return [fault(unknown, "html-attribute", said.badAttribute(unknown.name, tag.name), hints.deleteIt)];
  }
  const [attribute] = tag.attributes;
  if (tag.hasDuplicate && attribute !== undefined) {
    return [fault(tag, "html-attribute", said.attributeTwice(attribute.name, tag.name), said.keepOne)];
  }
  if (tag.name === "a" && attribute === undefined) {
    return [fault(tag, "html-attribute", said.noTarget, hints.write('<a href="…">'))];
  }
  if (attribute === undefined || attribute.name !== "href") return inspectForm(tag, attribute);
  const link = inspectLink(attribute.value, targets);
  return link === undefined
    ? inspectForm(tag, attribute)
    : [{ ...fault(attribute, link.rule, link.message, link.hint), ...link }];
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
  const hint = hints.write(tag.isEmpty ? `${wanted}…</${tag.name}>` : wanted);
  return [fault(tag, "html-tag", said.badForm, hint)];
}

function closeTag(tag: Tag, open: Tag[]): HtmlFault[] {
  const index = open.findLastIndex((outer) => outer.name === tag.name);
  if (index < 0) return [fault(tag, "html-balance", said.notOpen(tag.whole), hints.deleteIt)];
  const faults = open.splice(index).slice(1).flatMap(unclosed);
  if (wellFormed.test(tag.whole)) return faults;
  return [...faults, fault(tag, "html-tag", said.badForm, hints.write(`</${tag.name}>`))];
}

/** The open tag that a tag cannot stand in (HTML, content models), "" for `li` without a list; `undefined` if it can. */
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
