/**
 * One piece of HTML. What is accepted is so little that every browser reads it in the same way: allowed tags, written in
 * lower case with their attribute in double quotes, each closed where it should be, and links that can do no harm.
 * Nothing is repaired: what was written is either safe or refused.
 */
import type { Advice, Severity } from "../../core/diagnostic.ts";
import { few, hints } from "../../core/hints.ts";
import type { LocalizedText } from "../../core/localized-text.ts";
import { seen } from "../../schema/formats/text.ts";
import { inspectLink, type LinkTargets } from "../links.ts";
import {
  type Attribute,
  allowedAttributes,
  allowedTags,
  decode,
  faultyReferences,
  inlines,
  type Piece,
  piecesOf,
  type Tag,
  type Written,
} from "./pieces.ts";

/** A mistake and the part of the HTML that it is about. */
export interface HtmlFault extends Written, Advice {
  readonly rule: "html" | "link";
  readonly severity?: Severity;
  /** Whether tags do not fit together: any other mistake in the tags can be the reason. */
  readonly isStructure?: true;
}

/** What people write instead. */
const instead = new Map(Object.entries({ b: "strong", i: "em", h1: "h3", h2: "h3", h4: "h3", div: "p" }));

const noComments = {
  en: "Comments and declarations are not allowed in HTML",
  de: "Kommentare und Deklarationen sind in HTML nicht erlaubt",
};

/** The spelling of a tag: at most one attribute, in double quotes. White space is what HTML calls so. */
const wellFormed =
  /^<(?:[a-z]+[ \t\n\f\r]*\/|[a-z\d]+(?:[ \t\n\f\r]+[a-z]+="[^"]*")?[ \t\n\f\r]*|\/[a-z\d]+[ \t\n\f\r]*)>$/;

/** Finds mistakes. Of tags that do not fit together only the first is told: everything behind it looks wrong. */
export function inspectHtml(html: string, targets: LinkTargets): HtmlFault[] {
  const faults: HtmlFault[] = [];
  const open: Tag[] = [];
  const refused = new Set<string>();
  let skipped = 0;
  const pieces = piecesOf(html);
  for (const [index, piece] of pieces.entries()) {
    if (piece.start < skipped) continue;
    if (piece.kind === "text") faults.push(...inspectText(piece, open));
    else if (piece.kind === "other") faults.push(fault(piece, noComments, hints.deleteIt));
    else if (allowedTags.includes(piece.name)) {
      faults.push(...(piece.isEnd ? closeTag(piece, open, pieces[index + 1]) : openTag(piece, open, targets)));
    } else if (!piece.isEnd || !refused.has(piece.name)) {
      faults.push(notAllowed(piece));
      refused.add(piece.name);
      // A table is not refused for each of its cells; what is in a script is no HTML.
      if (!instead.has(piece.name)) skipped = html.toLowerCase().indexOf(`</${piece.name}`, piece.start);
    }
  }
  const [first] = [...faults, ...open.map(unclosed)].filter(({ isStructure }) => isStructure);
  const others = faults.filter(({ isStructure }) => !isStructure);
  const found = first === undefined || others.some(({ rule }) => rule === "html") ? others : [...others, first];
  return found.length > 0 ? found : emptyTags(html);
}

function fault({ whole, start }: Written, message: LocalizedText, hint: LocalizedText): HtmlFault {
  return { rule: "html", whole, start, message, hint };
}

function misfit(written: Written, message: LocalizedText, hint: LocalizedText): HtmlFault {
  return { ...fault(written, message, hint), isStructure: true };
}

function notAllowed(tag: Tag): HtmlFault {
  const name = instead.get(tag.name);
  const allowed = few(["p", "strong", "a", "ul", "li", ...allowedTags.slice(5)]);
  const hint =
    name === undefined
      ? { en: `Delete it; allowed are ${allowed}`, de: `Löschen Sie es; erlaubt sind ${allowed}` }
      : { en: `Write  <${name}>  and  </${name}>`, de: `Schreiben Sie  <${name}>  und  </${name}>` };
  const message = { en: `The tag <${tag.name}> is not allowed`, de: `Das Tag <${tag.name}> ist nicht erlaubt` };
  return fault(tag, message, hint);
}

/** Brackets and references, and text that is in a list and in none of its entries. */
function inspectText({ whole, start }: Written, open: readonly Tag[]): HtmlFault[] {
  const faults = inspectReferences({ whole, start });
  const bracket = whole.indexOf("<");
  if (bracket >= 0) {
    const message = { en: "This < begins no tag", de: "Mit diesem < beginnt kein Tag" };
    const hint = {
      en: "Close the tag with >, or write &lt; for the sign itself",
      de: "Schließen Sie das Tag mit >, oder schreiben Sie &lt; für das Zeichen selbst",
    };
    return [...faults, misfit({ whole: "<", start: start + bracket }, message, hint)];
  }
  const list = open.at(-1)?.name ?? "";
  const [text = ""] = /[^ \t\n\f\r](?:[\s\S]*[^ \t\n\f\r])?/.exec(whole) ?? [];
  if (!isList(list) || text === "") return faults;
  return [...faults, misplaced({ whole: text, start: start + whole.indexOf(text) }, "Text", list)];
}

function inspectReferences({ whole, start }: Written, isAttribute = false): HtmlFault[] {
  return faultyReferences(whole, isAttribute).map((reference) => {
    const message = {
      en: `The reference ${reference.whole} is not known, not closed with ; or invisible`,
      de: `Der Verweis ${reference.whole} ist unbekannt, nicht mit ; geschlossen oder unsichtbar`,
    };
    const hint = {
      en: "Write the character itself, or &amp; for the sign &",
      de: "Schreiben Sie das Zeichen selbst, oder &amp; für das Zeichen &",
    };
    return fault({ whole: reference.whole, start: start + reference.start }, message, hint);
  });
}

function openTag(tag: Tag, open: Tag[], targets: LinkTargets): HtmlFault[] {
  const { name } = tag;
  const outer = outerTag(name, open);
  const isInList = isList(open.at(-1)?.name ?? "");
  if (name !== "br" && !tag.isEmpty) open.push(tag);
  if (outer !== undefined) return [misplaced(tag, `<${name}>`, outer)];
  if (name !== "li" || isInList) return inspectAttributes(tag, targets);
  const hint = { en: "Put <ul> before it and </ul> behind it", de: "Setzen Sie <ul> davor und </ul> dahinter" };
  return [misfit(tag, { en: "<li> is in no list", de: "<li> steht in keiner Liste" }, hint)];
}

/** The open tag that another tag cannot be in (HTML, content models). */
function outerTag(name: string, open: readonly Tag[]): string | undefined {
  const parent = open.at(-1)?.name ?? "";
  if (name === "li") return undefined;
  if (isList(parent)) return parent;
  if (name === "a") return open.find((outer) => outer.name === "a")?.name;
  if (inlines.includes(name)) return undefined;
  return open.findLast((outer) => !["li", "ul", "ol", "a"].includes(outer.name))?.name;
}

function misplaced(written: Written, what: string, outer: string): HtmlFault {
  const message = { en: `${what} cannot be in <${outer}>`, de: `${what} kann nicht in <${outer}> stehen` };
  const hint = isList(outer)
    ? { en: "Put it between <li> and </li>", de: "Setzen Sie es zwischen <li> und </li>" }
    : { en: `Write </${outer}> before it`, de: `Schreiben Sie </${outer}> davor` };
  return misfit(written, message, hint);
}

function isList(name: string): boolean {
  return name === "ul" || name === "ol";
}

function inspectAttributes(tag: Tag, targets: LinkTargets): HtmlFault[] {
  const unknown = tag.attributes.find(({ name }) => name !== allowedAttributes[tag.name]);
  if (unknown !== undefined) {
    const message = {
      en: `"${unknown.name}" is not allowed in <${tag.name}>`,
      de: `„${unknown.name}“ ist in <${tag.name}> nicht erlaubt`,
    };
    return [fault(unknown, message, hints.deleteIt)];
  }
  const [attribute] = tag.attributes;
  const link = attribute?.name === "href" ? inspectLink(attribute.value, targets) : undefined;
  if (attribute === undefined || link === undefined) return inspectForm(tag, attribute);
  return [{ rule: "link", whole: attribute.whole, start: attribute.start, ...link }];
}

/** A tag is written in one way, and a link in it as it is, so that people who read it see where it leads. */
function inspectForm(tag: Tag, attribute?: Attribute): HtmlFault[] {
  const { name = tag.name === "a" ? "href" : "", value = "…", whole = "", start = 0 } = attribute ?? {};
  const raw = whole.slice(name.length + 2, -1);
  const isPlain = name !== "href" || raw.replaceAll("&amp;", "&") === value;
  if (wellFormed.test(tag.whole) && isPlain && (!tag.isEmpty || tag.name === "br")) {
    return inspectReferences({ whole: raw, start: start + whole.indexOf('"') + 1 }, true);
  }
  const escaped = value.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  const wanted = `<${tag.name}${name === "" ? "" : ` ${name}="${escaped}"`}>`;
  return [wrongForm(tag, tag.isEmpty ? `${wanted}…</${tag.name}>` : wanted)];
}

function wrongForm(tag: Tag, wanted: string): HtmlFault {
  const message = {
    en: "This tag is not written as it should be",
    de: "Dieses Tag ist nicht so geschrieben, wie es sein soll",
  };
  return fault(tag, message, hints.write(wanted));
}

function closeTag(tag: Tag, open: Tag[], next: Piece | undefined): HtmlFault[] {
  const index = open.findLastIndex((outer) => outer.name === tag.name);
  if (index < 0) {
    const message = {
      en: `${tag.whole} closes a tag that is not open`,
      de: `${tag.whole} schließt ein Tag, das nicht offen ist`,
    };
    return [misfit(tag, message, hints.deleteIt)];
  }
  const inner = open.splice(index).slice(1);
  if (next?.kind === "tag" && next.isEnd && inner.length === 1 && inner[0]?.name === next.name) {
    const message = {
      en: "These two are closed in the wrong order",
      de: "Diese beiden werden in falscher Reihenfolge geschlossen",
    };
    return [misfit({ whole: tag.whole + next.whole, start: tag.start }, message, hints.write(next.whole + tag.whole))];
  }
  const faults = inner.map(unclosed);
  return wellFormed.test(tag.whole) ? faults : [...faults, wrongForm(tag, `</${tag.name}>`)];
}

function unclosed(tag: Tag): HtmlFault {
  const message = {
    en: `The tag <${tag.name}> is not closed where it should be`,
    de: `Das Tag <${tag.name}> wird nicht geschlossen, wo es das müsste`,
  };
  return misfit(tag, message, { en: `Add  </${tag.name}>`, de: `Ergänzen Sie  </${tag.name}>` });
}

/**
 * Tags that hold nothing to read, in HTML whose tags are right. A gap is a matter of taste; a link or a heading that nobody
 * can read bars the way (WCAG 2.4.4, 2.4.6).
 */
function emptyTags(html: string): HtmlFault[] {
  const pairs = html.matchAll(/(<([a-z\d]+)(?:\s+[a-z]+="[^"]*")?\s*>)((?:[^<]|<br\s*\/?>)*)<\/\2\s*>/g);
  return [...pairs].flatMap(({ 1: whole = "", 2: name = "", 3: inner = "", index: start }): HtmlFault[] => {
    if (seen.test(decode(inner.replaceAll(/<[^>]*>/g, "")))) return [];
    const message = { en: `There is no text in <${name}>`, de: `In <${name}> steht kein Text` };
    const hint = {
      en: `Write it between <${name}> and </${name}>, or delete both`,
      de: `Schreiben Sie ihn zwischen <${name}> und </${name}>, oder löschen Sie beide`,
    };
    return [{ ...fault({ whole, start }, message, hint), severity: ["a", "h3"].includes(name) ? "error" : "warning" }];
  });
}
