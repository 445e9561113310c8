/** What an editor writes for a new language, plugin, country and release: files below `content/`, nothing else. */
import { createHash } from "node:crypto";
import { append, copy, type Edit, renameLanguage, replace, sampleFiles, textOf, write } from "./content-copy.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** Copies the English words to another language and puts it at the end of the list. */
export function addLanguage(code: string): Edit[] {
  return [
    renameLanguage("en", code, copy),
    pluralForms(code),
    replace("site.yaml", /^(languages: \[.*)\]$/m, `$1, ${code}]`),
  ];
}

/** French; one title is translated, to tell its pages apart. */
export const french: readonly Edit[] = [
  ...addLanguage("fr"),
  replace("fr/pages/faq.yaml", /^title: .*$/m, "title: Questions fréquentes"),
];

/** An installer in YAML, below the id of its edition. */
function installer(edition: string, path: string, digest: string): string {
  const lines = [`path: ${path}`, "bytes: 61234567", `sha256: ${digest}`];
  return [`  ${edition}:`, ...lines.map((line) => `    ${line}`), ""].join("\n");
}

/** A third edition: price, column, file, instructions and words. To be written before plugins are added. */
export function chain(languages: readonly string[]): Edit[] {
  const addTo = (file: string, key: string, lines: string) => {
    const [indent = ""] = /^ */.exec(key) ?? [];
    return replace(file, new RegExp(`^${key}:\\n(?:${indent}  .*\\n)+`, "m"), `$&${lines}`);
  };
  const offer = "{ tagline: For several stores, points: [One, Two], button: 'Get Chain ({size.chain})' }";
  const words = (language: string) => [
    `    ${language}:`,
    `      features: ${offer}`,
    `      download: ${offer}`,
    "      thankYou:",
    "        seo: { title: Chain, description: Thanks. }",
    "        title: Thank you for Chain",
    '        text: "{price.chain} a month."',
    "      setup:",
    "        title: Set up Chain",
    "        steps: [{ text: One }, { text: Two }, { text: Three }]",
    "        link: Read more",
    "        download: How to set up Chain",
  ];
  const edition = [
    "  chain:",
    "    name:",
    ...languages.map((language) => `      ${language}: Chain`),
    "    monthly: 25",
    "    setup: { host: help, path: '/{lang}/set-up-chain' }",
    ...languages.flatMap(words),
    "",
  ];
  const plugin = (slug: string) =>
    addTo(
      `plugins/${slug}.yaml`,
      "downloads",
      installer("chain", `plugins/${slug}/latest/Plugin.Chain.exe`, sha256(slug)),
    );
  const slugs = [...sampleFiles.keys()].flatMap((name) => /^plugins\/(.+)\.yaml$/.exec(name)?.[1] ?? []);
  return [
    addTo("editions.yaml", "editions", edition.join("\n")),
    (files) => {
      const before = textOf(files, "editions.yaml");
      write("editions.yaml", before.replaceAll(/^ {8}pro: .*\n/gm, "$&        chain: unlimited\n"))(files);
    },
    addTo(
      "downloads.yaml",
      "editions",
      installer("chain", "releases/latest/Northtill.Chain.Setup.exe", sha256("chain")),
    ),
    ...slugs.map(plugin),
    ...languages.map((language) =>
      addTo(`${language}/notes.yaml`, "downloads", "  chain: Notes for Chain ({size.notes.chain})\n"),
    ),
  ];
}

/** A plugin, in the languages and for the editions that the site has by now. */
export function giftCards(languages: readonly string[], editions: readonly string[] = ["lite", "pro"]): Edit[] {
  const facts = [
    "order: 130",
    "price: 7",
    "monthlySubscriptionAvailable: true",
    "layout: standard",
    // A picture that is there already: encoding another one takes seconds and shows nothing new.
    "image: plugins/mrp.{lang}.webp",
    'version: "1.0"',
    "date: 2025-08-05",
    "downloads:",
    ...editions.map((edition) =>
      installer(edition, `plugins/gift-cards/latest/GiftCards.${edition}.exe`, sha256(edition)).trimEnd(),
    ),
    "help:",
    "  - install-plugin",
    "name:",
    ...languages.map((language) => `  ${language}: Gift cards ${language}`),
    "",
  ];
  const file = "plugins/gift-cards.yaml";
  return [
    copy("plugins/mrp.yaml", file),
    // The words of the other plugin stay, with a name and titles of its own.
    replace(file, /^[\s\S]*?^(?=description:)/m, facts.join("\n")),
    ...languages.map((language) =>
      replace(file, new RegExp(`^(${language}:\n[\\s\\S]*?^ {2}title:) .*$`, "m"), "$1 Cards that come back"),
    ),
  ];
}

export const portugal: readonly Edit[] = [
  write("partners/portugal.yaml", "country: PT\npartners:\n  - name: Azulejo Caixas\n    phone: +351 21 555 0100\n"),
];

/** A release in YAML, with one thing that is new. */
export function release(date: string, languages: readonly string[], item: string): string {
  const inEach = (text: string) => languages.map((code) => `${code}: ${text} ${code}`).join(", ");
  return `date: ${date}\nsummary: {${inEach("Summary")}}\nnewFeatures: [{${inEach(item)}}]\n`;
}

/** A release, with words in each language. */
export function release148(languages: readonly string[]): Edit[] {
  return [write("releases/1.48.yaml", release("2025-10-07", languages, "Park a sale"))];
}

/** An entry of each kind that can be hidden, with a word in what only it says, and the word as a comment in every file. */
export function hidden(languages: readonly string[], word: string): Edit[] {
  const plugin = `plugins/${word}.yaml`;
  const hide = (file: string) => replace(file, /$/, "published: false\n");
  return [
    copy("plugins/mrp.yaml", plugin),
    replace(plugin, /^image: .*$/m, `image: plugins/${word}.svg`),
    replace(plugin, /\bmrp\/latest/g, `${word}/latest`),
    hide(plugin),
    write(`images/plugins/${word}.svg`, `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>`),
    write("releases/9.99.yaml", release("2025-10-08", languages, `A ${word}`)),
    hide("releases/9.99.yaml"),
    append("partners/portugal.yaml", `  - name: ${word}\n    logo: plugins/${word}.svg\n    published: false\n`),
    ...languages.flatMap((language) => [
      replace(plugin, new RegExp(`^(name:\n(?: {2}.*\n)*? {2}${language}:) .*$`, "m"), `$1 ${word} ${language}`),
      replace(plugin, new RegExp(`^(${language}:\n[\\s\\S]*?^ {2}title:) .*$`, "m"), `$1 ${word} ${language}`),
      replace(
        `${language}/pages/faq.yaml`,
        /^more:/m,
        `  ${word}:\n    title: ${word} ${language}?\n    text: A ${word}.\n    published: false\n$&`,
      ),
    ]),
    (files) => {
      for (const file of files.keys()) {
        if (file.endsWith(".yaml")) write(file, `# ${word}\n${textOf(files, file)}# ${word}\n`)(files);
      }
    },
  ];
}

/** The plural forms of a language for every text that counts, where words were copied from English. */
export function pluralForms(language: string): Edit {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const file = `${language}/ui.yaml`;
  return (files) => {
    const lines = textOf(files, file).split("\n");
    const counting = /^( +\w+)_(one|other)(:.*)$/;
    const inForms = lines.flatMap((line) => {
      const [, key = "", form, text = ""] = counting.exec(line) ?? [];
      if (form === undefined) return [line];
      return form === "one" ? [] : forms.map((one) => `${key}_${one}${text}`);
    });
    write(file, inForms.join("\n"))(files);
  };
}

/** Deletes all entries of a folder but some. */
export function keepOnly(folder: "plugins" | "releases", names: readonly string[]): Edit {
  return (files) => {
    for (const file of files.keys()) {
      const [, name = ""] = new RegExp(`^${folder}/(.+)\\.yaml$`).exec(file) ?? [];
      if (name !== "" && !names.includes(name)) files.delete(file);
    }
  };
}
