import { describe, expect, test } from "vitest";
import { embeddedCountryDatabase } from "../../src/server/country/country-database.ts";
import { readCommand } from "../../src/server/settings.ts";

const settings = (args: string[], env: Record<string, string> = {}) => {
  const command = readCommand(args, env);
  if (command.kind !== "serve") throw new Error(`Nothing is served: ${JSON.stringify(command)}`);
  return command.settings;
};

test("without a word it serves dist on localhost:4173", () => {
  expect(settings([])).toEqual({
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
  });
});

test("a flag wins over the environment, the environment over the default", () => {
  const env = { PORT: "8080", HOST: "0.0.0.0" };
  expect(settings([], env)).toMatchObject({ port: 8080, host: "0.0.0.0" });
  expect(settings(["--port", "1", "--host=::1"], env)).toMatchObject({ port: 1, host: "::1" });
});

test("an empty value in the environment is none", () => {
  expect(settings([], { PORT: "", HOST: "", MESSAGE_JOURNAL: "", COUNTRY_HEADER: "" })).toEqual(settings([]));
});

test("what is trusted and where messages go is said in the environment", () => {
  const env = { COUNTRY_HEADER: "cf-ipcountry", TRUST_FORWARDED_PROTO: "1", MESSAGE_JOURNAL: "/var/messages.jsonl" };
  expect(settings([], env)).toMatchObject({
    trustedCountryHeader: "cf-ipcountry",
    trustForwardedProto: true,
    journalFile: "/var/messages.jsonl",
  });
});

test("addresses are looked up in the installed database, in another file, or not at all", () => {
  expect(settings([], { COUNTRY_DATABASE: "" }).countryDatabase).toBe(embeddedCountryDatabase);
  expect(settings([], { COUNTRY_DATABASE: "/srv/countries.mmdb" }).countryDatabase).toBe("/srv/countries.mmdb");
  expect(settings([], { COUNTRY_DATABASE: "off" }).countryDatabase).toBeUndefined();
});

test("proxies in front are counted", () => {
  expect(settings([], { TRUSTED_PROXIES: "10" }).trustedProxies).toBe(10);
});

test("how many messages one address may send, and who is sent them, is said in the environment", () => {
  const mail = { SMTP_URL: "smtp://localhost", MAIL_TO: "shop@shop.example", MAIL_FROM: "site@shop.example" };
  expect(settings([], { MESSAGE_LIMIT: "20/1h", ...mail })).toMatchObject({
    messageLimit: { messages: 20, seconds: 3600 },
    mail: { host: "localhost", port: 587, to: ["shop@shop.example"], from: "site@shop.example" },
  });
});

test("--help is no mistake", () => {
  expect(readCommand(["--help"], {})).toEqual({ kind: "help" });
  expect(readCommand(["-h"], {})).toEqual({ kind: "help" });
});

describe("a mistake is named in one sentence", () => {
  test.each([
    [["--prot", "1"], {}, "Unknown option '--prot'."],
    [["4173"], {}, "Unexpected argument '4173'."],
    [["--port"], {}, "Option '--port <value>' argument missing."],
    [["--port", "--host"], {}, "Option '--port' argument is ambiguous."],
    [["--port", "http"], {}, 'The port is a number from 0 to 65535, not "http".'],
    [["--port", "65536"], {}, 'The port is a number from 0 to 65535, not "65536".'],
    [["--port", ""], {}, 'The port is a number from 0 to 65535, not "".'],
    [[], { PORT: "1.5" }, 'The port is a number from 0 to 65535, not "1.5".'],
    [[], { MESSAGE_LIMIT: "5" }, 'MESSAGE_LIMIT is written like 5/10m or 20/1h, not "5".'],
    [[], { MAIL_TO: "a@b.example" }, "MAIL_TO asks for messages by e-mail, but SMTP_URL and MAIL_FROM are not set."],
    [[], { COUNTRY_HEADER: "cf ipcountry" }, 'COUNTRY_HEADER is the name of a header, not "cf ipcountry".'],
    [[], { TRUSTED_PROXIES: "11" }, 'TRUSTED_PROXIES is a number from 0 to 10, not "11".'],
    [[], { TRUSTED_PROXIES: "-1" }, 'TRUSTED_PROXIES is a number from 0 to 10, not "-1".'],
    [[], { TRUSTED_PROXIES: "yes" }, 'TRUSTED_PROXIES is a number from 0 to 10, not "yes".'],
  ])("%j %j: %s", (args, env, problem) => {
    expect(readCommand(args, env)).toEqual({ kind: "wrong", problem });
  });
});
