/**
 * One piece of HTML. What is accepted is so little that every browser reads it in the same way: allowed tags, written in
 * lower case with their attribute in double quotes, each closed where it should be, and links that can do no harm.
 */
import { allowedAttributes, allowedTags, inlines, maxDepth } from "../html/allowed.ts";
import {
  attributesOf,
  type Piece,
  piecesOf,
  referenceFault,
  referencesIn,
  type Tag,
  type Written,
} from "../html/pieces.ts";
import { hints } from "../messages/hints.ts";
import { htmlMessages as said } from "../messages/html.ts";
import type { Sentence } from "../messages/sentence.ts";
import type { Severity } from "../problem.ts";
import type { RuleId } from "../rule-book/rule-book.ts";
import { emptyTags } from "./empty-tags.ts";
import { inspectLink, type LinkTargets } from "./links.ts";

/** A fault and the part of the HTML it is about, as character offsets. */
export interface HtmlFault {
  readonly rule: RuleId;
  readonly message: Sentence;
  readonly hint: Sentence;
  readonly severity: Severity;
  readonly start: number;
  readonly end: number;
}

/** What people write instead. */
const instead = new Map(
  Object.entries({ b: "strong", i: "em", h1: "h3", h2: "h3", h4: "h3", div: "p", span: "strong" }),
);

/** Tags that make sense together only: a table within a refused one is not refused for each of its cells. */
const families = [
  /^(?:table|caption|colgroup|col|thead|tbody|tfoot|tr|th|td)$/,
  /^(?:form|fieldset|legend|label|input|select|optgroup|option|textarea|button|output)$/,
  /^(?:dl|dt|dd|details|summary|figure|figcaption)$/,
  /^(?:video|audio|picture|source|track)$/,
];

/** Browsers read no tags inside these, or read them by other rules. */
const rawText = /^(?:script|style|textarea|title|iframe|xmp|noembed|noframes|noscript|svg|math)$/;

/** The spelling of a tag: at most one attribute, in double quotes. White space is what HTML calls so. */
const wellFormed =
  /^<(?:[a-z]+[ \t\n\f\r]*\/|[a-z\d]+(?:[ \t\n\f\r]+[a-z]+="[^"]*")?[ \t\n\f\r]*|\/[a-z\d]+[ \t\n\f\r]*)>$/;

/** Faults in the order in which they stand. */
export function inspectHtml(html: string, targets: LinkTargets): HtmlFault[] {
  const faults: HtmlFault[] = [];
  const open: Tag[] = [];
  const refused: string[] = [];
  let end = 0;
  const pieces = piecesOf(html).map(meant);
  for (const piece of pieces) {
    if (piece.start < end) continue;
    if (piece.kind === "text") faults.push(...inText(piece, open));
    else if (piece.kind === "reference") faults.push(...inspectReference(piece), ...inText(piece, open));
    else if (piece.kind === "other") faults.push(inspectOther(piece));
    else if (allowedTags.includes(piece.name)) {
      faults.push(...(piece.isEnd ? closeTag(piece, open) : openTag(piece, open, targets)));
    } else if (piece.isEnd && refused.includes(piece.name)) {
      refused.splice(refused.lastIndexOf(piece.name), 1);
    } else {
      const family = families.find((one) => one.test(piece.name));
      if (!refused.some((name) => family?.test(name))) faults.push(refuse(piece));
      if (!piece.isEnd) refused.push(piece.name);
      if (!piece.isEnd && rawText.test(piece.name)) end = endOfRawText(html, piece);
    }
  }
  const found = firstOfStructure([...faults, ...open.flatMap(unclosed)].sort((a, b) => a.start - b.start));
  // What stands between tags is known where the tags are right.
  return found.length > 0 ? found : emptyTags(pieces).map(nothingIn);
}

/** A gap is a matter of taste; a link or a heading that nobody can read bars the way (WCAG 2.4.4, 2.4.6). */
function nothingIn(tag: Tag): HtmlFault {
  const found = fault(tag, "html-empty", said.empty(tag.name), said.fillOrDelete(tag.name));
  return { ...found, severity: ["a", "h3"].includes(tag.name) ? "error" : "warning" };
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

function fault({ whole, start }: Written, rule: RuleId, message: Sentence, hint: Sentence): HtmlFault {
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

function endOfRawText(html: string, { name, start, whole }: Tag): number {
  const end = html.toLowerCase().indexOf(`</${name}`, start + whole.length);
  return end < 0 ? html.length : end;
}

/** Text that stands in a list and in none of its entries. */
function inText({ whole, start }: Piece, open: readonly Tag[]): HtmlFault[] {
  const list = open.at(-1)?.name ?? "";
  const [text] = /[^ \t\n\f\r](?:[\s\S]*[^ \t\n\f\r])?/.exec(whole) ?? [];
  if (text === undefined || !isList(list)) return [];
  const piece = { whole: text, start: start + whole.indexOf(text) };
  return [fault(piece, "html-nesting", said.textInList(list), said.putTextIntoItem)];
}

/** @param next The character behind it, where the reference stands in an attribute. */
function inspectReference(piece: Written, next?: string): HtmlFault[] {
  const { whole } = piece;
  switch (referenceFault(whole, next)) {
    case "unknown":
      return [fault(piece, "html-entity", said.noCharacter(whole), said.writeCharacter)];
    case "open":
      return [fault(piece, "html-entity", said.openReference(whole), said.closeReference)];
    case "invisible":
      return [fault(piece, "html-entity", said.invisibleReference(whole), hints.deleteIt)];
    default:
      return [];
  }
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
  const attributes = attributesOf(tag.whole);
  const [unknown] = attributes.find(([name]) => name !== allowedAttributes[tag.name]) ?? [];
  if (unknown !== undefined) {
    const message = said.badAttribute(unknown, tag.name);
    return [fault(attributeIn(tag, unknown), "html-attribute", message, hints.deleteIt)];
  }
  const [attribute, second] = attributes;
  if (second !== undefined) {
    return [fault(tag, "html-attribute", said.attributeTwice(second[0], tag.name), said.keepOne)];
  }
  const [name, value] = attribute ?? [];
  if (tag.name === "a" && name === undefined) {
    return [fault(tag, "html-attribute", said.noTarget, hints.write('<a href="…">'))];
  }
  const link = name === "href" && value !== undefined ? inspectLink(value, targets) : undefined;
  if (link !== undefined) return [{ ...fault(attributeIn(tag, "href"), link.rule, link.message, link.hint), ...link }];
  return inspectForm(tag, attribute);
}

function attributeIn({ whole, start }: Written, name: string): Written {
  const at = whole.toLowerCase().indexOf(name, 2);
  const [attribute = whole] = /^[^\s=>]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*))?/.exec(whole.slice(at)) ?? [];
  return at < 0 ? { whole, start } : { whole: attribute, start: start + at };
}

/** A tag is written in one way, and a link in it as it is, so that people who read it see where it leads. */
function inspectForm(tag: Tag, [name, value]: readonly string[] = []): HtmlFault[] {
  const { whole } = tag;
  const [, raw = ""] = /="([^"]*)"/.exec(whole) ?? [];
  const isPlain = name !== "href" || raw.replaceAll("&amp;", "&") === value;
  const isRight = wellFormed.test(whole) && isPlain && (!tag.isEmpty || tag.name === "br");
  if (isRight && name === "title") return inspectValue(tag, raw);
  if (isRight) return [];
  const escaped = value?.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  const wanted = `<${tag.name}${name === undefined ? "" : ` ${name}="${escaped}"`}>`;
  const hint = hints.write(tag.isEmpty ? `${wanted}…</${tag.name}>` : wanted);
  return [fault(tag, "html-tag", said.badForm, hint)];
}

/** @param raw The value of the only attribute of the tag, as it is written. */
function inspectValue(tag: Tag, raw: string): HtmlFault[] {
  const start = tag.start + tag.whole.indexOf('"') + 1;
  return referencesIn(raw).flatMap((one) =>
    inspectReference({ ...one, start: start + one.start }, raw[one.start + one.whole.length] ?? ""),
  );
}

function closeTag(tag: Tag, open: Tag[]): HtmlFault[] {
  const index = open.findLastIndex(({ name }) => name === tag.name);
  if (index < 0) return [fault(tag, "html-balance", said.notOpen(tag.whole), hints.deleteIt)];
  const [opened, ...others] = open.splice(index);
  const faults = others.flatMap(unclosed);
  // Both in capitals are one mistake, said at the first.
  const isSaid = opened !== undefined && /^<[a-z]*[A-Z]/.test(opened.whole);
  if (wellFormed.test(tag.whole) || isSaid) return faults;
  return [...faults, fault(tag, "html-tag", said.badForm, hints.write(`</${tag.name}>`))];
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
