/** Commands write and delete only in folders of their own. */
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { say } from "../../scripts/content/core/messages/say.ts";
import { writeWhole } from "../../scripts/content/emit/write.ts";
import { filesBelow } from "../../scripts/files-below.ts";
import { isOutFolder, refuseLinks } from "../../scripts/output-folder.ts";
import { everything } from "../commands/everything.ts";
import { startNode } from "../commands/start.ts";
import { temporaryFolder } from "../commands/temporary-folder.ts";

test.each(["dist", "./dist/", "test-results/sample", "dist/../dist", "dist\\shop"])("%s may be OUT_DIR", (path) => {
  expect(isOutFolder(path)).toBe(true);
});

test.each([
  ...[".", "../dist", "/", "/dist", "dist/..", "dist/../content", "dist\\..\\content", "C:\\dist", "distant"],
  ...["content", "src/generated", ".cache"],
])("%s may not be OUT_DIR", (path) => expect(isOutFolder(path)).toBe(false));

const commands = [
  ["build-content.ts", "de"],
  ["build.ts", "en"],
] as const;
test.each(everything ? commands : commands.slice(0, 1))(
  "%s refuses another folder in one sentence (%s), and leaves what is there",
  async (command, LC_ALL) => {
    const out = temporaryFolder();
    mkdirSync(join(out, "generated"));
    writeFileSync(join(out, "generated", "own.txt"), "mine");
    const env = { ...process.env, OUT_DIR: out, LC_ALL };
    const { code, err } = await startNode(["--import", "tsx", `scripts/${command}`], { env }).ended;
    expect(err).toBe(`${say({ id: "tool.command.wrong-out-folder", data: { folder: out } }, LC_ALL)}\n`);
    expect(code).toBe(1);
    expect(filesBelow(out)).toEqual(["generated/own.txt"]);
  },
);

test("a symbolic link in the folder, in place of it or above it is refused; one elsewhere is not", () => {
  const root = temporaryFolder();
  const naming = (path: string) =>
    expect.objectContaining({ reason: { id: "tool.command.link-in-out-folder", data: { path } } });
  mkdirSync(join(root, "dist", "shop", "client"), { recursive: true });
  mkdirSync(join(root, "elsewhere"));
  expect(() => refuseLinks("dist/nothing", root)).not.toThrow();
  symlinkSync(join(root, "nowhere"), join(root, "dist", "shop", "client", "en"));
  expect(() => refuseLinks("dist", root)).toThrow(naming("dist/shop/client/en"));
  symlinkSync(join(root, "elsewhere"), join(root, "dist", "till"));
  expect(() => refuseLinks("dist/till", root)).toThrow(naming("dist/till"));
  expect(() => refuseLinks("dist/till/client", root)).toThrow(naming("dist/till"));
  expect(() => refuseLinks("elsewhere", root)).not.toThrow();
});

test("a link in place of a file is replaced, and not followed", () => {
  const root = temporaryFolder();
  const [own, page] = [join(root, "own.txt"), join(root, "page.html")];
  writeFileSync(own, "mine");
  symlinkSync(own, page);
  writeWhole(page, "page");
  expect([readFileSync(own, "utf8"), readFileSync(page, "utf8")]).toEqual(["mine", "page"]);
});
