import { describe, expect, test } from "vitest";
import { securityTxt } from "../../scripts/site/security-txt.ts";

const contact = { email: "security@shop.example", origin: "https://www.shop.example", languages: ["en", "de"] };

test("security.txt has the fields of RFC 9116, each once, on lines of their own", () => {
  expect(securityTxt(contact, new Date("2026-01-10T08:30:00Z"))).toBe(
    [
      "Contact: mailto:security@shop.example",
      "Expires: 2027-01-05T00:00:00Z",
      "Preferred-Languages: en, de",
      "Canonical: https://www.shop.example/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});

describe("its last day", () => {
  const expires = (today: string) => /^Expires: (.*)$/m.exec(securityTxt(contact, new Date(today)))?.[1] ?? "";

  test.each(["2026-01-01", "2027-02-28", "2028-02-29", "2028-12-31"])("is less than a year after %s", (day) => {
    const built = new Date(`${day}T23:59:59Z`);
    const days = (Date.parse(expires(built.toISOString())) - built.getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(350);
    expect(days).toBeLessThan(365);
  });

  test("is the same for every build of one day, whatever the time zone of the machine", () => {
    expect(expires("2026-05-08T00:00:00Z")).toBe(expires("2026-05-08T23:59:59.999Z"));
    expect(expires("2026-05-08T23:59:59.999Z")).not.toBe(expires("2026-05-09T00:00:00Z"));
  });
});
