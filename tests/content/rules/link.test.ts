import { replace } from "../content-copy.ts";
import { describeHtmlRule, describeRule } from "./describe-rule.ts";

const unusable = "This link cannot be used: ";
const beginnings = "Begin with https:// and a host, with mailto:";

describeHtmlRule(
  "link",
  [
    ["javascript:alert(1)", unusable, beginnings],
    // As it is read, whatever it is written like.
    ["java&#115;cript:x", `${unusable}javascript:x`, beginnings],
    ["http://shop.example", unusable, beginnings],
    ["www.shop.example", unusable, beginnings],
    ["info@shop.example", unusable, beginnings],
    ["mailto:{brand}", unusable, beginnings],
    ["/contcat", "There is no page /contcat", "Did you mean /contact?"],
    ["/en/contact", "There is no page /en/contact", "Did you mean /contact?"],
    ["/plugins/fatora", "There is no page /plugins/fatora", "Did you mean /plugins/fatoora?"],
    ["/faq#hardwear", 'There is no entry "hardwear" on /faq', "Did you mean #hardware?"],
    ["#hardwear", "on this page", "Did you mean #hardware?"],
    ["/plugins/fatoora#price", 'There is no entry "price" on /plugins/fatoora', "Link to the page itself"],
    ["/release-notes#v1-99", 'There is no entry "v1-99" on /release-notes', "Write one of: v1-"],
    ["https://www.northtill.example/en/faqs", "There is no page /faqs", "Did you mean /faq?"],
    // Warnings.
    ["https://www.northtill.example/en/faq#hardware", "The host www.northtill.example is", "Write  /faq#hardware"],
    ["https://help.northtill.example/en/x", "The host help.northtill.example is in facts/site.yaml", "{link.…}"],
  ].map(([href = "", message = "", hint = ""]) => [href, `<p><a ‸href="${href}">Hi</a></p>`, message, hint] as const),
);

describeHtmlRule("link", [
  ["the same twice, each in its place", '<p><a ‸href="/x1">a</a> <a ‸href="/x1">b</a></p>', "no page /x1", "Pages:"],
]);

describeRule("link", [
  [
    "a link of the facts to a page of this site that does not exist",
    replace(
      "facts/site.yaml",
      /^ {2}supportCentre:\n {4}host: help\n {4}path: .*$/m,
      "  supportCentre:\n    host: site\n    path: ‸/{lang}/contcat",
    ),
    "There is no page /contcat",
    "Did you mean /contact?",
  ],
  [
    "a payment link to a question that does not exist",
    replace(
      "facts/site.yaml",
      /^ {6}host: account\n {6}path: \/invoices$/m,
      "      host: site\n      path: ‸/{lang}/faq#hardwear",
    ),
    'There is no entry "hardwear" on /faq',
    "Did you mean #hardware?",
  ],
]);
