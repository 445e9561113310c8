import { expect } from "vitest";
import { symbolicLink } from "../../../scripts/content/parse/content-folder.ts";
import { copy, remove, rename, replace, write } from "../content-copy.ts";
import { describeRule, type Row } from "./describe-rule.ts";

const kenya = "partners/kenya.yaml";

const [faq, site] = ["de/pages/faq.yaml", "site.yaml"];

describeRule("missing-file", [
  [remove(faq), "missing-file.translation", { file: faq, original: "en/pages/faq.yaml" }, faq],
  // Takes nothing else with it.
  [remove(site), "missing-file", { file: site }, site],
  ...["images", "releases"].map((folder): Row => [remove(folder), "missing-file.folder", { folder }, folder]),
]);

const languages = (list: string) => replace("site.yaml", /^languages: .*$/m, list);

describeRule("missing-language", [
  [languages("languages: [en, de, ‸fr]"), "missing-language.folder", { code: "fr" }],
  [[remove("de"), languages("languages: [en, ‸de]")], "missing-language.folder", { code: "de" }],
  [languages("languages: [en, ‸dk]"), "missing-language.folder", { code: "dk", similar: "de" }],
  [languages("‸languages: [en]"), "missing-language.unlisted", { code: "de" }],
]);

const renamed = [
  ["en/pages", "en/page"],
  ["en/pages/features.yaml", "en/pages/feature.yaml"],
  ["en/pages/faq.yaml", "en/pages/FAQ.yaml"],
  ["plugins/my-logo.yaml", "plugins/My Logo.yaml"],
  ["releases/1.46.yaml", "releases/v1.46.yaml"],
  ["plugins/notes.yaml", "plugins/notes.yml"],
  ["de/ui.yaml", "de/ui.yaml.txt"],
] as const;

describeRule("unknown-file", [
  // Under another name, a file is not missing as well.
  ...renamed.map(([from, to]): Row => [rename(from, to), "unknown-file", { similar: from }, to]),
  [write("partners/norway", "country: NO\n"), "unknown-file", { similar: "partners/norway.yaml" }, "partners/norway"],
  [
    write("en/pages/about-us.yaml", "title: About us\n"),
    "unknown-file",
    { allowed: expect.arrayContaining(["en/pages/home.yaml"]) },
    "en/pages/about-us.yaml",
  ],
  [copy(kenya, "shops/kenya.yaml"), "unknown-file", { allowed: expect.arrayContaining(["partners"]) }, "shops"],
  ...["README.md", "en/pages/faq"].map((name): Row => [write(name, "# Content\n"), "unknown-file.spare", {}, name]),
  [(files) => void files.set(kenya, symbolicLink), "unknown-file.link", {}, kenya],
]);
