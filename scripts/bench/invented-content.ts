/**
 * Invented content for measuring the content build at sizes that the sample does not have: the sample itself, and its
 * plugins, releases and countries many times over. The same number gives the same files.
 */
import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inventPartners } from "./invented-partners.ts";

export interface InventedContent {
  /** YAML files, the sample's included. */
  readonly files: number;
  readonly plugins: number;
  readonly releases: number;
  readonly countries: number;
  /** Pictures, which are not among the files. */
  readonly pictures: number;
}

/** Partners of each country. The sample has five on average. */
const partnersEach = 5;

/**
 * Writes a valid content folder.
 *
 * @param sample The content folder it is made from.
 * @param folder A folder that does not exist yet.
 * @param size How many YAML files there should be; there may be up to two fewer.
 */
export function inventContent(sample: string, folder: string, size: number): InventedContent {
  cpSync(sample, folder, { recursive: true });
  const countries = inventCountries(sample, folder);
  // Each plugin and each release has its facts and its words in every language.
  const languages = readdirSync(sample).filter((name) => /^[a-z]{2}$/.test(name));
  const entries = Math.floor((size - yamlFilesIn(folder)) / (1 + languages.length));
  const plugins = Math.floor(entries / 2);
  const releases = entries - plugins;
  const inventors = [
    ["plugins", plugins, inventPlugin],
    ["releases", releases, inventRelease],
  ] as const;
  for (const [kind, count, invent] of inventors) {
    const names = namesIn(join(sample, "facts", kind)).filter((name) => name !== "notes");
    for (let index = 0; index < count; index += 1) {
      const like = names[index % names.length] ?? "";
      const read = (top: string) => readFileSync(join(sample, top, kind, `${like}.yaml`), "utf8");
      for (const [file, text] of invent(index, ["facts", ...languages], read)) writeFileSync(join(folder, file), text);
    }
  }
  return { files: yamlFilesIn(folder), plugins, releases, countries, pictures: filesIn(join(folder, "images")).length };
}

type Invented = readonly (readonly [file: string, text: string])[];
type Read = (top: string) => string;

function inventPlugin(index: number, tops: readonly string[], read: Read): Invented {
  const slug = `invented-${index + 1}`;
  const name = `Invented ${index + 1}`;
  const changed = (text: string) =>
    text
      .replace(/^order: .*$/m, `order: ${1000 + index}`)
      .replace(/^image: .*$/m, `image: plugins/${slug}.svg`)
      .replace(/^name: .*$/m, `name: ${name}`)
      .replaceAll(
        /^( +path: )(.*)$/gm,
        (_line, key: string, path: string) => `${key}plugins/${slug}/${path.split("/").at(-1)}`,
      )
      .replaceAll(/^( +sha256: )(.*)$/gm, (_line, key: string, digest: string) => key + sha256(slug + digest));
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500"><title>${name}</title></svg>`;
  return [
    ...tops.map((top) => [`${top}/plugins/${slug}.yaml`, changed(read(top))] as const),
    [`images/plugins/${slug}.svg`, drawing],
  ];
}

function inventRelease(index: number, tops: readonly string[], read: Read): Invented {
  // Older than those of the sample, so that the newest one stays what it is.
  const version = `0.${index + 1}`;
  const day = new Date(Date.UTC(2000, 0, index + 1)).toISOString().slice(0, 10);
  const changed = (text: string) =>
    text.replace(/^version: .*$/m, `version: "${version}"`).replace(/^date: .*$/m, `date: ${day}`);
  return tops.map((top) => [`${top}/releases/${version}.yaml`, changed(read(top))] as const);
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** A file for each country there is and the sample has none for. */
function inventCountries(sample: string, folder: string): number {
  const texts = namesIn(join(sample, "facts", "partners")).map((name) =>
    readFileSync(join(sample, "facts", "partners", `${name}.yaml`), "utf8"),
  );
  const taken = new Set(texts.flatMap((text) => /^country: (\w+)$/m.exec(text)?.[1] ?? []));
  const codes = countryCodes().filter((code) => !taken.has(code));
  const invented = inventPartners(codes.length * partnersEach).flatMap(({ partners }) => partners);
  for (const [index, code] of codes.entries()) {
    const partners = invented.slice(index * partnersEach, (index + 1) * partnersEach);
    const entries = partners.map(({ name }) => {
      return `  - name: ${JSON.stringify(name)}\n    address: 1 Market Road\n    phone: +254 20 555 0100\n`;
    });
    const file = join(folder, "facts", "partners", `invented-${code.toLowerCase()}.yaml`);
    writeFileSync(file, `country: ${code}\npartners:\n${entries.join("")}`);
  }
  return codes.length;
}

/** Codes that `Intl` knows a country for, those of former countries and of groups left out. */
function countryCodes(): string[] {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const isCountry = (code: string) => {
    const isCurrent = new Intl.Locale("und", { region: code }).region === code;
    return isCurrent && names.of(code) !== undefined && !/^(?:EU|EZ|UN|ZZ|QO|XA|XB)$/.test(code);
  };
  return letters.flatMap((first) => letters.map((second) => first + second)).filter(isCountry);
}

function namesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((file) => (file.endsWith(".yaml") ? [file.slice(0, -".yaml".length)] : []));
}

function yamlFilesIn(folder: string): number {
  return filesIn(folder).filter((file) => file.endsWith(".yaml")).length;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
}
