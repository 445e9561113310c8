/** Which modules are bundled into the one file that every page loads. */
import { describe, expect, test } from "vitest";
import { modulesOf } from "../../scripts/vite/frame-modules.ts";

const frame = [...modulesOf("src/renderer/entry-client.tsx")];

describe("modules of the browser entry", () => {
  test("are those that it needs at once, styles included", () => {
    expect(frame).toEqual(
      expect.arrayContaining([
        "src/renderer/entry-client.tsx",
        "src/app/app.tsx",
        "src/app/app.css",
        "src/app/header.tsx",
      ]),
    );
  });

  test("are none that are loaded later: pages, the preferences, analytics", () => {
    expect(frame.filter((path) => /^src\/pages\/|gtag\.ts$/.test(path))).toEqual([]);
  });

  test("are none that are only types", () => {
    expect(frame.filter((path) => path.startsWith("scripts/"))).toEqual([]);
  });
});
