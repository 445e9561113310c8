/** The form for editors is made from the schemas: every field of the content is in it. */
import { readFileSync } from "node:fs";
import type { EntryCollection, Field } from "@sveltia/cms";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { formConfig } from "../../scripts/admin/build/config.ts";
import { fieldOf } from "../../scripts/admin/build/fields.ts";
import { contentSecurityPolicy } from "../../scripts/admin/build/files.ts";
import { type FormSettings, readFormSettings } from "../../scripts/admin/build/form-settings.ts";
import { rewordSveltia } from "../../scripts/admin/build/reword-sveltia.ts";
import { fileKinds } from "../../scripts/content/check/file-kinds.ts";
import { walkStrings } from "../../scripts/content/core/value-path.ts";
import { sampleFolder } from "../content/content-copy.ts";
import { schemaNodes } from "../content/schema-tree.ts";

const facts = await readFormSettings(sampleFolder);
const { cms, formats } = formConfig(facts, "en");

function allFields(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => {
    if ("fields" in field && field.fields) return [field, ...allFields(field.fields)];
    if ("types" in field) return [field, ...field.types.flatMap(({ fields: inner = [] }) => allFields(inner))];
    return "field" in field ? [field, ...allFields([field.field])] : [field];
  });
}

const files = cms.collections?.flatMap((collection): readonly Pick<EntryCollection, "format" | "fields">[] => {
  if ("files" in collection) return collection.files;
  return "folder" in collection ? [collection] : [];
});
const fields = new Map(files?.map(({ format, fields }) => [format, allFields(fields)]));

const nodes = schemaNodes().filter(({ path }) => !path.endsWith("(key)"));

test.each(fileKinds)("a file of the kind $id is in the form, with each of its keys", ({ id }) => {
  const paths = nodes.filter(({ path }) => path.startsWith(`${id}.`)).map(({ path }) => path.slice(id.length));
  const keys = paths.flatMap((path) => path.match(/\w+/g)?.at(-1) ?? []);
  expect(fields.get(id)?.map(({ name }) => name)).toEqual(expect.arrayContaining(keys));
  expect(formats).toHaveProperty([id]);
});

const among = (value: string, label: string) => expect.arrayContaining([{ value, label }]);

test("a begun language is offered, not required, and never the one to start from", () => {
  const begun = formConfig({ ...facts, languages: ["en", "de"], begun: ["de"] }, "de").cms;
  expect(begun.i18n).toMatchObject({ locales: ["en", "de"], default_locale: "en", initial_locales: ["en"] });
  expect(cms.i18n).not.toHaveProperty("initial_locales");
  const [plugins] = begun.collections?.filter((each) => "name" in each && each.name === "plugins") ?? [];
  const groups = plugins && "fields" in plugins ? plugins.fields : [];
  const required = (name: string) =>
    !groups.some((field) => field.name === name && "required" in field && field.required === false);
  expect([required("en"), required("de")]).toEqual([true, false]);
});

describe("a field", () => {
  test.each([
    ["plugins", "price", { widget: "string", label: "Price per month", required: false }],
    ["plugins", "order", { widget: "string", label: "Place in the catalogue *" }],
    ["plugins", "image", { widget: "image", choose_url: false }],
    ["plugins", "date", { widget: "day" }],
    ["partners", "published", { widget: "published", hint: "What is hidden is checked all the same." }],
    ["plugins", "entry", { widget: "relation", collection: "facts", file: "help" }],
    ["plugins", "intro", { widget: "text", i18n: false }],
    ["site", "countryBanner", { widget: "object", required: false }],
    ["editions", "rows", { widget: "list", label_singular: "Row" }],
    ["editions", "_value", { options: among("unlimited", "Unlimited (unlimited)") }],
    ["navigation", "header", { widget: "list", typeKey: "_variant", types: expect.anything() }],
  ] as const)("%s %s is what its schema says", (format, name, expected) => {
    expect(fields.get(format)).toContainEqual(expect.objectContaining({ name, ...expected }));
  });

  test("chooses from fields that are there", () => {
    for (const field of [...fields.values()].flat()) {
      if (field.widget !== "relation") continue;
      const collection = cms.collections?.find((each) => "name" in each && each.name === field.collection);
      const files = collection && "files" in collection ? collection.files : [];
      const source = files.find(({ name }) => name === field.file) ?? collection;
      const known = source && "fields" in source ? allFields(source.fields ?? []).map(({ name }) => name) : [];
      const named = [field.value_field ?? "", ...(field.display_fields ?? [])].flatMap((path) => path.split("."));
      const wanted = named.filter((step) => step !== "*" && step !== "{{slug}}");
      expect(known, `${field.name} of ${field.collection}`).toEqual(expect.arrayContaining(wanted));
      expect(known.length).toBeGreaterThan(0);
    }
  });

  test("of a type that the form cannot show stops the build", () => {
    const context = { ...facts, language: "en", isTranslated: false } as const;
    expect(() => fieldOf("when", z.bigint(), context)).toThrow("no widget for the field when");
  });
});

const editing = { repository: "company/website", branch: "live" };
const signIn = "https://www.company.example";
const backend = { name: "github", repo: "company/website", branch: "live", auth_methods: ["token"] };
const gitHub = /connect-src 'self' blob: data: https:\/\/api\.github\.com/;
const atOnce = { ...editing, pullRequests: false, signIn };
const inFolder = { backend: { name: "gitea", auth_methods: ["token"] } };
const gitHubPage = "https://github.com/company/website";
test.each<[where: string, editing: FormSettings["editing"], config: object, policy: RegExp, next: RegExp, at?: string]>(
  [
    ["in a folder of the computer", undefined, inFolder, /^(?!.*https?:)/, /Commit and push it/],
    [
      "as pull requests on GitHub",
      editing,
      { publish_mode: "editorial_workflow", backend },
      gitHub,
      /a draft pull request/,
      `${gitHubPage}/pulls`,
    ],
    [
      "at once, after sign-in",
      atOnce,
      { publish_mode: "simple", backend: { base_url: signIn } },
      gitHub,
      /in the repository/,
      `${gitHubPage}/actions`,
    ],
  ],
)("the form saves %s, and says what comes next", (_where, editing, config, policy, next, at) => {
  const { cms, saved } = formConfig({ ...facts, editing }, "en");
  expect(cms).toMatchObject(config);
  expect(saved).toMatchObject({ text: expect.stringMatching(next), address: at });
  expect(contentSecurityPolicy(editing)).toMatch(policy);
});

test("all words of Sveltia for editors have a translation", () => {
  const json = (locale: string) => readFileSync(`node_modules/@sveltia/cms/locales/${locale}.json`, "utf8");
  const keysOf = (texts: string) => walkStrings(JSON.parse(texts)).map(({ path }) => path.join("."));
  const german = new Set(keysOf(rewordSveltia(json("de"), "de")));
  const lacking = keysOf(json("en-US")).filter((key) => !german.has(key));
  expect(lacking.filter((key) => !key.startsWith("config."))).toEqual([]);
  expect(formConfig(facts, "de").deletionWords).toEqual(expect.arrayContaining(["Delete", "Löschen"]));
});
