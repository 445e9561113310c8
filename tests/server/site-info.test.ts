import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSiteInfo } from "../../src/server/site-info.ts";
import { temporaryFolder } from "../commands/temporary-folder.ts";
import { sampleSite } from "./sample-dist.ts";

const file = join(temporaryFolder(), "site.json");
const read = (content: unknown) => {
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return readSiteInfo(file);
};

test("what the build wrote is read, with and without installers and headers", async () => {
  expect(await read(sampleSite)).toEqual(sampleSite);
  const more = { ...sampleSite, downloadsPath: "/downloads", headers: { "X-Robots-Tag": "noindex" } };
  expect(await read(more)).toEqual(more);
});

test.each([{ ...sampleSite, languages: [] }, { ...sampleSite, sample: undefined }, [], "{"])(
  "another shape is refused: %j",
  async (content) => {
    await expect(read(content)).rejects.toThrow(
      /site\.json is not as the build writes it: run `npm run build` again\.$/,
    );
  },
);
