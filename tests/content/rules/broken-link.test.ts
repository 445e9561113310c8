import { replace } from "../content-copy.ts";
import { describeHtmlRule, describeRule } from "./describe-rule.ts";

describeHtmlRule("broken-link", [
  [
    "a page that does not exist",
    '<p><a ‸href="/contcat">Hi</a></p>',
    "There is no page /contcat",
    "Did you mean /contact?",
  ],
  [
    "a page with its language",
    '<p><a ‸href="/en/contact">Hi</a></p>',
    "There is no page /en/contact",
    "Did you mean /contact?",
  ],
  [
    "a page with a slash at its end",
    '<p><a ‸href="/contact/">Hi</a></p>',
    "There is no page /contact/",
    "Did you mean /contact?",
  ],
  [
    "a plugin that does not exist",
    '<p><a ‸href="/plugins/fatora">Hi</a></p>',
    "/plugins/fatora",
    "Did you mean /plugins/fatoora?",
  ],
  [
    "a question that does not exist",
    '<p><a ‸href="/faq#hardwear">Hi</a></p>',
    'There is no entry "hardwear" on /faq',
    "Did you mean #hardware?",
  ],
  [
    "a place on this page that does not exist",
    '<p><a ‸href="#hardwear">Hi</a></p>',
    "on this page",
    "Did you mean #hardware?",
  ],
  [
    "the same wrong link twice, each in its place",
    '<p><a ‸href="/x1">a</a></p>\n<p><a ‸href="/x1">b</a></p>',
    "There is no page /x1",
    "Pages:",
  ],
  [
    "a place on a page that has none",
    '<p><a ‸href="/plugins/fatoora#price">Hi</a></p>',
    'There is no entry "price" on /plugins/fatoora',
    "Link to the page itself",
  ],
  [
    "a release that there is not",
    '<p><a ‸href="/release-notes#v1-99">Hi</a></p>',
    'There is no entry "v1-99" on /release-notes',
    "Write one of: v1-",
  ],
  [
    "a page of this site that does not exist, by its whole address",
    '<p><a ‸href="https://www.northtill.example/en/faqs">Hi</a></p>',
    "There is no page /faqs",
    "Did you mean /faq?",
  ],
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
