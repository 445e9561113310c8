/** What the server is told by flags and environment. */
import { createTransport } from "nodemailer";
import { describe, expect, test } from "vitest";
import { embeddedCountryDatabase } from "../../src/server/country/country-database.ts";
import { readSettings } from "../../src/server/settings.ts";

type Environment = Readonly<Record<string, string>>;

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
  [[], empty, {}],
  [["--port", "1"], { PORT: "8080", HOST: "0.0.0.0" }, { port: 1, host: "0.0.0.0" }],
  [[], { COUNTRY_HEADER: "x-country" }, { trustedCountryHeader: "x-country" }],
  [[], { TRUSTED_PROXIES: "10" }, { trustedProxies: 10 }],
  [[], { MESSAGE_JOURNAL: "/a", TRUST_FORWARDED_PROTO: "1" }, { journalFile: "/a", trustForwardedProto: true }],
  [[], { TRUST_FORWARDED_PROTO: "0", COUNTRY_DATABASE: "/a.mmdb" }, { countryDatabase: "/a.mmdb" }],
  [[], { COUNTRY_DATABASE: "off" }, { countryDatabase: undefined }],
  [[], { MESSAGE_LIMIT: "20/1h" }, { messageLimit: { messages: 20, seconds: 3_600 } }],
  [[], { MESSAGE_LIMIT: "10000/24h" }, { messageLimit: { messages: 10_000, seconds: 86_400 } }],
])("a flag wins over the environment, that over the default: %j %j", (args, env, changed) => {
  expect(readSettings(args, env)).toEqual({ ...defaults, ...changed });
});

test.each(["--help", "-h"])("%s is no mistake", (flag) => expect(readSettings([flag], {})).toBeUndefined());

test.each<[args: string[], env: Environment, problem: string]>([
  [["--prot", "1"], {}, "Unknown option '--prot'"],
  [["--port", "http"], {}, 'The port is a number from 0 to 65535, not "http".'],
  [[], { PORT: "65536" }, 'The port is a number from 0 to 65535, not "65536".'],
  [[], { COUNTRY_HEADER: "cf ipcountry" }, 'COUNTRY_HEADER is the name of a header, not "cf ipcountry".'],
  [[], { TRUSTED_PROXIES: "11" }, 'TRUSTED_PROXIES is a number from 0 to 10, not "11".'],
  ...["5", "0/10m", "5/0m", "5/10d", "10001/1h", "5/25h"].map((written): [[], Environment, string] => {
    return [[], { MESSAGE_LIMIT: written }, `MESSAGE_LIMIT is written like 5/10m or 20/1h, not "${written}".`];
  }),
])("a mistake is named: %j %j", (args, env, problem) => {
  expect(() => readSettings(args, env)).toThrow(problem);
});

describe("messages are forwarded by mail", () => {
  const addresses = { MAIL_TO: "a@shop.example, b@shop.example", MAIL_FROM: "site@shop.example" };
  const transportOf = (SMTP_URL: string) => {
    const { server, ...mail } = readSettings([], { SMTP_URL, ...addresses })?.mail ?? {};
    expect(mail).toEqual({ from: "site@shop.example", to: ["a@shop.example", "b@shop.example"] });
    return createTransport(server).options;
  };

  // Nothing leaves this machine unencrypted unless that is asked for. nodemailer ignores TLS unless it is required.
  test.each([
    ["smtp://mail.shop.example", true],
    ["SMTP://Mail.Shop.Example:2525/", true],
    ["smtp://127.shop.example", true],
    ["smtp://localhost.shop.example?ignoreTLS=true", true],
    ["smtp://mail.shop.example:25/?requireTLS=false", false],
    ["smtp://localhost", false],
    ["smtp://127.9.9.9:2525", false],
    ["smtp://[::1]:2525", false],
    ["smtp://localhost?requireTLS=true", true],
  ])("%s requires encryption: %s", (url, requireTLS) => {
    expect(transportOf(url)).toMatchObject({ requireTLS, secure: false });
  });

  test.each([
    ["smtps://site%40shop.example:p%2Fa%3As%23s%25@mail.shop.example", "site@shop.example", "p/a:s#s%"],
    ["smtps://user:pass@word@mail.shop.example", "user", "pass@word"],
  ])("%s has a login", (url, user, pass) => {
    expect(transportOf(url)).toMatchObject({ secure: true, auth: { user, pass } });
  });
});

const url = "smtp://user:secret@mail.shop.example";
const [to, from] = ["shop@shop.example", "site@shop.example"];
const need = "Messages by e-mail need SMTP_URL, MAIL_TO, MAIL_FROM; not set:";
const isAddress = "SMTP_URL is an address such as smtps://user:password@host:465";
test.each<string[]>([
  [url, "", "", `${need} MAIL_TO, MAIL_FROM.`],
  ["", to, "", `${need} SMTP_URL, MAIL_FROM.`],
  [url, "Shop <shop@shop.example>", from, '"Shop <shop@shop.example>" is none.'],
  [url, "shop@shop.example\r\nBcc: b@c.example", from, '"shop@shop.example\r\nBcc: b@c.example" is none.'],
  [url, to, "a@b.example,c@d.example", '"a@b.example,c@d.example" is none.'],
  ...[
    "https://user:secret@mail.shop.example",
    "smtp://user:secret@",
    "smtp://user@mail.shop.example",
    "smtp://user:1/secret@mail.shop.example",
    "smtp://user:1#secret@mail.shop.example",
  ].map((wrong) => [wrong, to, from, isAddress]),
])(
  "a mistake about mail is named, without the password: %s, to %j, from %j",
  (SMTP_URL, MAIL_TO, MAIL_FROM, problem = "") => {
    const read = () => readSettings([], { SMTP_URL, MAIL_TO, MAIL_FROM });
    expect(read).toThrow(problem);
    expect(read).not.toThrow("secret");
  },
);
