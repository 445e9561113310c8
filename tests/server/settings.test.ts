/** What the server is told by flags and environment. */
import { describe, expect, test } from "vitest";
import { embeddedCountryDatabase } from "../../src/server/country/country-database.ts";
import { readCommand } from "../../src/server/settings.ts";

type Environment = Readonly<Record<string, string>>;

const settings = (args: string[], env: Environment = {}) => {
  const command = readCommand(args, env);
  if (command.kind !== "serve") throw new Error(`Nothing is served: ${JSON.stringify(command)}`);
  return command.settings;
};
const defaults = {
  port: 4173,
  host: "localhost",
  dist: "dist",
  journalFile: "data/messages.jsonl",
  messageLimit: { messages: 5, seconds: 600 },
  mail: undefined,
  trustedCountryHeader: undefined,
  trustForwardedProto: false,
  trustedProxies: 0,
  countryDatabase: embeddedCountryDatabase,
};
const empty = { PORT: "", HOST: "", MESSAGE_JOURNAL: "", COUNTRY_HEADER: "", COUNTRY_DATABASE: "", SMTP_URL: "" };

test.each<[args: string[], env: Environment, changed: object]>([
  [[], {}, {}],
  [[], { ...empty, MAIL_TO: "", MAIL_FROM: "" }, {}],
  [[], { PORT: "8080", HOST: "0.0.0.0" }, { port: 8080, host: "0.0.0.0" }],
  [["--port", "1", "--host=::1"], { PORT: "8080", HOST: "0.0.0.0" }, { port: 1, host: "::1" }],
  [[], { COUNTRY_HEADER: "cf-ipcountry" }, { trustedCountryHeader: "cf-ipcountry" }],
  [[], { TRUST_FORWARDED_PROTO: "1" }, { trustForwardedProto: true }],
  [[], { MESSAGE_JOURNAL: "/var/messages.jsonl" }, { journalFile: "/var/messages.jsonl" }],
  [[], { COUNTRY_DATABASE: "/srv/countries.mmdb" }, { countryDatabase: "/srv/countries.mmdb" }],
  [[], { COUNTRY_DATABASE: "off" }, { countryDatabase: undefined }],
  [[], { TRUSTED_PROXIES: "10" }, { trustedProxies: 10 }],
  [[], { MESSAGE_LIMIT: "20/1h" }, { messageLimit: { messages: 20, seconds: 3600 } }],
])("a flag wins over the environment, that over the default: %j %j", (args, env, changed) => {
  expect(settings(args, env)).toEqual({ ...defaults, ...changed });
});

test.each(["--help", "-h"])("%s is no mistake", (flag) => expect(readCommand([flag], {})).toEqual({ kind: "help" }));

test.each<[args: string[], env: Environment, problem: string]>([
  [["--prot", "1"], {}, "Unknown option '--prot'."],
  [["4173"], {}, "Unexpected argument '4173'."],
  [["--port"], {}, "Option '--port <value>' argument missing."],
  [["--port", "--host"], {}, "Option '--port' argument is ambiguous."],
  [["--port", "http"], {}, 'The port is a number from 0 to 65535, not "http".'],
  [["--port", "65536"], {}, 'The port is a number from 0 to 65535, not "65536".'],
  [["--port", ""], {}, 'The port is a number from 0 to 65535, not "".'],
  [[], { PORT: "1.5" }, 'The port is a number from 0 to 65535, not "1.5".'],
  [[], { COUNTRY_HEADER: "cf ipcountry" }, 'COUNTRY_HEADER is the name of a header, not "cf ipcountry".'],
  ...["11", "-1", "yes"].map((count): [string[], Environment, string] => {
    return [[], { TRUSTED_PROXIES: count }, `TRUSTED_PROXIES is a number from 0 to 10, not "${count}".`];
  }),
])("a mistake is named in one sentence: %j %j", (args, env, problem) => {
  expect(readCommand(args, env)).toEqual({ kind: "wrong", problem });
});

test.each<[written: string, limit: object | undefined]>([
  ["1/30s", { messages: 1, seconds: 30 }],
  ["10000/24h", { messages: 10_000, seconds: 86_400 }],
  ...["5", "5/10", "0/10m", "5/0m", "-5/10m", "5/10d", "10001/1h", "5/25h", "5/10m ", "99999999999999999999/1h"].map(
    (written): [string, undefined] => [written, undefined],
  ),
])("MESSAGE_LIMIT %j", (written, messageLimit) => {
  const problem = `MESSAGE_LIMIT is written like 5/10m or 20/1h, not "${written}".`;
  const expected = messageLimit === undefined ? { kind: "wrong", problem } : { settings: { messageLimit } };
  expect(readCommand([], { MESSAGE_LIMIT: written })).toMatchObject(expected);
});

const addresses = { MAIL_TO: "a@shop.example, b@shop.example", MAIL_FROM: "site@shop.example" };

describe("messages are handed on by mail", () => {
  test("to all of MAIL_TO, from MAIL_FROM", () => {
    expect(settings([], { SMTP_URL: "smtp://localhost", ...addresses }).mail).toMatchObject({
      from: "site@shop.example",
      to: ["a@shop.example", "b@shop.example"],
    });
  });

  // Nothing leaves this machine unencrypted unless that is asked for.
  test.each([
    ["smtp://mail.shop.example", "mail.shop.example", 587, "required"],
    ["smtps://mail.shop.example", "mail.shop.example", 465, "at-once"],
    ["smtps://localhost", "localhost", 465, "at-once"],
    ["smtp://mail.shop.example:25/", "mail.shop.example", 25, "required"],
    ["SMTP://Mail.Shop.Example:2525", "mail.shop.example", 2525, "required"],
    ["smtp://192.168.1.5", "192.168.1.5", 587, "required"],
    ["smtp://[2001:db8::1]:26", "2001:db8::1", 26, "required"],
    ["smtp://localhost.shop.example", "localhost.shop.example", 587, "required"],
    ["smtp://127.shop.example", "127.shop.example", 587, "required"],
    ["smtp://localhost", "localhost", 587, "none"],
    ["smtp://127.0.0.1:2525", "127.0.0.1", 2525, "none"],
    ["smtp://127.9.9.9", "127.9.9.9", 587, "none"],
    ["smtp://[::1]:2525", "::1", 2525, "none"],
    ["smtp://localhost?tls=required", "localhost", 587, "required"],
    ["smtp://mail.shop.example:25?tls=required", "mail.shop.example", 25, "required"],
    ["smtp://mail.shop.example:25/?tls=none", "mail.shop.example", 25, "none"],
  ])("%s is host %s, port %i, encryption %s", (url, host, port, encryption) => {
    const { mail } = settings([], { SMTP_URL: url, ...addresses });
    expect(mail).toMatchObject({ host, port, encryption, login: undefined });
  });

  test.each([
    ["smtp://user:word@mail.shop.example", "user", "word"],
    ["smtp://site%40shop.example:p%2Fa%3As%23s%25@mail.shop.example", "site@shop.example", "p/a:s#s%"],
    ["smtp://user:pass@word@mail.shop.example", "user", "pass@word"],
  ])("%s has a login", (url, user, password) => {
    expect(settings([], { SMTP_URL: url, ...addresses }).mail?.login).toEqual({ user, password });
  });
});

describe("a mistake about mail is named in one sentence, without the password", () => {
  const url = "smtp://user:secret@mail.shop.example";
  const to = "shop@shop.example";
  const from = "site@shop.example";
  test.each([
    [url, "", "", "SMTP_URL asks for messages by e-mail, but MAIL_TO and MAIL_FROM are not set."],
    [url, to, "", "SMTP_URL and MAIL_TO ask for messages by e-mail, but MAIL_FROM is not set."],
    ["", to, "", "MAIL_TO asks for messages by e-mail, but SMTP_URL and MAIL_FROM are not set."],
    [url, "Shop <shop@shop.example>", from, 'MAIL_TO is an e-mail address, not "Shop <shop@shop.example>".'],
    [url, "shop@shop.example,", from, 'MAIL_TO is an e-mail address, not "".'],
    [url, "shop@shop.example\r\nBcc: b@c.example", from, 'MAIL_TO is an e-mail address, not "shop@shop.example\r\nBcc'],
    [url, to, "site", 'MAIL_FROM is an e-mail address, not "site".'],
    [url, to, "a@b.example,c@d.example", 'MAIL_FROM is an e-mail address, not "a@b.example,c@d.example".'],
    ["secret", to, from, "SMTP_URL is an address such as smtps:"],
    ["user:secret@mail.shop.example", to, from, "SMTP_URL is an address such as smtps:"],
    ["https://user:secret@mail.shop.example", to, from, "SMTP_URL is an address such as smtps:"],
    ["smtp:", to, from, "SMTP_URL is an address such as smtps:"],
    ["smtp://user:secret@", to, from, "SMTP_URL is an address such as smtps:"],
    ["smtp://user:secret@mail.shop.example:99999", to, from, "SMTP_URL is an address such as smtps:"],
    ["smtp://mail.shop.example/secret", to, from, "SMTP_URL ends behind host and port"],
    ["smtp://user:/secret@mail.shop.example", to, from, "SMTP_URL "],
    ["smtp://mail.shop.example#secret", to, from, "SMTP_URL ends behind host and port"],
    ["smtp://user@mail.shop.example", to, from, "SMTP_URL has a user without a password"],
    ["smtp://:secret@mail.shop.example", to, from, "SMTP_URL has a user without a password"],
    ["smtp://user:secret%@mail.shop.example", to, from, "SMTP_URL has a % in user or password"],
    ["smtp://mail.shop.example?tls=secret", to, from, "SMTP_URL takes nothing behind the port but"],
    ["smtp://mail.shop.example?requireTLS=false", to, from, "SMTP_URL takes nothing behind the port but"],
    ["smtps://mail.shop.example?tls=none", to, from, "SMTP_URL takes nothing behind the port but"],
  ])("%s, to %j, from %j", (SMTP_URL, MAIL_TO, MAIL_FROM, start) => {
    const command = readCommand([], { SMTP_URL, MAIL_TO, MAIL_FROM });
    const problem = command.kind === "wrong" ? command.problem : "none";
    expect(problem.startsWith(start), problem).toBe(true);
    expect(problem).not.toContain("secret");
  });
});
