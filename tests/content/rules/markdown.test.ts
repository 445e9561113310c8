/** What is reported in Markdown, its links, and markup in plain texts. What else is refused: `markdown-emission.test.ts`. */
import { replace } from "../content-copy.ts";
import { describeMarkdownRule, describeRule } from "./describe-rule.ts";

const sign = (en: string) => `Write  ${en}`;

describeMarkdownRule("markdown", [
  ["Hi\n\n‸<script>if (1<2) alert('<b>')</script>", "HTML is not possible here: <script>", "Delete it, or write  \\<"],
  ["‸<script>{barnd}</script>", "HTML is not possible here: <script>", "Delete it"],
  ["‸<table><tr><td>x</td></tr></table>\n\nHi", "HTML is not possible here: <table>", "Delete it"],
  ["‸<brand> is free", "HTML is not possible here: <brand>", "Delete it"],
  ["‸<!-- > <script> -->\nHi", "HTML is not possible here: <!-- > <script> -->", "Delete it"],
  ["Open ‸<b>on Sundays</b> and <b>Mondays</b>", "HTML is not possible here: <b>", sign("**words**")],
  ['‸<p>One</p>\n<p>See <a href="/faq">x</a></p>', "here: <p>", "an empty line between"],
  ['See ‸<a href="/faq">x</a>‸<br>', "here: <a", sign("[words](address)")],
  ["Hi\n\n‸![x](/x.png)", "A picture is not possible", "Delete it"],
  ["‸> Hi", "With > a quotation begins", "\\>"],
  ["‸# Hi", "A heading of this kind", "Begin headings with  ###"],
  ["‸Hi\n---", "A heading of this kind", "without a line of = or -"],
  ["Hi\n\n‸---", "This line draws a rule", "Delete it"],
  ["‸```\nHi\n```", "A block of code", "between single backticks"],
  ["See [x].\n\n‸[x]: /faq", "This line defines a link", "Write links as  [words](address)"],
  ["‸3. October", "With 3. an entry of a list begins, which would get the number 1", "3\\.  for the number itself"],
  ["1. One\n2. Two\n‸5. May", "which would get the number 3", "Write  3.  for the entry"],
  [
    "It is\n‸- 5 degrees",
    "With - a list begins, right below another text",
    "Leave an empty line above it, or write  \\-",
  ],
  ["- One\n‸* Two", "With * a list begins, right below", "Leave an empty line"],
  ["- One\n  two\n‸three", "This line is part of the entry above", "Write 2 spaces before it"],
  ["That is 5‸*10*2", "Within a word or number", "\\*  for the sign itself"],
  ["One‸  \ntwo", "Spaces at the end of a line", "write  \\  instead"],
  ["- One\n‸-", "There is no text in this entry", "Write the text, or delete"],
  ["See ‸[](/faq)", "There is no text in this entry", "Write the text, or delete"],
  ["‸<https://shop.example>", "This link is not written as it should be", "[words](address)"],
  ['See ‸[x](/faq "Questions")', "This link is not written as it should be", "[words](address)"],
  ["See ‸[x](java&#115;cript:x)", "This link is not written as it should be", "with the address as it is"],
  [`x ‸${"*".repeat(30)} y`, "Too many lists or marks", "fewer"],
]);

const question = "en/pages/faq.yaml";
const literal = /^( {2}is-it-free:\n {4}title: .*\n {4}text: )\|-/m;
describeRule("markdown", [
  [replace(question, literal, "$1‸>-"), "The lines of this text are joined", "Write  |-"],
  [replace(question, literal, "$1‸>"), "The lines of this text are joined", "Write  |-"],
  [
    replace(
      question,
      /^( {2}is-it-free:\n {4}title: .*\n {4}text: )\|-\n(?:(?: {6}.*)?\n)+?(?= {2}[a-z])/m,
      '$1‸"{price.lite} {price.pro} {annual.pro}\n      {trialDays}"\n',
    ),
    "The lines of this text are joined",
    "Write  |-",
  ],
]);

const unusable = "This link cannot be used: ";
const beginnings = "Take the link out, or begin with https:// and a host, with mailto:";
const inLink = (address: string, message = "", hint = "") =>
  [`- Hi\n\n  See [it](‸${address})`, message, hint] as const;

describeMarkdownRule(
  "link",
  [
    ["javascript:alert(1)", unusable, beginnings],
    ["http://shop.example", unusable, "begin with https:// and a host"],
    ["“/contact”", unusable, "or with / for a page"],
    ["info@shop.example", unusable, "with mailto: and an e-mail address"],
    ["mailto:{brand}", unusable, beginnings],
    ["/contcat", "There is no page /contcat", "Did you mean /contact?"],
    ["/en/contact", "There is no page /en/contact", "Did you mean /contact?"],
    ["/plugins/fatora", "There is no page /plugins/fatora", "Did you mean /plugins/fatoora?"],
    ["/faq#hardwear", 'There is no entry "hardwear" on /faq', "Did you mean #hardware?"],
    ["/features#sale", 'There is no entry "sale" on /features', "Did you mean #sales?"],
    ["#hardwear", "on this page", "Did you mean #hardware?"],
    ["/plugins/fatoora#price", 'There is no entry "price" on /plugins/fatoora', "Link to the page itself"],
    ["/release-notes#v1-99", 'There is no entry "v1-99" on /release-notes', "Write one of: #v1-"],
    ["https://www.northtill.example/en/faqs", "There is no page /faqs", "Did you mean /faq?"],
  ].map(([address = "", ...told]) => inLink(address, ...told)),
);
describeMarkdownRule(
  "link",
  [
    ["https://www.northtill.example/en/faq#hardware", "The host www.northtill.example is", "Write the path alone"],
    ["https://help.northtill.example/en/x", "The host help.northtill.example is in site.yaml", "{link.…}"],
  ].map(([address = "", ...told]) => inLink(address, ...told)),
  "warning",
);

// The same twice, each in its place.
describeMarkdownRule("link", [["[a](‸/x1)\n[b](‸/x1)", "no page /x1", "Take the link out, or write one of: /"]]);

describeRule("link", [
  [
    replace(
      "site.yaml",
      /^ {2}supportCentre:\n {4}host: help\n {4}path: .*$/m,
      "  supportCentre:\n    host: site\n    path: ‸/{lang}/contcat",
    ),
    "There is no page /contcat",
    "Did you mean /contact?",
  ],
  [
    replace(
      "site.yaml",
      /^ {6}host: account\n {6}path: \/invoices$/m,
      "      host: site\n      path: ‸/{lang}/faq#hardwear",
    ),
    'There is no entry "hardwear" on /faq',
    "Did you mean #hardware?",
  ],
]);

const page = "en/pages/not-found.yaml";

const home = (text: string) => replace(page, /^home: .*$/m, `home: ${text}`);

describeRule("markup", [
  [home("It is ‸<strong>gone</strong>."), "This would be shown as it is: <strong>", "without these signs"],
  [home("It is ‸<br>gone"), "This would be shown as it is: <br>", "without these signs"],
  [home("It is ‸<gone>so</gone>"), "This would be shown as it is: <gone>", "without these signs"],
  [home("It is ‸<!-- not -->gone"), "This would be shown as it is: <!--", "without these signs"],
  [home("Moved ‸&amp; gone"), "This would be shown as it is: &amp;", "without these signs"],
  [home("Go ‸**back** home"), "This would be shown as it is: **back**", "without these signs"],
  [home("Go ‸[back](/) home"), "This would be shown as it is: [back](/)", "without these signs"],
  [replace("site.yaml", /^brand: .*$/m, "brand: North‸<b>till</b>"), "shown as it is: <b>", "without these signs"],
]);
describeMarkdownRule("markup", [
  ["Open ‸** on Sundays **", "shown as it is: **", "without spaces between the signs"],
  ["‸**„Pro“**kostet", "shown as it is: **", "without spaces"],
  ["See [the page‸](/faq x)", "shown as it is: ](", "[words](address)"],
  ["AT‸&amp;T", "shown as it is: &amp;", "Write the character itself"],
  ["| a |\n‸|---|\n| b |", "shown as it is: |---|", "without spaces"],
]);
