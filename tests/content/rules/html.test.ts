/** What is told of HTML, its links, and markup in plain texts. What else is refused, and what is not: `html-emission.test.ts`. */
import { replace } from "../content-copy.ts";
import { describeHtmlRule, describeRule } from "./describe-rule.ts";

const form = "not written as it should be";

describeHtmlRule("html", [
  [
    "<p>Hi</p>\n‸<script>if (1<2) alert('<b>')</script>",
    "The tag <script> is not allowed",
    "Delete it and its </script>; allowed are p",
  ],
  ["‸<script>{barnd}</script>", "<script> is not allowed", "Delete it and its </script>"],
  ["<p>Hi</p>‸<script>alert(1)", "<script> is not allowed", "Delete it and its </script>"],
  ["‸<img src=x onerror=alert(1)>", "<img> is not allowed", "Delete it; allowed are"],
  ["‸<table><tr><td><p>x</td></tr></table><p>Hi</p>", "<table> is not allowed", "Delete it and its </table>"],
  ["<p>‸<brand> is free</p>", "The tag <brand> is not allowed", "Delete it; allowed are"],
  ["‸<!-- > <script> --><p>Hi</p>", "Comments and declarations", "Delete it"],
  ['<p ‸onclick="alert(1)">Hi</p>', '"onclick" is not allowed in <p>', "Delete it"],
  ['<p>‸<a href="/faq" onMouseOver=x>Hi</a></p>', '"onmouseover" is not', 'Write  <a href="/faq">'],
  ['<p>‸<a href="/faq" href="javascript:x">Hi</a></p>', form, '<a href="/faq">'],
  ["<p>‸<a>Hi</a></p>", form, 'Write  <a href="…">'],
  ["<p>‸<a href='/faq'>Hi</a></p>", form, '<a href="/faq">'],
  ['<p>‸<a href="&#47;faq">Hi</a></p>', form, '<a href="/faq">'],
  ["‸<p/>", form, "<p>…</p>"],
  ["<p>Hi‸</p x>", form, "Write  </p>"],
  ["<p>‸<strong>Hi</p>", "<strong> is not closed where it should be", "Add  </strong>"],
  ["‸<p>Hi", "The tag <p> is not closed", "Add  </p>"],
  ["<p>Hi‸</em></p>", "</em> closes a tag that is not open", "Delete it"],
  ["<p><strong>‸<em>Hi</strong></p>", "<em> is not closed", "Add  </em>"],
  ["<p>1 ‸< 2</p>", "This < begins no tag", "&lt;"],
  ["<p>Hi</p>\n‸<p", "This < begins no tag", "Close the tag with >"],
  ["<p>One‸<p>Two</p></p>", "<p> is open already", "Write  </p><p>"],
  ["‸<li>Hi</li>", "<li> is in no list", "Put <ul> before it"],
  ["<p>Hi ‸<ul><li>x</li></ul></p>", "<ul> cannot be in <p>", "Write </p> before it"],
  ["<ul>‸<p>Hi</p></ul>", "<p> cannot be in <ul>", "between <li> and </li>"],
  ["<ul>‸&amp;<li>x</li></ul>", "Text cannot be in <ul>", "between <li> and </li>"],
  ['<p><a href="/faq">a ‸<a href="/faq">b</a></a></p>', "<a> is open already", "Write  </a><a"],
  ["<p>Hi‸&nbps;there</p>", "The reference &nbps; is not known", "character itself"],
  ["<p>Hi‸&copy2025</p>", "The reference &copy2025 is", "or &amp; for the sign"],
  ["<p>‸&#128;5</p>", "The reference &#128; is", "character itself"],
  ["<p>Hi ‸&#8238;there</p>", "The reference &#8238; is", "itself"],
  ['<p><abbr title="5‸&nbps;GB">x</abbr></p>', "The reference &nbps;", "itself"],
  ['<p>See ‸<a href="/faq"></a></p>', "There is no text in <a>", "Write it between <a>"],
]);
describeHtmlRule(
  "html",
  [
    ["<p>Hi</p>‸<p>&nbsp;<br> </p>", "in <p>", "delete both"],
    ["<ul><li>x</li>‸<li></li>‸<li></li></ul>", "in <li>", "delete both"],
  ],
  "warning",
);

const unusable = "This link cannot be used: ";
const beginnings = "Take the link out, or begin with https:// and a host, with mailto:";
const inLink = (href: string, message = "", hint = "") => [`<p><a ‸href="${href}">Hi</a></p>`, message, hint] as const;

describeHtmlRule(
  "link",
  [
    ["javascript:alert(1)", unusable, beginnings],
    // As it is read, whatever it is written like.
    ["java&#115;cript:x", `${unusable}javascript:x`, beginnings],
    ["http://shop.example", unusable, "begin with https:// and a host"],
    ["“/contact”", unusable, "or with / for a page"],
    ["info@shop.example", unusable, "with mailto: and an e-mail address"],
    ["mailto:{brand}", unusable, beginnings],
    ["/contcat", "There is no page /contcat", "Did you mean /contact?"],
    ["/en/contact", "There is no page /en/contact", "Did you mean /contact?"],
    ["/plugins/fatora", "There is no page /plugins/fatora", "Did you mean /plugins/fatoora?"],
    ["/faq#hardwear", 'There is no entry "hardwear" on /faq', "Did you mean #hardware?"],
    ["#hardwear", "on this page", "Did you mean #hardware?"],
    ["/plugins/fatoora#price", 'There is no entry "price" on /plugins/fatoora', "Link to the page itself"],
    ["/release-notes#v1-99", 'There is no entry "v1-99" on /release-notes', "Write one of: #v1-"],
    ["https://www.northtill.example/en/faqs", "There is no page /faqs", "Did you mean /faq?"],
  ].map(([href = "", ...told]) => inLink(href, ...told)),
);
describeHtmlRule(
  "link",
  [
    ["https://www.northtill.example/en/faq#hardware", "The host www.northtill.example is", "Write the path alone"],
    ["https://help.northtill.example/en/x", "The host help.northtill.example is in site.yaml", "{link.…}"],
  ].map(([href = "", ...told]) => inLink(href, ...told)),
  "warning",
);

// The same twice, each in its place.
describeHtmlRule("link", [
  ['<p><a ‸href="/x1">a</a> <a ‸href="/x1">b</a></p>', "no page /x1", "Take the link out, or write one of: /"],
]);

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
  [
    replace("en/pages/impressum.yaml", /<p>We prepare/, "<p>‸**We** prepare"),
    "shown as it is: **We**",
    "Write  <strong>We</strong>",
  ],
]);
