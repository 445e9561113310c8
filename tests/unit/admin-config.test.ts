/** The form for editors is made from the schemas: every field of the content is in it, and can hold what it may hold. */
import type { Field, VariableFieldType } from "@sveltia/cms";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { formConfig } from "../../scripts/admin/config.ts";
import { contentSecurityPolicy } from "../../scripts/admin/document.ts";
import { type AdminFacts, readAdminFacts } from "../../scripts/admin/facts.ts";
import { fieldOf } from "../../scripts/admin/fields.ts";
import { messageLanguages } from "../../scripts/content/core/localized-text.ts";
import { listFiles } from "../../scripts/content/parse/content-folder.ts";
import { schemaOf } from "../../scripts/content/schema/collections.ts";
import { formLanguage } from "../../src/admin/form-language.ts";
import { sampleFolder } from "../content/content-copy.ts";

const facts = await readAdminFacts(sampleFolder);
const { languages } = facts;
const english = formConfig(facts, "en");
const german = formConfig(facts, "de");

interface FormFile {
  /** Path below the project, with `{{locale}}` for the language and `*` for the name of an entry. */
  readonly path: string;
  readonly fields: readonly Field[];
}

function formFiles({ cms }: typeof english): FormFile[] {
  return (cms.collections ?? []).flatMap((collection): FormFile[] => {
    if ("files" in collection) return collection.files.map(({ file, fields }) => ({ path: file, fields }));
    if (!("folder" in collection)) return [];
    return [{ path: `${collection.folder}/*.yaml`, fields: collection.fields }];
  });
}

/** The part of the form that a content file is edited with. */
function formFileOf(file: string): FormFile | undefined {
  const [top = "", ...rest] = file.split("/");
  const place = languages.includes(top) ? ["{{locale}}", ...rest] : [top, ...rest];
  const paths = [place, [...place.slice(0, -1), "*.yaml"]].map((steps) => `content/${steps.join("/")}`);
  return formFiles(english).find(({ path }) => paths.includes(path));
}

/** Keys of everything a schema holds: `dataMigration.path`, `help.*`. */
function keysOfSchema(schema: z.core.$ZodType, at: string): string[] {
  if (schema instanceof z.ZodOptional) return keysOfSchema(schema.unwrap(), at);
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([key, one]) => keysOfSchema(one, at === "" ? key : `${at}.${key}`));
  }
  if (schema instanceof z.ZodArray) return keysOfSchema(schema.element, `${at}.*`);
  if (schema instanceof z.ZodRecord) return keysOfSchema(schema.valueType, at === "" ? "*" : `${at}.*`);
  if (schema instanceof z.ZodUnion) return [...new Set(schema.options.flatMap((one) => keysOfSchema(one, at)))];
  return [at];
}

function fieldsOfTypes(types: readonly VariableFieldType[]): Field[] {
  return types.flatMap(({ fields = [] }) => fields);
}

/** The same for fields of the form. */
function keysOfField(field: Field, at: string): string[] {
  const here = [at, field.name].filter((step) => step !== "" && !step.startsWith("_")).join(".");
  if (field.name === "_source" || field.name === "_key") return [];
  if (field.widget === "object" || field.widget === "list") {
    const inner = field.widget === "list" ? (here === "" ? "*" : `${here}.*`) : here;
    if ("fields" in field && field.fields) return field.fields.flatMap((one: Field) => keysOfField(one, inner));
    if ("types" in field) return fieldsOfTypes(field.types).flatMap((one) => keysOfField(one, inner));
    if ("field" in field) return keysOfField({ ...field.field, name: "_" }, inner);
    return [];
  }
  return [here];
}

function allFields(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => {
    if ("fields" in field && field.fields) return [field, ...allFields(field.fields)];
    if ("types" in field) return [field, ...allFields(fieldsOfTypes(field.types))];
    if ("field" in field) return [field, ...allFields([field.field])];
    return [field];
  });
}

const every = formFiles(english).flatMap(({ path, fields }) => allFields(fields).map((field) => ({ path, field })));
const fieldsAt = (path: string, name: string) =>
  every.filter((one) => one.path.endsWith(path) && one.field.name === name).map(({ field }) => field);

test.each(listFiles(sampleFolder).filter((file) => file.endsWith(".yaml")))(
  "%s is in the form, with every field that its schema has",
  (file) => {
    const found = schemaOf(file, languages);
    if (!("schema" in found)) throw new Error(`${file} has no schema`);
    const fields = formFileOf(file)?.fields.flatMap((field) => keysOfField(field, "")) ?? [];
    // A line or a list of lines is one list in the form.
    const keys = keysOfSchema(found.schema, "").filter((key, _index, all) => !all.includes(`${key}.*`));
    expect(new Set(fields)).toEqual(new Set(keys));
  },
);

describe("a field", () => {
  test.each([
    ["plugins/*.yaml", "price", { widget: "number", value_type: "float", min: 0.01, max: 100_000, required: false }],
    ["plugins/*.yaml", "order", { widget: "number", value_type: "int", min: 0, required: true }],
    ["plugins/*.yaml", "layout", { widget: "select", options: contain("notes", "From notes.yaml") }],
    ["plugins/*.yaml", "country", { widget: "select", options: contain("KE", "Kenya (KE)") }],
    ["plugins/*.yaml", "image", { widget: "image", choose_url: false }],
    ["facts/pictures.yaml", "touch", { pattern: [expect.any(String), expect.stringContaining("another kind")] }],
    ["facts/help.yaml", "_key", { pattern: ["/^[a-z0-9]+(?:-[a-z0-9]+)*$/", expect.stringContaining("lower-case")] }],
    ["plugins/*.yaml", "date", { widget: "datetime", type: "date", format: "YYYY-MM-DD" }],
    ["plugins/*.yaml", "entry", { widget: "relation", collection: "words", file: "help" }],
    ["{{locale}}/plugins/*.yaml", "intro", { widget: "text", i18n: true }],
    ["{{locale}}/plugins/*.yaml", "name", { widget: "string", maxlength: 60, i18n: true }],
    ["facts/site.yaml", "countryBanner", { widget: "object", required: false }],
    ["facts/site.yaml", "paymentLinks", { widget: "list", required: false }],
    ["facts/editions.yaml", "comparison", { widget: "list", min: 1, required: true, label_singular: "Row" }],
    ["facts/editions.yaml", "_value", { widget: "select", options: contain("false", "A dash") }],
    ["facts/navigation.yaml", "header", { widget: "list", typeKey: "_variant", types: expect.anything() }],
  ] as const)("%s %s is what its schema says", (path, name, expected) => {
    expect(fieldsAt(path, name)).toContainEqual(expect.objectContaining(expected));
  });

  test("says in each language of the form what it is called, and what on and off mean", () => {
    const [field] = formFiles(german).flatMap(({ fields }) =>
      allFields(fields).filter(({ name }) => name === "monthlySubscriptionAvailable"),
    );
    expect(field).toMatchObject({ label: "Monatlich zu haben", hint: expect.stringContaining("Aus: Nur jährlich.") });
  });

  test("of a type that the form cannot show stops the build", () => {
    expect(() => fieldOf("when", z.bigint(), { ...facts, language: "en", isTranslated: false })).toThrow(
      "no widget for the field when",
    );
  });
});

function contain(value: string, label: string) {
  return expect.arrayContaining([{ value, label }]);
}

describe("languages", () => {
  test("of the site are those of its facts: a third one is content only", () => {
    const { i18n } = formConfig({ ...facts, languages: ["de", "en", "fr"], firstLanguage: "de" }, "en").cms;
    expect(i18n).toMatchObject({ locales: ["de", "en", "fr"], default_locale: "de" });
  });

  test.each([
    [null, ["de-AT", "en"], "de"],
    [null, ["fr", "en-GB"], "en"],
    [null, ["fr"], "en"],
    ['{"locale":"de"}', ["en"], "de"],
    ['{"locale":"auto"}', ["de"], "de"],
    ['{"locale":"ja"}', ["de"], "de"],
    ["no JSON", ["de"], "de"],
  ])("the form with the settings %s speaks to a browser of %j in %s", (settings, browser, expected) => {
    expect(formLanguage(messageLanguages, settings, browser)).toBe(expected);
  });
});

describe("where the form saves", () => {
  const withEditing = (editing: AdminFacts["editing"]) => formConfig({ ...facts, editing }, "en");

  test("without a repository: nowhere but in a folder of the computer it is opened on", () => {
    const { cms, onlyHere } = withEditing(undefined);
    expect(cms.backend).toMatchObject({ name: "gitea", auth_methods: ["token"] });
    expect(onlyHere?.text).toContain("npm run dev");
    expect(contentSecurityPolicy(undefined)).not.toMatch(/https?:/);
  });

  test("with one: on GitHub, as pull requests, by an access token", () => {
    const editing = { form: true, repository: "company/website", branch: "live" };
    const { cms, onlyHere } = withEditing(editing);
    expect(cms.backend).toEqual({ name: "github", repo: "company/website", branch: "live", auth_methods: ["token"] });
    expect(cms.publish_mode).toBe("editorial_workflow");
    expect(onlyHere).toBeUndefined();
    expect(contentSecurityPolicy(editing)).toContain("connect-src 'self' blob: data: https://api.github.com");
  });

  test("at once where pull requests are not wanted, and by a sign-in service where there is one", () => {
    const service = "https://www.company.example";
    const { cms } = withEditing({ form: true, repository: "company/website", pullRequests: false, signIn: service });
    expect(cms.publish_mode).toBe("simple");
    expect(cms.backend).toEqual({ name: "github", repo: "company/website", base_url: service });
  });
});
