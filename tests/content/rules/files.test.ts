import { expect } from "vitest";
import { symbolicLink } from "../../../scripts/content/files/content-folder.ts";
import { copy, remove, rename, setValue, write } from "../content-copy.ts";
import { describeRule, type Row } from "./describe-rule.ts";

const [kenya, faq, site] = ["partners/kenya.yaml", "de/pages/faq.yaml", "site.yaml"];

describeRule("missing-file", [
  [remove(faq), "missing-file.translation", { file: faq, original: "en/pages/faq.yaml" }, faq],
  [remove(site), "missing-file", { file: site }, site],
  ...["images", "releases"].map((folder): Row => [remove(folder), "missing-file.folder", { folder }, folder]),
]);

describeRule("missing-language", [
  [[remove("de"), setValue(site, "languages", "[en, ‸de]")], "missing-language.folder", { code: "de" }],
  [setValue(site, "languages", "[en, ‸dk]"), "missing-language.folder", { code: "dk", similar: "de" }],
]);

const renamed = [
  ["en/pages", "en/page"],
  ["en/pages/features.yaml", "en/pages/feature.yaml"],
  ["plugins/my-logo.yaml", "plugins/My Logo.yaml"],
  ["releases/1.46.yaml", "releases/v1.46.yaml"],
  ["plugins/notes.yaml", "plugins/notes.yml"],
  ["de/ui.yaml", "de/ui.yaml.txt"],
  ["releases/1.46.yaml", "releases/1,46.yaml"],
  ["plugins/price-lists.yaml", "plugins/price-lists - Kopie.yaml"],
] as const;
const unknownFile = (name: string, allowed: string, at = name): Row => {
  return [copy(kenya, name), "unknown-file", { allowed: expect.arrayContaining([allowed]) }, at];
};

const copies = [" - Kopie.yaml", " - Copy (2).yaml", " (1).yaml", " copy 2.yaml", "_1.yaml", ".yaml.bak", ".yaml~"];

describeRule("unknown-file", [
  ...copies.map((ending): Row => {
    const name = `partners/kenya${ending}`;
    return [copy(kenya, name), "unknown-file.copy", { original: kenya }, name];
  }),
  [
    copy("plugins/mrp.yaml", "plugins/Kassenbücher.yaml"),
    "unknown-file",
    { similar: "plugins/kassenbuecher.yaml" },
    "plugins/Kassenbücher.yaml",
  ],
  // Under another name, a file is not missing as well.
  ...renamed.map(([from, to]): Row => [rename(from, to), "unknown-file", { similar: from }, to]),
  [write("partners/norway", "country: NO\n"), "unknown-file", { similar: "partners/norway.yaml" }, "partners/norway"],
  unknownFile("en/pages/about-us.yaml", "en/pages/home.yaml"),
  unknownFile("shops/kenya.yaml", "partners", "shops"),
  [write("README.md", "# Content\n"), "unknown-file.spare", {}, "README.md"],
  // Beside the file that it could be.
  [write("en/pages/faq", "# Content\n"), "unknown-file.spare", {}, "en/pages/faq"],
  [(files) => void files.set(kenya, symbolicLink), "unknown-file.link", {}, kenya],
]);
