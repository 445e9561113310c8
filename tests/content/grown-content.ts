/** The files of an editor who adds a language, plugin, country or release. */
import { createHash } from "node:crypto";
import { stringify } from "yaml";
import { append, copy, type Edit, replace, sampleFiles, setValue, textOf, translate, write } from "./content-copy.ts";

export function addLanguage(code: string): Edit[] {
  return [translate("en", code), pluralForms(code), replace("site.yaml", /^(languages: \[.*)\]$/m, `$1, ${code}]`)];
}

/** French; one title is translated, to tell its pages apart. */
export const french: readonly Edit[] = [
  ...addLanguage("fr"),
  replace("fr/pages/faq.yaml", /^title: .*$/m, "title: Questions fréquentes"),
];

const lines = (value: object, depth = 0) =>
  stringify(value, { lineWidth: 0, aliasDuplicateObjects: false }).replaceAll(/^(?=.)/gm, "  ".repeat(depth));

const inEach = <Value>(languages: readonly string[], value: (language: string) => Value) =>
  Object.fromEntries(languages.map((language) => [language, value(language)]));

const installer = (edition: string, path: string) => {
  return { [edition]: { path, bytes: 61_234_567, sha256: createHash("sha256").update(path).digest("hex") } };
};

/** A third edition. Add plugins afterwards. */
export function chain(languages: readonly string[]): Edit[] {
  const addTo = (file: string, key: string, entry: object) =>
    replace(file, new RegExp(`^${key}:\\n(?:  .*\\n)+`, "m"), `$&${lines(entry, 1)}`);
  const offer = { tagline: "For several stores", points: ["One", "Two"], button: "Get Chain ({size.chain})" };
  const seo = { title: "Chain", description: "Thanks." };
  const thankYou = { seo, title: "Thank you for Chain", text: "{price.chain} a month." };
  const steps = ["One", "Two", "Three"].map((text) => ({ text }));
  const setup = { title: "Set up Chain", steps, link: "Read more", download: "How to set up Chain" };
  const words = { features: offer, download: offer, thankYou, setup };
  const edition = {
    name: inEach(languages, () => "Chain"),
    monthly: 25,
    setup: { host: "help", path: "/{lang}/set-up-chain" },
    ...inEach(languages, () => words),
  };
  const slugs = [...sampleFiles.keys()].flatMap((name) => /^plugins\/(.+)\.yaml$/.exec(name)?.[1] ?? []);
  return [
    addTo("editions.yaml", "editions", { chain: edition }),
    replace("editions.yaml", /^ {8}pro: .*\n/gm, "$&        chain: unlimited\n"),
    addTo("downloads.yaml", "editions", installer("chain", "releases/latest/Northtill.Chain.Setup.exe")),
    ...slugs.map((slug) =>
      addTo(`plugins/${slug}.yaml`, "downloads", installer("chain", `plugins/${slug}/latest/Plugin.Chain.exe`)),
    ),
    ...languages.map((language) =>
      addTo(`${language}/notes.yaml`, "downloads", { chain: "Notes for Chain ({size.notes.chain})" }),
    ),
  ];
}

export function giftCards(languages: readonly string[], editions: readonly string[] = ["lite", "pro"]): Edit[] {
  const file = "plugins/gift-cards.yaml";
  const paths = editions.map((edition) => installer(edition, `plugins/gift-cards/latest/GiftCards.${edition}.exe`));
  const name = inEach(languages, (language) => `Gift cards ${language}`);
  return [
    // With the picture of the other plugin, because encoding takes seconds.
    copy("plugins/mrp.yaml", file),
    replace(file, /^order: .*\n/m, lines({ order: 130, price: 7 })),
    replace(file, /^downloads:\n(?: .*\n)+/m, lines({ downloads: Object.assign({}, ...paths) })),
    replace(file, /^name:\n(?: .*\n)+/m, lines({ name })),
    ...languages.map((language) => titled(file, language, "Cards that come back")),
  ];
}

const titled = (file: string, language: string, title: string) =>
  replace(file, new RegExp(`^(${language}:\n[\\s\\S]*?^ {2}title:) .*$`, "m"), `$1 ${title}`);

export const portugal: readonly Edit[] = [
  write("partners/portugal.yaml", "country: PT\npartners:\n  - name: Azulejo Caixas\n    phone: +351 21 555 0100\n"),
];

const release = (version: string, date: string, languages: readonly string[], text: string) => {
  const words = inEach(languages, (language) => `${text} ${language}`);
  return write(`releases/${version}.yaml`, lines({ date, summary: words, newFeatures: [words] }));
};

export const release148 = (languages: readonly string[]) => release("1.48", "2025-10-07", languages, "Park a sale");

/** A hidden entry of each kind with a word in its texts, and the word in comments of every file. */
export function hidden(languages: readonly string[], word: string): Edit[] {
  const plugin = `plugins/${word}.yaml`;
  const question = (language: string) => {
    return { title: `${word} ${language}?`, text: `A ${word}.`, published: false };
  };
  return [
    copy("plugins/mrp.yaml", plugin),
    setValue(plugin, "image", `plugins/${word}.svg`),
    replace(plugin, /\bmrp\/latest/g, `${word}/latest`),
    append(plugin, "published: false\n"),
    copy("images/site/logo.svg", `images/plugins/${word}.svg`),
    release("9.99", "2025-10-08", languages, `A ${word}`),
    append("releases/9.99.yaml", "published: false\n"),
    append("partners/portugal.yaml", `  - name: ${word}\n    logo: plugins/${word}.svg\n    published: false\n`),
    ...languages.flatMap((language) => [
      replace(plugin, new RegExp(`^(name:\n(?: {2}.*\n)*? {2}${language}:) .*$`, "m"), `$1 ${word} ${language}`),
      titled(plugin, language, `${word} ${language}`),
      replace(`${language}/pages/faq.yaml`, /^more:/m, `${lines({ [word]: question(language) }, 1)}$&`),
    ]),
    (files) => {
      for (const file of files.keys()) {
        if (file.endsWith(".yaml")) write(file, `# ${word}\n${textOf(files, file)}# ${word}\n`)(files);
      }
    },
  ];
}

/** Replaces the English plural forms by those of a language. */
export function pluralForms(language: string): Edit {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const file = `${language}/ui.yaml`;
  return (files) => {
    const text = textOf(files, file).replaceAll(/^ +\w+_one:.*\n/gm, "");
    const inForms = (_line: string, key: string, rest: string) =>
      forms.map((form) => `${key}_${form}${rest}\n`).join("");
    write(file, text.replaceAll(/^( +\w+)_other(:.*)\n/gm, inForms))(files);
  };
}

export function keepOnly(folder: "plugins" | "releases", names: readonly string[]): Edit {
  return (files) => {
    for (const file of files.keys()) {
      const [, name = ""] = new RegExp(`^${folder}/(.+)\\.yaml$`).exec(file) ?? [];
      if (name !== "" && !names.includes(name)) files.delete(file);
    }
  };
}
