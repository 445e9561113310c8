import { describe, expect, test } from "vitest";
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
    trustedCountryHeader: undefined,
    trustForwardedProto: false,
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
    [[], { COUNTRY_HEADER: "cf ipcountry" }, 'COUNTRY_HEADER is the name of a header, not "cf ipcountry".'],
  ])("%j %j: %s", (args, env, problem) => {
    expect(readCommand(args, env)).toEqual({ kind: "wrong", problem });
  });
});
