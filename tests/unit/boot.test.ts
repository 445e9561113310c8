import { Script } from "node:vm";
import { describe, expect, test } from "vitest";
import { bootScript } from "../../src/renderer/boot.ts";

const boot = (scripts: readonly string[], more = {}) =>
  bootScript({
    scripts,
    ahead: ["/locales/en/translation.json?v=1"],
    unasked: false,
    noticeId: "load-notice",
    ...more,
  });
const scripts = ["/assets/chunk-react.4f3a1b2c.js", "/assets/entry.91bc77aa.js"];

/** Parses without running. */
const parses = (text: string) => expect(() => new Script(text)).not.toThrow();

describe("the only script in the document", () => {
  const text = boot(scripts);

  test("is valid", () => parses(text));

  test("names what it loads and what it shows", () => {
    for (const address of scripts) expect(text).toContain(JSON.stringify(address));
    expect(text).toContain('"load-notice"');
  });

  test("stays small, because every page carries it", () => {
    expect(Buffer.byteLength(text)).toBeLessThan(1_500);
  });

  test("is the same every time, so that one digest covers it", () => {
    expect(boot([...scripts])).toBe(text);
  });

  test("waits 120 seconds for code", () => {
    expect(text).toContain("120000");
  });
});

describe("an address cannot get out of its quotes", () => {
  test.each([
    '/assets/a".js',
    "/assets/a'.js",
    "/assets/a`$.js",
    "/assets/a\\.js",
    "/assets/a\n.js",
    "/assets/a\u2028.js",
    "/assets/</script><script>alert(1)</script>.js",
    "/assets/<!--.js",
  ])("%j", (address) => {
    const text = boot([address]);
    parses(text);
    // What ends a script element, or hides its end, for the HTML parser.
    expect(text).not.toMatch(/<\/script|<!--/i);
    const [, list = ""] = /const urls=(\[.*?\]),ahead=/s.exec(text) ?? [];
    expect(JSON.parse(list)).toEqual([address]);
  });
});
