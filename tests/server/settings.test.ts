/** Settings of the server: flags and environment. */
import { createTransport } from "nodemailer";
import { describe, expect, test } from "vitest";
import { embeddedCountryDatabase } from "../../src/server/node/country-database.ts";
import { readSettings } from "../../src/server/node/settings.ts";
import { readWorkerSettings } from "../../src/server/worker/worker-settings.ts";

type Environment = Readonly<Record<string, string>>;

const defaults = {
  port: 4173,
  host: "localhost",
  dist: "dist",
  journalFile: "data/messages.jsonl",
  messageLimit: { messages: 5, seconds: 600 },
  messageOrigins: [],
  messageSecret: undefined,
  mail: undefined,
  trustedCountryHeader: undefined,
  trustForwardedProto: false,
  trustedProxies: 0,
  countryDatabase: embeddedCountryDatabase,
};
const secret = `${"aZ09-._~+/".repeat(3)}==`;
const empty = { PORT: "", HOST: "", MESSAGE_JOURNAL: "", COUNTRY_HEADER: "", COUNTRY_DATABASE: "", SMTP_URL: "" };

test.each<[args: string[], env: Environment, changed: object]>([
  [[], empty, {}],
  [["--port", "1"], { PORT: "8080", HOST: "0.0.0.0" }, { port: 1, host: "0.0.0.0" }],
  [[], { COUNTRY_HEADER: "x-country" }, { trustedCountryHeader: "x-country" }],
  [[], { MESSAGE_JOURNAL: "/a", TRUST_FORWARDED_PROTO: "1" }, { journalFile: "/a", trustForwardedProto: true }],
  [[], { TRUST_FORWARDED_PROTO: "0", COUNTRY_DATABASE: "/a.mmdb" }, { countryDatabase: "/a.mmdb" }],
  [[], { COUNTRY_DATABASE: "off", TRUSTED_PROXIES: "10" }, { countryDatabase: undefined, trustedProxies: 10 }],
  [[], { MESSAGE_LIMIT: "10000/24h" }, { messageLimit: { messages: 10_000, seconds: 86_400 } }],
  [[], { MESSAGE_SECRET: "" }, {}],
  [[], { MESSAGE_SECRET: secret }, { messageSecret: secret }],
  [[], { MESSAGE_ORIGINS: "https://Shop.example:443" }, { messageOrigins: ["https://shop.example"] }],
  [
    [],
    { MESSAGE_ORIGINS: "http://127.0.0.1:8080, https://müller.example,http://[::1]" },
    { messageOrigins: ["http://127.0.0.1:8080", "https://xn--mller-kva.example", "http://[::1]"] },
  ],
])("flags come before the environment, that before the defaults: %j %j", (args, env, changed) => {
  expect(readSettings(args, env)).toEqual({ ...defaults, ...changed });
});

test.each(["--help", "-h"])("%s is no mistake", (flag) => expect(readSettings([flag], {})).toBeUndefined());

const wrongLimit = (written: string) => `MESSAGE_LIMIT is written like 5/10m or 20/1h, not "${written}".`;
test.each<[args: string[], env: Environment, problem: string]>([
  [["--prot", "1"], {}, "Unknown option '--prot'"],
  [["--port", "http"], {}, 'The port is a number from 0 to 65535, not "http".'],
  [[], { PORT: "65536" }, 'The port is a number from 0 to 65535, not "65536".'],
  [[], { COUNTRY_HEADER: "cf ipcountry" }, 'COUNTRY_HEADER is the name of a header, not "cf ipcountry".'],
  [[], { TRUSTED_PROXIES: "11" }, 'TRUSTED_PROXIES is a number from 0 to 10, not "11".'],
  [[], { MESSAGE_LIMIT: "5/0m" }, wrongLimit("5/0m")],
  [[], { MESSAGE_LIMIT: "0/10m" }, wrongLimit("0/10m")],
  [[], { MESSAGE_LIMIT: "10001/1h" }, wrongLimit("10001/1h")],
  [[], { MESSAGE_LIMIT: "5/25h" }, wrongLimit("5/25h")],
  ...[
    ...["*", "null", "shop.example", "ftp://shop.example", "https://", "https://a.example:99999", "https://1.2.3.4.5"],
    ...["https://*.shop.example", "https://shop.example/", "https://shop.example/en", "https://shop.example?a"],
    ...["https://me@shop.example", "https://a.example;https://b.example", "https://a.example https://b.example"],
  ].map((origin): [string[], Environment, string] => [
    [],
    { MESSAGE_ORIGINS: `https://shop.example,${origin}` },
    `MESSAGE_ORIGINS takes addresses without a path, such as https://www.company.com, not "${origin}".`,
  ]),
  [[], { MESSAGE_ORIGINS: "https://shop.example," }, 'not "".'],
])("a mistake is named: %j %j", (args, env, problem) => {
  expect(() => readSettings(args, env)).toThrow(problem);
});

test.each(["0123456789abcdef0123456789abcde", "0123456789abcdef 0123456789abcdef", "ä".repeat(32)])(
  "a secret that is short, or no header can have, is refused without a word of it: %s",
  (MESSAGE_SECRET) => {
    const read = () => readSettings([], { MESSAGE_SECRET });
    expect(read).toThrow("MESSAGE_SECRET has at least 32 characters: letters, digits and any of -._~+/.");
    expect(read).not.toThrow(MESSAGE_SECRET);
  },
);

const [to, from] = ["a@shop.example, b@shop.example", "site@shop.example"];

describe("messages are forwarded by mail", () => {
  const transportOf = (SMTP_URL: string) => {
    const { server, ...mail } = readSettings([], { SMTP_URL, MAIL_TO: to, MAIL_FROM: from })?.mail ?? {};
    expect(mail).toEqual({ from, to: ["a@shop.example", "b@shop.example"] });
    return createTransport(server).options;
  };

  // nodemailer encrypts if the server offers it, unless it is required.
  test.each([
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

  test("the address has the login, with escapes", () => {
    const options = transportOf("smtps://site%40shop.example:p%2Fa%3As%23s%25@mail.shop.example");
    expect(options).toMatchObject({ secure: true, auth: { user: "site@shop.example", pass: "p/a:s#s%" } });
  });
});

test("addresses of the mail have their domain in ASCII", () => {
  const env = { SMTP_URL: "smtp://localhost", MAIL_TO: "a@müller.example", MAIL_FROM: "b@müller.example" };
  const [a, b] = ["a@xn--mller-kva.example", "b@xn--mller-kva.example"];
  expect(readSettings([], env)?.mail).toMatchObject({ to: [a], from: b });
});

const url = "smtp://user:secret@mail.shop.example";
const need = "Messages by e-mail need SMTP_URL, MAIL_TO, MAIL_FROM; not set:";
const isAddress = "SMTP_URL is an address such as smtps://user:password@host:465";
test.each([
  [url, "", "", `${need} MAIL_TO, MAIL_FROM.`],
  ["", to, "", `${need} SMTP_URL, MAIL_FROM.`],
  [url, "shop@shop.example\r\nBcc: b@c.example", from, '"shop@shop.example\r\nBcc: b@c.example" is none.'],
  [url, to, "a@b.example,c@d.example", '"a@b.example,c@d.example" is none.'],
  ["https://user:secret@mail.shop.example", to, from, isAddress],
  ["smtp://user:secret@", to, from, isAddress],
  ["smtp://user@mail.shop.example", to, from, isAddress],
  ["smtp://user:1/secret@mail.shop.example", to, from, isAddress],
  ["smtp://user:1#secret@mail.shop.example", to, from, isAddress],
])("a mistake is named without the password: %s, to %j, from %j", (SMTP_URL, MAIL_TO, MAIL_FROM, problem) => {
  const read = () => readSettings([], { SMTP_URL, MAIL_TO, MAIL_FROM });
  expect(read).toThrow(problem);
  expect(read).not.toThrow("secret");
});

test.each([
  ["smtps://user:secret@mail.shop.example", true],
  ["smtp://mail.shop.example:2525", true],
  ["smtp://localhost.shop.example", true],
  ["smtps://203.0.113.7", false],
  ["smtps://8.8.8.8", true],
  ["smtp://mail.shop.example:25", false],
  ["smtp://localhost:2525", false],
  ["smtp://mail.localhost:2525", false],
  ["smtp://127.1:2525", false],
  ["smtps://10.0.0.7", false],
  ["smtps://[fd00::7]", false],
  ["smtps://[::ffff:192.168.0.7]", false],
  ["smtps://[2606:4700::1]", true],
])("Cloudflare's network reaches %s: %s", (SMTP_URL, isReached) => {
  const read = () => readWorkerSettings({ SMTP_URL, MAIL_TO: to, MAIL_FROM: from });
  if (isReached) return expect(read().mail?.server.url).toBe(SMTP_URL);
  expect(read).toThrow("From Cloudflare's network SMTP_URL reaches no port 25, no localhost and no private address.");
});
