/** Mistakes in Markdown, its links, and markup in plain texts. More refused texts: `markdown-samples.ts`. */
import { expect } from "vitest";
import type { MessageData } from "../../../scripts/content/core/messages/message.ts";
import { replace, setValue } from "../content-copy.ts";
import { answer, describeRule, type Row } from "./describe-rule.ts";

const describeMarkdownRule = (topic: string, rows: readonly [markdown: string, id: string, data?: MessageData][]) =>
  describeRule(
    topic,
    rows.map(([markdown, ...told]): Row => [answer(markdown), ...told]),
  );

describeMarkdownRule("markdown", [
  ["Hi\n\n‸<script>if (1<2) alert('<b>')</script>", "markdown.html", { tag: "<script>" }],
  ["‸<script>{barnd}</script>", "markdown.html", { tag: "<script>" }],
  ["‸<brand> is free", "markdown.html", { tag: "<brand>" }],
  ["‸<!-- > <script> -->\nHi", "markdown.html", { tag: "<!…>" }],
  ["Open ‸<b>on Sundays</b> and <b>Mondays</b>", "markdown.tag", { tag: "<b>", markdown: "**…**" }],
  ['See ‸<a href="/faq">x</a>‸<br>', "markdown.tag", { tag: "<a>", markdown: "[…](…)" }],
  ["One‸<BR/>two", "markdown.line-break-tag"],
  ['‸<p>One</p>\n<p>See <a href="/faq">x</a></p>', "markdown.paragraph-tag"],
  ["Hi\n\n‸![x](/x.png)", "markdown.image"],
  ["‸> Hi", "markdown.quotation"],
  ["‸# Hi", "markdown.heading"],
  ["Hi\n\n‸---", "markdown.line"],
  ["‸```\nHi\n```", "markdown.code-block"],
  ["See [x].\n\n‸[x]: /faq", "markdown.definition"],
  ["‸3. October", "markdown.entry-number", { sign: "3.", escaped: "3\\.", number: 1 }],
  ["1. One\n2. Two\n‸5. May", "markdown.entry-number", { number: 3 }],
  ["It is\n‸- 5 degrees", "markdown.list-below-text", { sign: "-", escaped: "\\-" }],
  ["- One\n‸* Two", "markdown.list-below-text", { sign: "*" }],
  ["- One\n  two\n‸three", "markdown.line-of-entry", { spaces: 2 }],
  ["That is 5‸*10*2", "markdown.marks-in-word"],
  ["One‸  \ntwo", "markdown.trailing-spaces"],
  ["‸One\ntwo", "warning markdown.joined-line"],
  ["- One\n‸-", "markdown.empty"],
  ['See ‸[x](/faq "Questions")', "markdown.link-form"],
  [`x ‸${"*".repeat(30)} y`, "markdown.too-deep"],
]);

const literal = /^( {2}is-it-free:\n {4}title: .*\n {4}text: )\|-/m;
describeRule("markdown", [[replace("en/pages/faq.yaml", literal, "$1‸>-"), "markdown.joined-lines"]]);

const inLink = (address: string) => `- Hi\n\n  See [it](‸${address})`;
describeMarkdownRule("link", [
  [inLink("javascript:alert(1)"), "link.address"],
  [inLink("/contcat"), "link.page", { page: "/contcat", similar: "/contact" }],
  [inLink("/en/contact"), "link.page", { page: "/en/contact", similar: "/contact" }],
  [inLink("https://www.northtill.example/en/faqs"), "link.page", { page: "/faqs", similar: "/faq" }],
  [inLink("/features#sale"), "link.anchor", { anchor: "sale", similar: "#sales" }],
  [inLink("#hardwear"), "link.anchor", { anchor: "hardwear", similar: "#hardware" }],
  [inLink("/release-notes#v1-99"), "link.anchor", { allowed: expect.arrayContaining(["#v1-47"]) }],
  [inLink("/plugins/fatoora#price"), "link.no-anchors"],
  ["[a](‸/x1)\n\n[b](‸/x1)", "link.page", { allowed: expect.arrayContaining(["/faq"]) }],
  [inLink("https://www.northtill.example/en/faq#hardware"), "warning link.own-host"],
  [inLink("info@shop.example"), "link.address", { similar: "mailto:info@shop.example" }],
  ["See ‸www.shop.example.", "warning link.bare"],
  [
    inLink("https://l.facebook.com/l.php?u=https%3A%2F%2Fx.example"),
    "warning link.wrapped",
    { similar: "https://x.example" },
  ],
  [inLink("https://help.northtill.example/en/x"), "warning link.known-host", { host: "help.northtill.example" }],
]);

const supportCentre = /^( {2}supportCentre:\n {4}host:) help\n( {4}path:) .*$/m;
const invoices = /^( {6}host:) account\n( {6}path:) \/invoices$/m;
const safeLink = "https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fsavanna.example&data=05";
describeRule("link", [
  [
    setValue("partners/kenya.yaml", "website", `‸${safeLink}`),
    "warning link.wrapped",
    { similar: "https://savanna.example" },
  ],
  [replace("site.yaml", supportCentre, "$1 site\n$2 ‸/{lang}/contcat"), "link.page", { similar: "/contact" }],
  [replace("site.yaml", invoices, "$1 site\n$2 ‸/{lang}/faq#hardwear"), "link.anchor", { similar: "#hardware" }],
]);

const home = (written: string) => setValue("en/pages/not-found.yaml", "home", written);
describeRule("markup", [
  [home("It is ‸<gone>so</gone>"), "markup.plain-text"],
  [home("It is ‸<!-- not -->gone"), "markup.plain-text"],
  [home("Go ‸**back** home"), "markup.plain-text"],
  [home("Go ‸[back](/) home"), "markup.plain-text"],
  [home("Moved ‸&amp; gone"), "markup.character", { reference: "&amp;" }],
  [home("Moved ‸&nbsp gone"), "markup.character", { reference: "&nbsp" }],
  [home("Moved, gone‸\\"), "warning markup.backslash"],
]);
describeMarkdownRule("markup", [
  ["Open ‸** on Sundays **", "markup.signs"],
  ["See [the page‸](/faq x)", "markup.link-signs"],
  ["‸| a |\n|---|\n| b |", "markup.table"],
  ["It has:\n‸• One", "markup.list-sign", { sign: "•" }],
  ["‸###Title", "markup.heading-sign", { sign: "###" }],
  ["- ‸[ ] One", "markup.checkbox"],
  ["One‸[^1]", "markup.footnote"],
  ["Mombasa‸\\", "warning markup.backslash"],
  ["AT‸&amp;T", "markup.character", { reference: "&amp;" }],
]);
