/** What an editor writes for a new language, plugin, country and release: files below `content/`, nothing else. */
import { createHash } from "node:crypto";
import { append, copy, type Edit, replace, sampleFiles, textOf, write } from "./content-copy.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** Copies the English words to another language and puts it at the end of the list. */
export function addLanguage(code: string): Edit[] {
  return [copy("en", code), pluralForms(code), replace("facts/site.yaml", /^(languages: \[.*)\]$/m, `$1, ${code}]`)];
}

/** French; one title is translated, to tell its pages apart. */
export const french: readonly Edit[] = [
  ...addLanguage("fr"),
  replace("fr/pages/faq.yaml", /^title: .*$/m, "title: Questions fréquentes"),
];

/** An installer in YAML, below the id of its edition. */
function installer(edition: string, path: string, version: string, digest: string): string {
  const lines = [`path: ${path}`, `version: "${version}"`, "date: 2025-08-05", "bytes: 61234567", `sha256: ${digest}`];
  return [`  ${edition}:`, ...lines.map((line) => `    ${line}`), ""].join("\n");
}

/** A third edition: price, column, file, instructions and words. To be written before plugins are added. */
export function chain(languages: readonly string[]): Edit[] {
  const addTo = (file: string, key: string, lines: string) => {
    const [indent = ""] = /^ */.exec(key) ?? [];
    return replace(file, new RegExp(`^${key}:\\n(?:${indent}  .*\\n)+`, "m"), `$&${lines}`);
  };
  const offer = (indent: string) =>
    ["chain:", "  tagline: For several stores", "  points: [One, Two]", "  button: Get Chain ({size.chain})", ""]
      .map((line) => (line === "" ? "" : indent + line))
      .join("\n");
  const plugin = (slug: string) =>
    addTo(
      `facts/plugins/${slug}.yaml`,
      "downloads",
      installer("chain", `plugins/${slug}/latest/Plugin.Chain.exe`, "1.0", sha256(slug)),
    );
  const slugs = [...sampleFiles.keys()].flatMap((name) => /^facts\/plugins\/(.+)\.yaml$/.exec(name)?.[1] ?? []);
  return [
    addTo(
      "facts/editions.yaml",
      "editions",
      "  - id: chain\n    monthly: 25\n    setup:\n      host: help\n      path: /{lang}/set-up-chain\n",
    ),
    (files) => {
      const before = textOf(files, "facts/editions.yaml");
      write("facts/editions.yaml", before.replaceAll(/^ {6}pro: .*\n/gm, "$&      chain: unlimited\n"))(files);
    },
    addTo(
      "facts/downloads.yaml",
      "editions",
      installer("chain", "releases/latest/Northtill.Chain.Setup.exe", "1.47", sha256("chain")),
    ),
    ...slugs.map(plugin),
    ...languages.flatMap((language) => [
      addTo(`${language}/ui.yaml`, "  names", "    chain: Chain\n"),
      addTo(`${language}/notes.yaml`, "downloads", "  chain: Notes for Chain ({size.notes.chain})\n"),
      addTo(`${language}/pages/features.yaml`, "  editions", offer("    ")),
      addTo(`${language}/pages/download.yaml`, "editions", offer("  ")),
      addTo(`${language}/pages/download.yaml`, "setupLinks", "  chain: How to set up Chain\n"),
      addTo(
        `${language}/pages/thank-you.yaml`,
        "editions",
        `  chain:\n    seo: { title: Chain, description: Thanks. }\n    title: Thank you for Chain\n    text: "{price.chain} a month."\n`,
      ),
      addTo(
        `${language}/pages/thank-you.yaml`,
        "setup",
        "  chain:\n    title: Set up Chain\n    steps: [{ text: One }, { text: Two }, { text: Three }]\n    link: Read more\n",
      ),
    ]),
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
    "downloads:",
    ...editions.map((edition) =>
      installer(edition, `plugins/gift-cards/latest/GiftCards.${edition}.exe`, "1.0", sha256(edition)).trimEnd(),
    ),
    "help:",
    "  - install-plugin",
  ];
  const words = (language: string) => {
    const file = `${language}/plugins/gift-cards.yaml`;
    return [
      copy(`${language}/plugins/mrp.yaml`, file),
      replace(file, /^name: .*$/m, `name: Gift cards ${language}`),
      replace(file, /^title: .*$/m, "title: Cards that come back"),
    ];
  };
  return [write("facts/plugins/gift-cards.yaml", `${facts.join("\n")}\n`), ...languages.flatMap(words)];
}

export const portugal: readonly Edit[] = [
  write(
    "facts/partners/portugal.yaml",
    "country: PT\npartners:\n  - name: Azulejo Caixas\n    phone: +351 21 555 0100\n",
  ),
];

/** A release, with the installers that belong to it. */
export function release148(languages: readonly string[]): Edit[] {
  return [
    write("facts/releases/1.48.yaml", 'version: "1.48"\ndate: 2025-10-07\n'),
    ...languages.map((language) =>
      write(`${language}/releases/1.48.yaml`, `summary: Parking, in ${language}.\nnewFeatures: [Park a sale]\n`),
    ),
    replace("facts/downloads.yaml", /"1\.47"/g, '"1.48"'),
  ];
}

/** An entry of each kind that can be hidden, with a word in what only it says, and the word as a comment in every file. */
export function hidden(languages: readonly string[], word: string): Edit[] {
  const plugin = `facts/plugins/${word}.yaml`;
  const hide = (file: string) => replace(file, /$/, "published: false\n");
  return [
    copy("facts/plugins/mrp.yaml", plugin),
    replace(plugin, /^image: .*$/m, `image: plugins/${word}.svg`),
    replace(plugin, /\bmrp\/latest/g, `${word}/latest`),
    hide(plugin),
    write(`images/plugins/${word}.svg`, `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>`),
    write("facts/releases/9.99.yaml", 'version: "9.99"\ndate: 2025-10-08\n'),
    hide("facts/releases/9.99.yaml"),
    append("facts/partners/portugal.yaml", `  - name: ${word}\n    logo: plugins/${word}.svg\n    published: false\n`),
    ...languages.flatMap((language) => [
      copy(`${language}/plugins/mrp.yaml`, `${language}/plugins/${word}.yaml`),
      replace(`${language}/plugins/${word}.yaml`, /^(name|title): .*$/gm, `$1: ${word} ${language}`),
      write(`${language}/releases/9.99.yaml`, `summary: ${word} ${language}.\nnewFeatures: [A ${word}]\n`),
      replace(
        `${language}/pages/faq.yaml`,
        /^more:/m,
        `  - id: ${word}\n    title: ${word} ${language}?\n    text: A ${word}.\n    published: false\n$&`,
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

/** Deletes all entries of a folder but some, in facts and words. */
export function keepOnly(folder: "plugins" | "releases", names: readonly string[]): Edit {
  return (files) => {
    for (const file of files.keys()) {
      const [, name = ""] = new RegExp(`^(?:facts|[a-z]{2})/${folder}/(.+)\\.yaml$`).exec(file) ?? [];
      if (name !== "" && !names.includes(name)) files.delete(file);
    }
  };
}
