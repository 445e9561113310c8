import { Script } from "node:vm";
import { expect, test } from "vitest";
import { bootScript } from "../../src/renderer/boot.ts";

const ahead = ["/locales/en/translation.json"];
const boot = (scripts: readonly string[]) => bootScript({ scripts, ahead, unasked: false, noticeId: "load-notice" });

test("the only script in the document is small, since every page carries it, and waits 120 seconds for code", () => {
  const text = boot(["/assets/chunk-react.4f3a1b2c.js", "/assets/entry.91bc77aa.js"]);
  expect(Buffer.byteLength(text)).toBeLessThan(1_500);
  expect(text).toContain("120000");
  expect(text).toContain('"load-notice"');
});

// Structured data is written by the same function.
test.each([
  "/assets/entry.91bc77aa.js",
  '/assets/a".js',
  "/assets/a`$.js",
  "/assets/a\\.js",
  "/assets/a\n.js",
  "/assets/a\u2028.js",
  "/assets/</script><script>alert(1)</script>.js",
  "/assets/<!--.js",
])("an address cannot get out of its quotes: %j", (address) => {
  const text = boot([address]);
  expect(() => new Script(text)).not.toThrow();
  // What ends a script element, or hides its end, for the HTML parser.
  expect(text).not.toMatch(/<\/script|<!--/i);
  const [, list = ""] = /const urls=(\[.*?\]),ahead=/s.exec(text) ?? [];
  expect(JSON.parse(list)).toEqual([address]);
});
