import { describe, expect, test } from "vitest";
import { readMailSettings } from "../../src/server/messages/mail-settings.ts";

const addresses = { MAIL_TO: "shop@shop.example", MAIL_FROM: "site@shop.example" };
const serverOf = (url: string) => {
  const reading = readMailSettings({ SMTP_URL: url, ...addresses });
  if (reading.kind === "wrong" || reading.mail === undefined) throw new Error(JSON.stringify(reading));
  const { host, port, encryption, login } = reading.mail;
  return { host, port, encryption, login };
};

test.each([{}, { SMTP_URL: "", MAIL_TO: "", MAIL_FROM: "" }])("without settings nothing is handed on: %j", (env) => {
  expect(readMailSettings(env)).toEqual({ kind: "mail", mail: undefined });
});

test("whom it goes to, and from whom", () => {
  const env = {
    SMTP_URL: "smtp://localhost",
    MAIL_FROM: "site@shop.example",
    MAIL_TO: "a@shop.example, b@shop.example",
  };
  expect(readMailSettings(env)).toMatchObject({
    mail: { from: "site@shop.example", to: ["a@shop.example", "b@shop.example"] },
  });
});

test.each([
  ["smtp://mail.shop.example", "mail.shop.example", 587],
  ["smtps://mail.shop.example", "mail.shop.example", 465],
  ["smtp://mail.shop.example:25/", "mail.shop.example", 25],
  ["SMTP://Mail.Shop.Example:2525", "mail.shop.example", 2525],
  ["smtp://192.0.2.1", "192.0.2.1", 587],
  ["smtp://[2001:db8::1]:26", "2001:db8::1", 26],
])("%s is host %s, port %i", (url, host, port) => {
  expect(serverOf(url)).toMatchObject({ host, port, login: undefined });
});

test.each([
  ["smtp://user:word@mail.shop.example", "user", "word"],
  ["smtp://site%40shop.example:p%2Fa%3As%23s%25@mail.shop.example", "site@shop.example", "p/a:s#s%"],
  ["smtp://user:pass@word@mail.shop.example", "user", "pass@word"],
])("%s has a login", (url, user, password) => {
  expect(serverOf(url).login).toEqual({ user, password });
});

describe("nothing leaves this machine in clear unless that is asked for", () => {
  test.each([
    ["smtps://mail.shop.example", "at-once"],
    ["smtps://localhost", "at-once"],
    ["smtp://mail.shop.example", "required"],
    ["smtp://192.168.1.5", "required"],
    ["smtp://localhost.shop.example", "required"],
    ["smtp://127.shop.example", "required"],
    ["smtp://localhost", "none"],
    ["smtp://127.0.0.1:2525", "none"],
    ["smtp://127.9.9.9", "none"],
    ["smtp://[::1]:2525", "none"],
    ["smtp://localhost?tls=required", "required"],
    ["smtp://mail.shop.example:25?tls=required", "required"],
    ["smtp://mail.shop.example:25/?tls=none", "none"],
  ])("%s: %s", (url, encryption) => {
    expect(serverOf(url).encryption).toBe(encryption);
  });
});

describe("a mistake is named in one sentence, without the password", () => {
  const to = "shop@shop.example";
  const from = "site@shop.example";
  const url = "smtp://user:secret@mail.shop.example";
  test.each([
    [url, undefined, undefined, "SMTP_URL asks for messages by e-mail, but MAIL_TO and MAIL_FROM are not set."],
    [url, to, "", "SMTP_URL and MAIL_TO ask for messages by e-mail, but MAIL_FROM is not set."],
    [undefined, to, undefined, "MAIL_TO asks for messages by e-mail, but SMTP_URL and MAIL_FROM are not set."],
    [url, "Shop <shop@shop.example>", from, 'MAIL_TO is an e-mail address, not "Shop <shop@shop.example>".'],
    [url, "shop@shop.example,", from, 'MAIL_TO is an e-mail address, not "".'],
    [
      url,
      "shop@shop.example\r\nBcc: b@c.example",
      from,
      /^MAIL_TO is an e-mail address, not "shop@shop.example\r\nBcc/,
    ],
    [url, to, "site", 'MAIL_FROM is an e-mail address, not "site".'],
    [url, to, "a@b.example,c@d.example", 'MAIL_FROM is an e-mail address, not "a@b.example,c@d.example".'],
    ["secret", to, from, /^SMTP_URL is an address such as smtps:/],
    ["user:secret@mail.shop.example", to, from, /^SMTP_URL is an address such as smtps:/],
    ["https://user:secret@mail.shop.example", to, from, /^SMTP_URL is an address such as smtps:/],
    ["smtp:", to, from, /^SMTP_URL is an address such as smtps:/],
    ["smtp://user:secret@", to, from, /^SMTP_URL is an address such as smtps:/],
    ["smtp://user:secret@mail.shop.example:99999", to, from, /^SMTP_URL is an address such as smtps:/],
    ["smtp://mail.shop.example/secret", to, from, /^SMTP_URL ends behind host and port/],
    ["smtp://user:/secret@mail.shop.example", to, from, /^SMTP_URL (?:ends|is an address)/],
    ["smtp://mail.shop.example#secret", to, from, /^SMTP_URL ends behind host and port/],
    ["smtp://user@mail.shop.example", to, from, /^SMTP_URL has a user without a password/],
    ["smtp://:secret@mail.shop.example", to, from, /^SMTP_URL has a user without a password/],
    ["smtp://user:secret%@mail.shop.example", to, from, /^SMTP_URL has a % in user or password/],
    ["smtp://mail.shop.example?tls=secret", to, from, /^SMTP_URL takes nothing behind the port but/],
    ["smtp://mail.shop.example?requireTLS=false", to, from, /^SMTP_URL takes nothing behind the port but/],
    ["smtps://mail.shop.example?tls=none", to, from, /^SMTP_URL takes nothing behind the port but/],
  ])("%s, to %s, from %s", (SMTP_URL, MAIL_TO, MAIL_FROM, sentence) => {
    const reading = readMailSettings({ SMTP_URL, MAIL_TO, MAIL_FROM });
    const problem = reading.kind === "wrong" ? reading.problem : "none";
    expect(problem).toMatch(sentence);
    expect(problem).not.toContain("secret");
  });
});
