import { symbolicLink } from "../../../scripts/content/parse/content-folder.ts";
import { copy, type Edit, remove, rename, replace, write } from "../content-copy.ts";
import { describeRule, type Row } from "./describe-rule.ts";

const fatoora = "facts/plugins/fatoora.yaml";
const kenya = "facts/partners/kenya.yaml";

type Missing = readonly [at: string, hint: string, edit?: Edit];
const missing: readonly Missing[] = [
  ["de/pages/faq.yaml", "Copy en/pages/faq.yaml to de/pages/faq.yaml"],
  // Takes nothing else with it.
  ["facts/site.yaml", "Restore it"],
  [fatoora, "Write it, or delete en/plugins/fatoora.yaml and de/plugins/fatoora.yaml"],
  ["de/releases/1.46.yaml", "Copy en/releases/1.46.yaml to de/releases/1.46.yaml"],
  ["facts/releases/1.46.yaml", 'Did you mean "1.64"?', rename("facts/releases/1.46.yaml", "facts/releases/1.64.yaml")],
  [fatoora, 'Did you mean "fatora"?', rename(fatoora, "facts/plugins/fatora.yaml")],
  [fatoora, "Write it, or delete", rename(fatoora, "facts/plugins/e-bill.yaml")],
];
const folders = [["facts"], ["images"], ["de/plugins"], ["facts/releases", "en/releases", "de/releases"]];

describeRule("missing-file", [
  ...missing.map(([at, hint, edit = remove(at)]): Row => [edit, `${at} is missing`, hint, at]),
  [
    [remove("en/plugins/fatoora.yaml"), remove("de/plugins/fatoora.yaml")],
    "en/plugins/fatoora.yaml and de/plugins/fatoora.yaml are missing",
    `Write them, or delete ${fatoora}`,
    "en/plugins/fatoora.yaml",
  ],
  ...folders.map((gone): Row => {
    const [at = ""] = gone;
    return [gone.map(remove), `The folder content/${at} is missing or empty`, "Restore it", at];
  }),
]);

const languages = (list: string) => replace("facts/site.yaml", /^languages: .*$/m, list);

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
  ["facts/plugins/my-logo.yaml", "facts/plugins/My Logo.yaml"],
  ["facts/releases/1.46.yaml", "facts/releases/v1.46.yaml"],
  ["facts/plugins/notes.yaml", "facts/plugins/notes.yml"],
  ["de/ui.yaml", "de/ui.yaml.txt"],
];
const spare = [
  ["en/pages/about-us.yaml", "title: About us\n", "en/pages/home.yaml"],
  ["README.md", "# Content\n", "Delete it"],
  ["en/pages/faq", "title: A copy\n", "Delete it"],
  ["facts/partners/norway", "country: NO\n", "Rename it to facts/partners/norway.yaml"],
];

describeRule("unknown-file", [
  // Under another name, a file is not missing as well.
  ...renamed.map(([from = "", to = ""]): Row => [rename(from, to), message, `Rename it to ${from}`, to]),
  ...spare.map(([file = "", text = "", hint = ""]): Row => [write(file, text), message, hint, file]),
  [rename("en/pages", "en/page"), message, "Rename it to en/pages", "en/page"],
  [(files) => void files.set(kenya, symbolicLink), "This is a symbolic link", "put the file or folder itself", kenya],
  [copy(kenya, "partners/kenya.yaml"), message, "Known here: facts, images, en, de", "partners"],
]);
