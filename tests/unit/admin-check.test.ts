/** The form for editors finds the same mistakes as the content check. */
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { fromFile, toFile } from "../../scripts/admin/browser/form/file-config.ts";
import { formKeys } from "../../scripts/admin/browser/form/shape.ts";
import { workerApi } from "../../scripts/admin/browser/worker/worker-api.ts";
import { formConfig } from "../../scripts/admin/build/config.ts";
import { type FormContent, readPublicFormContent } from "../../scripts/admin/build/form-content.ts";
import { readFormSettings } from "../../scripts/admin/build/form-settings.ts";
import { schemaOf } from "../../scripts/content/check/file-kinds.ts";
import { isError } from "../../scripts/content/core/diagnostic.ts";
import { walkScalars } from "../../scripts/content/core/value-path.ts";
import { shownPicturesFile } from "../../scripts/content/emit/emit.ts";
import { isJsonArray } from "../../scripts/content/files/json-value.ts";
import { everything } from "../commands/everything.ts";
import { checkEdited, edited, sampleFiles, sampleFolder, withCopy, write } from "../content/content-copy.ts";
import { hidden, portugal } from "../content/grown-content.ts";

const { formats } = formConfig(await readFormSettings(sampleFolder), "en");
const content: FormContent = { isPublic: false, texts: {}, pictures: {} };
for (const [path, bytes] of sampleFiles) {
  if (path.startsWith("images/")) Object.assign(content.pictures, { [path]: null });
  else Object.assign(content.texts, { [path]: String(bytes) });
}

function formatOf(path: string) {
  const kind = schemaOf(path, ["en", "de"]);
  return ("id" in kind && formats[kind.id]) || expect.fail(`${path} has no format`);
}

const fields = Object.entries(content.texts).flatMap(([path, text]) => {
  const format = formatOf(path);
  const value = fromFile(format.shape, text);
  const keyPaths = walkScalars(value).map((found) => found.path.join("."));
  return keyPaths
    .filter((keyPath) => !/_(?:source|variant)$/.test(keyPath))
    .map((keyPath) => ({ path, format, value, keyPath }));
});

function withValue(value: unknown, keys: readonly string[], put: string): unknown {
  const [key = "", ...rest] = keys;
  if (keys.length === 0) return put;
  if (Array.isArray(value)) return value.with(Number(key), withValue(value[Number(key)], rest, put));
  return { ...Object(value), [key]: withValue(Reflect.get(Object(value), key), rest, put) };
}

const open = (opened: FormContent) =>
  workerApi.open({ content: `data:,${encodeURIComponent(JSON.stringify(opened))}`, language: "en" });

beforeAll(() => open(content));

test("for any field and value, the form has an error if the check has one, and says it at that field", () => {
  const slip = fc.constantFrom("{x", "", "Bad Key", "0", "2025-13-01", "<b>bold", "https://", "+49");
  fc.assert(
    fc.property(fc.constantFrom(...fields), slip, ({ path, format, value, keyPath }, put) => {
      const changed = withValue(value, keyPath.split("."), put);
      const mistakes = workerApi.check({ files: [{ path, format, value: changed }], pictures: new Map() });
      const { diagnostics } = checkEdited(write(path, toFile(format.shape, changed, "")));
      expect(mistakes.some(({ severity }) => severity === "error")).toBe(diagnostics.some(isError));
      if (put === "{x") expect(mistakes.map((mistake) => mistake.keyPath)).toContain(keyPath);
    }),
    { numRuns: everything ? 40 : 15 },
  );
});

describe("what is not written yet is no mistake, but counted:", () => {
  const path = "partners/qatar.yaml";
  const qatar = fromFile(formatOf(path).shape, content.texts[path] ?? "");
  const partners = isJsonArray(qatar.partners) ? qatar.partners : [];
  const [first, ...others] = partners;

  test.each<[what: string, path: string, value: object, shown: string[], unwritten: string[]]>([
    ["a release without anything", "releases/new.yaml", { _entry: "", date: "" }, [], ["", "_entry"]],
    ["a release with its name", "releases/1.40.yaml", { _entry: "1.40", newFeatures: [] }, [], [""]],
    ["a half-typed release", "releases/1.40.yaml", { date: "2020-01-01" }, [], ["summary"]],
    ["a wrong name", "releases/spring.yaml", { _entry: "Spring", date: "" }, ["_entry"], [""]],
    ["a new partner", path, { ...qatar, partners: [{ name: "" }, ...partners] }, [], ["partners.0.name"]],
    [
      "a half-typed partner",
      path,
      { ...qatar, partners: [...partners, { name: "", phone: "4455" }] },
      ["partners.3.phone"],
      ["partners.3.name"],
    ],
    [
      "a name that was deleted",
      path,
      { ...qatar, partners: [{ ...Object(first), name: "" }, ...others] },
      ["partners.0.name"],
      [],
    ],
  ])("%s", (_what, file, value, shown, unwritten) => {
    const format = formatOf(file.replace(/releases.*/, "releases/1.47.yaml"));
    const found = workerApi.check({ files: [{ path: file, format, value }], pictures: new Map() });
    expect(found.filter((each) => !each.isUnwritten).map(({ keyPath }) => keyPath)).toEqual(shown);
    expect(found.filter((each) => each.isUnwritten).map(({ keyPath }) => keyPath)).toEqual(unwritten);
  });
});

test.each([
  ["plugins/price-lists.yaml", "price", "$9", ["9"]],
  ["plugins/price-lists.yaml", "price", "9,500", ["9500", "9.5"]],
  ["plugins/price-lists.yaml", "price", "cheap", []],
  ["partners/qatar.yaml", "partners.1.phone", "tel:+974 4455 5012", ["+974 4455 5012"]],
])("%s, %s: instead of %s can be written %j", (path, keyPath, written, fixes) => {
  const format = formatOf(path);
  const value = withValue(fromFile(format.shape, content.texts[path] ?? ""), keyPath.split("."), written);
  const found = workerApi.check({ files: [{ path, format, value }], pictures: new Map() });
  expect(found).toEqual([expect.objectContaining({ keyPath, fixes })]);
});

test("with the line ends of Windows, the mistake is at the edited value, not at the same value elsewhere", async () => {
  const path = "downloads.yaml";
  const digests = fields.filter((field) => field.path === path && field.keyPath.endsWith(".sha256"));
  const [first = expect.fail(), second = expect.fail()] = digests;
  const texts = { ...content.texts, [path]: content.texts[path]?.replaceAll("\n", "\r\n") ?? "" };
  await open({ ...content, texts });
  const value = fromFile(first.format.shape, texts[path] ?? "");
  const taken = second.keyPath.split(".").reduce((found, key) => Reflect.get(Object(found), key), value);
  const edited = { path, format: first.format, value: withValue(value, first.keyPath.split("."), String(taken)) };
  const mistakes = workerApi.check({ files: [edited], pictures: new Map() });
  expect(mistakes.map(({ keyPath }) => keyPath)).toEqual([first.keyPath]);
});

describe("with what visitors may see", () => {
  const edits = [...portugal, ...hidden(["en", "de"], "upcoming")];
  const files = edited(...edits);
  const text = (path: string) => Buffer.from(files.get(path) ?? []).toString();

  beforeAll(() =>
    withCopy(edits, async (root) => {
      const generated = dirname(root);
      writeFileSync(join(generated, shownPicturesFile), "{}");
      await open(readPublicFormContent(root, generated));
    }),
  );

  /** An entry has its words in all languages. */
  const keyPathsOf = (path: string, from: string | RegExp, to: string) => {
    const files = [...new Set([path, path.replace(/^de/, "en")])].map((each) => {
      const format = formatOf(each);
      const changed = each === path ? text(each).replace(from, to) : text(each);
      return { path: each, format, value: { ...fromFile(format.shape, changed), [formKeys.source]: text(each) } };
    });
    return workerApi.check({ files, pictures: new Map() }).map(({ keyPath }) => keyPath);
  };

  test.each([
    ["plugins/upcoming.yaml", /^(de:\n(?: .*\n)*? {2}title:) .*$/m, "$1 ''", "de.title"],
    ["partners/portugal.yaml", "+351 21 555 0100", "21 555 0100", "partners.0.phone"],
    ["plugins/price-lists.yaml", /^price: 5$/m, "price: nine", "price"],
    ["de/pages/faq.yaml", /^title: .*$/m, "title: '{brnd}'", "title"],
  ])("%s has no mistake but that of the editor, and the page is shown", (path, from, to, keyPath) => {
    expect(keyPathsOf(path, "", "")).toEqual([]);
    expect(workerApi.page({ files: [path], language: "en", key: undefined })?.path).toMatch(/^\/en/);
    expect(keyPathsOf(path, from, to)).toEqual([keyPath]);
  });
});
