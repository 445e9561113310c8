import { describe, expect, test } from "vitest";
import { describeMailError, mailFailure } from "../../src/server/messages/mail-failure.ts";

/** As nodemailer makes them. */
const mailError = (code: string, command?: string, responseCode?: number, originalCode?: string) =>
  Object.assign(new Error(responseCode === undefined ? "Broken" : `Failed: ${responseCode} Amal wrote: secret`), {
    code,
    ...(command && { command }),
    ...(responseCode && { responseCode }),
    ...(originalCode && { originalCode }),
  });

describe("what follows from a failure", () => {
  test.each([
    // The message itself is not wanted.
    ["EENVELOPE", "RCPT TO", 550, "refused"],
    ["EENVELOPE", "MAIL FROM", 552, "refused"],
    ["EMESSAGE", "DATA", 554, "refused"],
    // Not now: this message, or all of them, which go to the same address.
    ["EMESSAGE", "DATA", 451, "message"],
    ["EENVELOPE", "RCPT TO", 450, "server"],
    ["EENVELOPE", "MAIL FROM", 452, "server"],
    // It is about the connection.
    ["EMESSAGE", "DATA", 421, "server"],
    ["EENVELOPE", "MAIL FROM", 503, "server"],
    ["EPROTOCOL", "CONN", 554, "server"],
    ["ECONNECTION", "EHLO", 550, "server"],
    ["ETLS", "STARTTLS", 502, "server"],
    // It is about the login, which somebody has to mend; the message is as good as any.
    ["EAUTH", "AUTH PLAIN", 535, "server"],
    ["EAUTH", "AUTH LOGIN", 454, "server"],
    ["EENVELOPE", "MAIL FROM", 530, "server"],
    ["EENVELOPE", "RCPT TO", 535, "server"],
    ["EAUTH", "API", undefined, "server"],
    ["ESOCKET", "CONN", undefined, "server"],
    ["EDNS", "CONN", undefined, "server"],
    ["ETIMEDOUT", "CONN", undefined, "server"],
    ["EABORT", undefined, undefined, "server"],
    // Whatever it is, it is about one message and holds up no other.
    ["EMESSAGE", "MAIL FROM", undefined, "message"],
    ["ESTREAM", "API", undefined, "message"],
  ])("%s at %s with %s: %s", (code, command, responseCode, expected) => {
    expect(mailFailure(mailError(code, command, responseCode))).toEqual(
      expected === "refused" ? { kind: "refused", code: responseCode } : { kind: "later", whose: expected },
    );
  });

  test.each([new Error("?"), undefined, "a text", { code: 5 }])("what is unknown is tried again: %o", (error) => {
    expect(mailFailure(error)).toEqual({ kind: "later", whose: "message" });
  });
});

describe("what the log is told", () => {
  test.each([
    [mailError("EMESSAGE", "DATA", 554), "the mail server answered 554 to DATA"],
    [mailError("EAUTH", "AUTH PLAIN", 535), "the mail server answered 535 to AUTH PLAIN"],
    [mailError("EAUTH", "API"), "the attempt failed with EAUTH"],
    [mailError("EABORT"), "the mail server took too long"],
    [
      Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:25"), { code: "ESOCKET" }),
      "connect ECONNREFUSED 127.0.0.1:25",
    ],
    [
      Object.assign(new Error(""), { code: "ESOCKET", originalCode: "ECONNREFUSED" }),
      "the connection failed with ECONNREFUSED",
    ],
    [new Error("secret"), "the attempt failed with an unknown error"],
    ["secret", "the attempt failed with an unknown error"],
  ])("%o: %s", (error, words) => {
    expect(describeMailError(error)).toBe(words);
  });
});
