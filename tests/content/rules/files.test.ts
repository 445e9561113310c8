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

const noFolder = "There is no folder content/";

describeRule("missing-language", [
  [languages("languages: [en, de, ‸fr]"), `${noFolder}fr`, "Copy the folder en to fr and translate it"],
  [[remove("de"), languages("languages: [en, ‸de]")], `${noFolder}de`, "Copy the folder en to de and translate it"],
  [languages("languages: [en, ‸dk]"), `${noFolder}dk`, 'Did you mean "de"?'],
  [languages("‸languages: [en]"), "The folder content/de is not in this list", "Add de to the list"],
]);

const message = "Nobody reads a file or folder of this name";

const renamed = [
  ["en/pages/features.yaml", "en/pages/feature.yaml"],
  ["en/pages/faq.yaml", "en/pages/FAQ.yaml"],
  ["plugins/my-logo.yaml", "plugins/My Logo.yaml"],
  ["releases/1.46.yaml", "releases/v1.46.yaml"],
  ["plugins/notes.yaml", "plugins/notes.yml"],
  ["de/ui.yaml", "de/ui.yaml.txt"],
];
const spare = [
  ["en/pages/about-us.yaml", "title: About us\n", "en/pages/home.yaml"],
  ["README.md", "# Content\n", "Delete it"],
  ["en/pages/faq", "title: A copy\n", "Delete it"],
  ["partners/norway", "country: NO\n", "Rename it to partners/norway.yaml"],
];

describeRule("unknown-file", [
  // Under another name, a file is not missing as well.
  ...renamed.map(([from = "", to = ""]): Row => [rename(from, to), message, `Rename it to ${from}`, to]),
  ...spare.map(([file = "", text = "", hint = ""]): Row => [write(file, text), message, hint, file]),
  [rename("en/pages", "en/page"), message, "Rename it to en/pages", "en/page"],
  [(files) => void files.set(kenya, symbolicLink), "This is a symbolic link", "put the file or folder itself", kenya],
  [copy(kenya, "shops/kenya.yaml"), message, "Known here: images, plugins, releases, partners, en …", "shops"],
]);
