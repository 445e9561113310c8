/** What an editor writes for a new language, plugin, country and release: files below `content/`, nothing else. */
import { copy, type Edit, replace, textOf, write } from "./content-copy.ts";

/** Copies the English words to another language and puts it at the end of the list. */
export function addLanguage(code: string): Edit[] {
  return [copy("en", code), pluralForms(code), replace("facts/site.yaml", /^(languages: \[.*)\]$/m, `$1, ${code}]`)];
}

/** French; one title is translated, to tell its pages apart. */
export const french: readonly Edit[] = [
  ...addLanguage("fr"),
  replace("fr/pages/faq.yaml", /^title: .*$/m, "title: Questions fréquentes"),
];

/** @param languages Those of the site, by now. */
export function giftCards(languages: readonly string[]): Edit[] {
  const file = (edition: string, digit: string) => [
    `  ${edition}:`,
    `    path: plugins/gift-cards/latest/GiftCards.${edition}.exe`,
    '    version: "1.0"',
    "    date: 2025-10-07",
    "    bytes: 1234567",
    `    sha256: ${digit.repeat(64)}`,
  ];
  const facts = [
    "order: 130",
    "price: 7",
    "monthlySubscriptionAvailable: true",
    "layout: standard",
    // A picture that is there already: encoding another one takes seconds and shows nothing new.
    "image: plugins/mrp.{lang}.webp",
    "downloads:",
    ...file("lite", "a"),
    ...file("pro", "b"),
    "help:",
    "  - install-plugin",
  ];
  const words = (language: string) => [
    `name: Gift cards ${language}`,
    "description: Sell cards with a balance, and take them at any register.",
    "seo:",
    "  title: Gift cards",
    "  description: Sell cards with a balance.",
    "title: Cards that come back",
    "intro: Sell them at the till, take them at the till.",
    "imageAlt: A card with a balance.",
    "why:",
    "  title: Why",
    "  paragraphs: [They bring people back.]",
    "features:",
    "  - { title: One, text: The first. }",
    "  - { title: Two, text: The second. }",
    "notes: [For one store.]",
  ];
  return [
    write("facts/plugins/gift-cards.yaml", `${facts.join("\n")}\n`),
    ...languages.map((language) => write(`${language}/plugins/gift-cards.yaml`, `${words(language).join("\n")}\n`)),
  ];
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
