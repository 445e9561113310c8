/** A tag by itself: its attributes, its spelling, and references in what it holds. */
import type { Advice, Severity } from "../../core/diagnostic.ts";
import { hints } from "../../core/hints.ts";
import type { LocalizedText } from "../../core/localized-text.ts";
import { inspectLink, type LinkTargets } from "../links.ts";
import { type Attribute, allowedAttributes, faultyReferences, type Tag, type Written } from "./pieces.ts";

/** A mistake and the part of the HTML that it is about. */
export interface HtmlFault extends Written, Advice {
  readonly rule: "html" | "link";
  readonly severity?: Severity;
  /** Whether tags do not fit together: any other mistake in the tags can be the reason. */
  readonly isStructure?: true;
}

/** The spelling of a tag: at most one attribute, in double quotes. White space is what HTML calls so. */
export const wellFormed =
  /^<(?:[a-z]+[ \t\n\f\r]*\/|[a-z\d]+(?:[ \t\n\f\r]+[a-z]+="[^"]*")?[ \t\n\f\r]*|\/[a-z\d]+[ \t\n\f\r]*)>$/;

export function inspectAttributes(tag: Tag, targets: LinkTargets): HtmlFault[] {
  const [begun] = /^<\w+\s+\w+="[^"<>]*>/.exec(tag.whole) ?? [];
  if (begun !== undefined) return [openQuote({ whole: begun, start: tag.start })];
  const unknown = tag.attributes.find(({ name }) => name !== allowedAttributes[tag.name]);
  if (unknown !== undefined) {
    const message = {
      en: `"${unknown.name}" is not allowed in <${tag.name}>`,
      de: `„${unknown.name}“ ist in <${tag.name}> nicht erlaubt`,
    };
    const kept = tag.attributes
      .filter(({ name }) => name === allowedAttributes[tag.name])
      .map(({ whole }) => ` ${whole}`);
    const clean = hints.write(`<${tag.name}${kept.join("")}>`);
    return [tag.attributes.length === 1 ? fault(unknown, message, hints.deleteIt) : fault(tag, message, clean)];
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

export function wrongForm(tag: Tag, wanted: string): HtmlFault {
  const message = {
    en: "This tag is not written as it should be",
    de: "Dieses Tag ist nicht so geschrieben, wie es sein soll",
  };
  return fault(tag, message, hints.write(wanted));
}

/** The text of an attribute goes on until the next quote, wherever that is. */
export function openQuote(written: Written): HtmlFault {
  const message = {
    en: "The quote in this tag is not closed",
    de: "Das Anführungszeichen in diesem Tag ist nicht geschlossen",
  };
  return misfit(written, message, hints.write(written.whole.replace(/>$/, '">')));
}

export function inspectReferences({ whole, start }: Written, isAttribute = false): HtmlFault[] {
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

export function fault({ whole, start }: Written, message: LocalizedText, hint: LocalizedText): HtmlFault {
  return { rule: "html", whole, start, message, hint };
}

export function misfit(written: Written, message: LocalizedText, hint: LocalizedText): HtmlFault {
  return { ...fault(written, message, hint), isStructure: true };
}
