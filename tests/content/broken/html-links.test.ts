import { describeBroken } from "./broken-case.ts";
import { htmlCase } from "./html-case.ts";

describeBroken("links to pages", [
  htmlCase(
    "a page that does not exist",
    '<p><a ‸href="/contcat">Hi</a></p>',
    "broken-link",
    "There is no page /contcat",
    "Did you mean /contact?",
  ),
  htmlCase(
    "a page with its language",
    '<p><a ‸href="/en/contact">Hi</a></p>',
    "broken-link",
    "There is no page /en/contact",
    "Did you mean /contact?",
  ),
  htmlCase(
    "a page with a slash at its end",
    '<p><a ‸href="/contact/">Hi</a></p>',
    "broken-link",
    "There is no page /contact/",
    "Did you mean /contact?",
  ),
  htmlCase(
    "a plugin that does not exist",
    '<p><a ‸href="/plugins/fatora">Hi</a></p>',
    "broken-link",
    "/plugins/fatora",
    "Did you mean /plugins/fatoora?",
  ),
  htmlCase(
    "a question that does not exist",
    '<p><a ‸href="/faq#hardwear">Hi</a></p>',
    "broken-link",
    'There is no entry "hardwear" on /faq',
    "Did you mean #hardware?",
  ),
  htmlCase(
    "a place on this page that does not exist",
    '<p><a ‸href="#hardwear">Hi</a></p>',
    "broken-link",
    "on this page",
    "Did you mean #hardware?",
  ),
  htmlCase(
    "an address without https://",
    '<p><a ‸href="www.shop.example">Hi</a></p>',
    "link",
    "cannot be used",
    "Begin with https://",
  ),
  htmlCase(
    "an e-mail address without mailto:",
    '<p><a ‸href="info@shop.example">Hi</a></p>',
    "link",
    "cannot be used",
    "mailto:",
  ),
  htmlCase("a mail to nobody", '<p><a ‸href="mailto:sales">Hi</a></p>', "link", "cannot be used", "mailto:"),
  htmlCase("no link at all", "<p>‸<a>Hi</a></p>", "html-attribute", "This <a> leads nowhere", '<a href="…">'),
  htmlCase(
    "the same wrong link twice, each in its place",
    '<p><a ‸href="/x1">a</a></p>\n<p><a ‸href="/x1">b</a></p>',
    "broken-link",
    "There is no page /x1",
    "Pages:",
  ),
]);
