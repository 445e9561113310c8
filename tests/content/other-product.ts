/** The content of another product: brand, company, hosts, pictures, Spanish beside English. */
import { createHash } from "node:crypto";
import sharp from "sharp";
import { stringify } from "yaml";
import { type Edit, remove, renameLanguage, replace, setValue, textOf, write } from "./content-copy.ts";
import { keepOnly, pluralForms } from "./grown-content.ts";

function replaceEverywhere(pattern: RegExp, replacement: (found: string) => string): Edit {
  return (files) => {
    for (const name of files.keys()) {
      if (name.endsWith(".yaml")) write(name, textOf(files, name).replace(pattern, replacement))(files);
    }
  };
}

const partners = (country: string, ...list: readonly object[]) =>
  write(`partners/${country.toLowerCase()}-partners.yaml`, stringify({ country, partners: list }));

const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="20"/></svg>';

const company = {
  ...{ name: "Cajamundo Sistemas S. L.", managingDirector: "Pilar Ejemplo", vatId: "ESB12345678" },
  ...{ street: "Calle de los Mostradores 7", postalCode: "28012", city: "Madrid", country: "ES" },
  ...{ registerCourt: "Registro Mercantil de Madrid", registerNumber: "M-123456" },
};

/** A logo, icons, and one picture for every place. */
async function pictures(): Promise<Edit[]> {
  const png = (width: number, height: number) => {
    const create = { width, height, channels: 3, background: "#135e4b" } as const;
    return sharp({ create }).png().toBuffer();
  };
  // One picture of 32 x 32, at offset 22.
  const small = await png(32, 32);
  const ico = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  ico.writeUInt32LE(small.byteLength, 14);
  return [
    ...["pages", "partners", "plugins"].map((folder) => remove(`images/${folder}`)),
    write("images/pages/screen.png", await png(1600, 1000)),
    replaceEverywhere(/\b(?:pages|plugins)\/[\w-]+\.(?:\{lang\}|\w\w)\.webp\b/g, () => "pages/screen.png"),
    write("images/site/logo.svg", logo),
    write("images/site/favicon.svg", logo),
    write("images/site/favicon.ico", Buffer.concat([ico, small])),
    write("images/site/apple-touch-icon.png", await png(180, 180)),
    write("images/site/social.png", await png(1200, 630)),
  ];
}

/** A sentence of its own on every page: a release refuses pages that have none. */
const ownSentences: Edit = (files) => {
  for (const name of files.keys()) {
    if (!/^\w\w\/(?:pages|texts)\//.test(name)) continue;
    const own = `Cajamundo, Mostrador, Caja, Madrid, Norte, ${name}`;
    replace(name, /^( +)(description|again): (?:>-\n(?:\1 .*\n)+|.*\n)/m, `$1$2: "${own}"\n`)(files);
  }
};

export async function otherProduct(): Promise<Edit[]> {
  const site = (pattern: RegExp, text: string) => replace("site.yaml", pattern, text);
  return [
    // German words do for Spanish ones: what counts is that they are not the English ones.
    renameLanguage("de", "es"),
    pluralForms("es"),
    setValue("site.yaml", "languages", "[es, en]"),
    replace("es/pages/faq.yaml", /^title: .*$/m, "title: Preguntas frecuentes"),
    keepOnly("plugins", ["price-lists", "mrp"]),
    keepOnly("releases", ["1.46", "1.47"]),
    replaceEverywhere(/\/plugins\/fatoora(?=\))/g, () => "/plugins"),
    replaceEverywhere(/(?<=\.)fatoora(?=\})/g, () => "price-lists"),
    remove("partners"),
    partners("ES", { name: "Azulejo y Cajas", premium: true }, { name: "Cajas del Norte", phone: "+34 910 000 001" }),
    partners("MX", { name: "Mostrador", website: "https://mostrador.test" }),
    site(/^countryBanner:\n(?: .*\n)+/m, ""),
    site(/^company:\n(?: .*\n)+/m, stringify({ company })),
    replaceEverywhere(/northtill\.example/g, () => "cajamundo.test"),
    replaceEverywhere(/\b(\w+)\.example\/(?:company\/)?@?northtill/g, (found) => `${found.slice(0, 4)}.test/caja`),
    replaceEverywhere(/Northtill/g, () => "Cajamundo"),
    replaceEverywhere(/\b[0-9a-f]{64}\b/g, (digest) => createHash("sha256").update(digest).digest("hex")),
    ...(await pictures()),
    ownSentences,
    replaceEverywhere(/\bGermany?\b/g, () => "Spanish"),
    setValue("site.yaml", "consentDefault", "false"),
    setValue("site.yaml", "sample", "false"),
  ];
}
