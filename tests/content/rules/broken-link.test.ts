import { replace } from "../content-copy.ts";
import { describeHtmlRule, describeRule } from "./describe-rule.ts";

describeHtmlRule(
  "broken-link",
  [
    ["/contcat", "There is no page /contcat", "Did you mean /contact?"],
    ["/en/contact", "There is no page /en/contact", "Did you mean /contact?"],
    ["/contact/", "There is no page /contact/", "Did you mean /contact?"],
    ["/plugins/fatora", "There is no page /plugins/fatora", "Did you mean /plugins/fatoora?"],
    ["/faq#hardwear", 'There is no entry "hardwear" on /faq', "Did you mean #hardware?"],
    ["#hardwear", "on this page", "Did you mean #hardware?"],
    ["/plugins/fatoora#price", 'There is no entry "price" on /plugins/fatoora', "Link to the page itself"],
    ["/release-notes#v1-99", 'There is no entry "v1-99" on /release-notes', "Write one of: v1-"],
    ["https://www.northtill.example/en/faqs", "There is no page /faqs", "Did you mean /faq?"],
  ].map(([href = "", message = "", hint = ""]) => [href, `<p><a ‸href="${href}">Hi</a></p>`, message, hint] as const),
);

describeHtmlRule("broken-link", [
  ["the same twice, each in its place", '<p><a ‸href="/x1">a</a> <a ‸href="/x1">b</a></p>', "no page /x1", "Pages:"],
]);

describeRule("broken-link", [
  {
    name: "a link to a page of this site that does not exist",
    edits: [
      replace(
        "facts/site.yaml",
        /^ {2}supportCentre:\n {4}host: help\n {4}path: .*$/m,
        "  supportCentre:\n    host: site\n    path: ‸/{lang}/contcat",
      ),
    ],
    message: "There is no page /contcat",
    hint: "Did you mean /contact?",
  },
  {
    name: "a link to a question that does not exist",
    edits: [
      replace(
        "facts/site.yaml",
        /^ {6}host: account\n {6}path: \/invoices$/m,
        "      host: site\n      path: ‸/{lang}/faq#hardwear",
      ),
    ],
    message: 'There is no entry "hardwear" on /faq',
    hint: "Did you mean #hardware?",
  },
]);
