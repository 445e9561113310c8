/**
 * One piece of HTML. What is accepted is so little that every browser reads it in the same way: allowed tags, written in
 * lower case with their attribute in double quotes, each closed where it should be, and links that can do no harm.
 * Nothing is repaired: what was written is either safe or refused.
 */
import { few, hints } from "../../core/hints.ts";
import { seen } from "../../schema/formats/text.ts";
import type { LinkTargets } from "../links.ts";
import {
  fault,
  type HtmlFault,
  inspectAttributes,
  inspectReferences,
  misfit,
  openQuote,
  wellFormed,
  wrongForm,
} from "./inspect-tag.ts";
import { allowedTags, decode, inlines, isElement, type Piece, piecesOf, type Tag, type Written } from "./pieces.ts";

/** What people write instead. */
const instead = new Map(Object.entries({ b: "strong", i: "em", h1: "h3", h2: "h3", h4: "h3", div: "p" }));

const noComments = {
  en: "Comments and declarations are not allowed in HTML",
  de: "Kommentare und Deklarationen sind in HTML nicht erlaubt",
};

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
      faults.push(
        ...(piece.isEnd ? closeTag(piece, open, pieces[index + 1]) : openTag(piece, open, targets, pieces[index + 1])),
      );
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

function notAllowed(tag: Tag): HtmlFault {
  const name = instead.get(tag.name);
  const allowed = few(["p", "strong", "a", "ul", "li", ...allowedTags.slice(5)]);
  const closed =
    isElement(tag.name) && !/^(?:embed|hr|img|input|link|meta|source)$/.test(tag.name) ? `</${tag.name}>` : "";
  const hint =
    name === undefined
      ? {
          en: `Delete it${closed && ` and its ${closed}`}; allowed are ${allowed}`,
          de: `Löschen Sie es${closed && ` und sein ${closed}`}; erlaubt sind ${allowed}`,
        }
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
    const [, begun = "", address = ""] = /^(<\w+\s+\w+=")([^"<>]*)>/.exec(whole.slice(bracket)) ?? [];
    if (begun !== "") return [...faults, openQuote({ whole: `${begun}${address}>`, start: start + bracket })];
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

function openTag(tag: Tag, open: Tag[], targets: LinkTargets, next: Piece | undefined): HtmlFault[] {
  const { name } = tag;
  const above = open.at(-1);
  if (above?.name === name && !isList(name)) {
    // With nothing in it, it was to close the one before.
    const isEmpty = inlines.includes(name) || next?.kind !== "text" || next.whole.trim() === "";
    const isClosing = isEmpty && tag.attributes.length === 0;
    if (isClosing) open.pop();
    const message = { en: `<${name}> is open already`, de: `<${name}> ist noch offen` };
    const isTwice = above.start + above.whole.length === tag.start;
    return [misfit(tag, message, isTwice ? hints.deleteIt : hints.write(`</${name}>${isClosing ? "" : tag.whole}`))];
  }
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
    de: `Das Tag <${tag.name}> wird nicht dort geschlossen, wo es endet`,
  };
  return misfit(tag, message, {
    en: `Add  </${tag.name}>  where its text ends`,
    de: `Ergänzen Sie  </${tag.name}>  am Ende seines Textes`,
  });
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
