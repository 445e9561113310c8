/**
 * HTML in content: an allow-list, read by a real tokenizer. Nothing is repaired: what is emitted is what was written,
 * and what was written is either safe or refused.
 */
import { Parser } from "htmlparser2";
import { localizedPath, pagesOf } from "../../../src/routes/routes.ts";
import { namesIn } from "../content.ts";
import type { ContentFiles } from "../load.ts";
import { locate } from "../position.ts";
import { type Problem, problem } from "../problem.ts";
import { nearest } from "../suggest.ts";
import { walkStrings } from "../walk.ts";

const allowedTags = ["p", "ul", "ol", "li", "strong", "em", "a", "br", "h3", "code", "abbr"];
const allowedAttributes: Record<string, readonly string[]> = { a: ["href"], abbr: ["title"] };
const voidTags = new Set(["br"]);

type Finding = readonly [rule: string, message: string, hint: string];

export function checkHtml(files: ContentFiles): Problem[] {
  const paths = internalPaths(files);
  return [...files.parsed].flatMap(([file, parsed]) => {
    if (file.startsWith("facts/")) return [];
    return [...walkStrings(parsed.value)].flatMap(({ path, value }) => {
      const findings = path.at(-1) === "html" ? inspectHtml(value, paths) : inspectText(value);
      return findings.map(([rule, message, hint]) => problem(locate(parsed, path), rule, message, hint, { path }));
    });
  });
}

/** Plain text fields are shown as written: a tag in them would be read aloud as brackets. */
function inspectText(value: string): Finding[] {
  const tag = /<\/?[a-z][^>]*>/i.exec(value);
  return tag === null ? [] : [["html-in-text", `HTML does not work here: ${tag[0]}`, "Write the text without tags"]];
}

/**
 * Findings for one piece of HTML.
 *
 * @param internal Paths without language that links may lead to.
 */
export function inspectHtml(html: string, internal: readonly string[]): Finding[] {
  const findings: Finding[] = [];
  const open: string[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes, implied) {
        if (implied) return;
        if (!allowedTags.includes(name)) {
          findings.push(["html-tag", `The tag <${name}> is not allowed`, `Use one of: ${allowedTags.join(", ")}`]);
          return;
        }
        for (const [attribute, value] of Object.entries(attributes)) {
          if (!allowedAttributes[name]?.includes(attribute)) {
            findings.push(["html-attribute", `"${attribute}" is not allowed in <${name}>`, "Delete it"]);
          } else if (attribute === "href") {
            findings.push(...inspectLink(value, internal));
          }
        }
        if (!voidTags.has(name)) open.push(name);
      },
      onclosetag(name, implied) {
        if (voidTags.has(name) || !allowedTags.includes(name)) return;
        if (implied || open.at(-1) !== name) {
          findings.push([
            "html-balance",
            `The tag <${open.at(-1) ?? name}> is not closed where it should be`,
            `Add  </${open.at(-1) ?? name}>`,
          ]);
        }
        const index = open.lastIndexOf(name);
        if (index >= 0) open.splice(index);
      },
      oncomment() {
        findings.push(["html-tag", "A comment is not allowed in HTML", "Delete it; YAML comments begin with #"]);
      },
      onprocessinginstruction() {
        findings.push(["html-tag", "<! and <? are not allowed in HTML", "Delete it"]);
      },
    },
    { decodeEntities: true, lowerCaseTags: true, recognizeSelfClosing: false },
  );
  parser.end(html);
  const closings = [...html.matchAll(/<\/([a-z0-9]+)\s*>/gi)].length;
  const openings = [...html.matchAll(/<([a-z0-9]+)(?:\s[^>]*)?>/gi)].filter(
    ([, name = ""]) => !voidTags.has(name.toLowerCase()),
  ).length;
  if (closings > openings && findings.length === 0)
    findings.push(["html-balance", "A tag is closed that was not opened", "Delete the closing tag"]);
  return findings;
}

/** A link: a page of this site, a fact, mail or https. Entities are decoded by then, so no scheme can hide. */
function inspectLink(href: string, internal: readonly string[]): Finding[] {
  if (/^\{(?:link|help)\.[\w.-]+\}$/.test(href) || /^mailto:(?:\{\w+\}|[^\s{}<>"]+@[^\s{}<>"]+)$/.test(href)) return [];
  if (/^https:\/\/[^\s{}<>"\\]+$/.test(href) && URL.canParse(href)) return [];
  if (!href.startsWith("/") || href.startsWith("//") || href.includes("\\")) {
    return [["link", `This link cannot be used: ${href}`, "Begin with https://, mailto: or / for a page of this site"]];
  }
  const [path = ""] = href.split(/[?#]/);
  if (internal.includes(path)) return [];
  const meant = nearest(path, internal);
  return [
    [
      "broken-link",
      `There is no page ${path}`,
      meant === undefined ? `Pages: ${internal.join(", ")}` : `Did you mean ${meant}?`,
    ],
  ];
}

function internalPaths(files: ContentFiles): string[] {
  const pluginSlugs = namesIn(files, "facts/plugins");
  const pages = pagesOf({ languages: files.languages, pluginSlugs }).filter(({ route }) => route !== "notFound");
  return pages.map((page) => localizedPath(page, "-").slice(2) || "/");
}
