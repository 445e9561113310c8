import { describeHtmlRule } from "./describe-rule.ts";

const beginnings = "Begin with https://, mailto: or /";

describeHtmlRule(
  "link",
  [
    ["a script", "javascript:alert(1)"],
    ["… in capitals and behind a space", " JaVaScRiPt:alert(1)"],
    ["… with an entity in its name", "java&#115;cript:alert(1)"],
    ["… with a tab in its name", "java&Tab;script:alert(1)"],
    ["… with an entity for the colon", "javascript&colon;alert(1)"],
    ["data", "data:text/html,x"],
    ["http", "http://shop.example"],
    ["another host behind two slashes", "//evil.example"],
    ["another host behind a backslash", "/\\evil.example"],
    ["a fact in the middle", "https://{brand}.example"],
    ["no host", "https:///evil.example"],
    ["no scheme", "www.shop.example"],
    ["an e-mail address without mailto:", "info@shop.example"],
    ["a mail to nobody", "mailto:sales"],
    ["the name of a user, who looks like the host", "https://shop.example@evil.example/", "www.company.example/page"],
    ["a computer by its number", "https://127.0.0.1/", "https://www.company.example/page"],
  ].map(([name = "", href = "", hint = beginnings]) => [name, link(href), "This link cannot be used: ", hint] as const),
);

describeHtmlRule("link", [
  ["with entities, as it is read", link("java&#115;cript:x"), "cannot be used: javascript:x", beginnings],
  ["a fact that is no e-mail address", link("mailto:{brand}"), "{brand} is no e-mail address", "mailto:{salesEmail}"],
]);

function link(href: string): string {
  return `<p><a ‸href="${href}">Hi</a></p>`;
}
