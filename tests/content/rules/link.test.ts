import { describeHtmlRule } from "./describe-rule.ts";

describeHtmlRule("link", [
  [
    "a link that runs a script",
    '<p><a ‸href="javascript:alert(1)">Hi</a></p>',
    "This link cannot be used: javascript:alert(1)",
    "Begin with https://",
  ],
  [
    "… in capitals and behind a space",
    '<p><a ‸href=" JaVaScRiPt:alert(1)">Hi</a></p>',
    "This link cannot be used",
    "Begin with",
  ],
  [
    "… with an entity in its name",
    '<p><a ‸href="java&#115;cript:alert(1)">Hi</a></p>',
    "This link cannot be used: javascript:alert(1)",
    "Begin with https://",
  ],
  [
    "… with a tab in its name",
    '<p><a ‸href="java&Tab;script:alert(1)">Hi</a></p>',
    "This link cannot be used",
    "Begin with",
  ],
  [
    "… with an entity for the colon",
    '<p><a ‸href="javascript&colon;alert(1)">Hi</a></p>',
    "javascript:alert(1)",
    "Begin with",
  ],
  ["data for a link", '<p><a ‸href="data:text/html,x">Hi</a></p>', "This link cannot be used", "Begin with"],
  [
    "http",
    '<p><a ‸href="http://shop.example">Hi</a></p>',
    "This link cannot be used: http://shop.example",
    "Begin with https://",
  ],
  [
    "another host behind two slashes",
    '<p><a ‸href="//evil.example">Hi</a></p>',
    "This link cannot be used",
    "Begin with",
  ],
  [
    "another host behind a backslash",
    '<p><a ‸href="/\\evil.example">Hi</a></p>',
    "This link cannot be used",
    "Begin with",
  ],
  [
    "a fact in the middle of a link",
    '<p><a ‸href="https://{brand}.example">Hi</a></p>',
    "This link cannot be used",
    "Begin with",
  ],
  [
    "a link with the name of a user, who looks like the host",
    '<p><a ‸href="https://shop.example@evil.example/">Hi</a></p>',
    "This link cannot be used: https://shop.example@evil.example/",
    "https://www.company.example/page",
  ],
  [
    "a link to a computer by its number",
    '<p><a ‸href="https://127.0.0.1/">Hi</a></p>',
    "This link cannot be used",
    "https://www.company.example/page",
  ],
  [
    "a link without a host",
    '<p><a ‸href="https:///evil.example">Hi</a></p>',
    "This link cannot be used",
    "Begin with https://",
  ],
  [
    "mail to a fact that is no e-mail address",
    '<p><a ‸href="mailto:{brand}">Hi</a></p>',
    "{brand} is no e-mail address",
    "mailto:{salesEmail}",
  ],
  ["an address without https://", '<p><a ‸href="www.shop.example">Hi</a></p>', "cannot be used", "Begin with https://"],
  ["an e-mail address without mailto:", '<p><a ‸href="info@shop.example">Hi</a></p>', "cannot be used", "mailto:"],
  ["a mail to nobody", '<p><a ‸href="mailto:sales">Hi</a></p>', "cannot be used", "mailto:"],
]);
