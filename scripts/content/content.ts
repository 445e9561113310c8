/** Typed access to loaded content: single files for the rules, the whole for what is emitted. */
import type { z } from "zod";
import { fitOf } from "./fit.ts";
import { factFiles, factFolders, wordFiles, wordFolders } from "./layout.ts";
import { LiveMap } from "./live-map.ts";
import { liveRecord } from "./live-record.ts";
import type { ContentFiles } from "./load.ts";
import { rememberBy, rememberFor } from "./remember.ts";
import { pageSchemas } from "./schema/pages.ts";

/** The value of one file, or `undefined` where it is missing or does not fit. */
export function readFileOf<Schema extends z.ZodType>(
  files: ContentFiles,
  file: string,
  schema: Schema,
): z.output<Schema> | undefined {
  const parsed = files.parsed.get(file);
  if (parsed === undefined) return undefined;
  return fitOf(parsed, schema).data;
}

/** The entries of a folder by file name without ending; those that do not fit are left out. */
export function readFolderOf<Schema extends z.ZodType>(
  files: ContentFiles,
  folder: string,
  schema: Schema,
): ReadonlyMap<string, z.output<Schema>> {
  const names = () => namesIn(files, folder);
  return new LiveMap(names, (name) => readFileOf(files, `${folder}/${name}.yaml`, schema));
}

/** File names without ending in a folder, those that do not parse included. */
export const namesIn = rememberBy(
  (files: ContentFiles, folder): ReadonlySet<string> => namesByFolder(files).get(folder) ?? new Set<string>(),
);

const namesByFolder = rememberFor((files: ContentFiles) => {
  const folders = new Map<string, Set<string>>();
  for (const file of files.present) {
    const [, folder = "", name] = /^(.*)\/(.*)\.yaml$/.exec(file) ?? [];
    if (name !== undefined) folders.set(folder, (folders.get(folder) ?? new Set<string>()).add(name));
  }
  return folders;
});

/** Valid content, complete. Only made where no problem stands. */
export type Content = ReturnType<typeof assemble>;
export type Words = ReturnType<typeof assembleWords>;

/**
 * The whole content as typed values, each read when it is asked for. What is asked for while an error stands throws.
 */
export const contentOf = rememberFor((files: ContentFiles) => assemble(files));

function assemble(files: ContentFiles) {
  const fact = <Schema extends z.ZodType<object>>(name: string, schema: Schema) =>
    liveRecord((): z.output<Schema> => need(files, `facts/${name}.yaml`, schema));
  const site = fact("site", factFiles.site);
  const navigation = fact("navigation", factFiles.navigation);
  const editions = fact("editions", factFiles.editions);
  const statistics = fact("statistics", factFiles.statistics);
  const legal = fact("legal", factFiles.legal);
  const downloads = fact("downloads", factFiles.downloads);
  const help = fact("help", factFiles.help);
  const pictures = fact("pictures", factFiles.pictures);
  return {
    get languages() {
      return files.languages;
    },
    get site() {
      return site();
    },
    get navigation() {
      return navigation();
    },
    get editions() {
      return editions();
    },
    get statistics() {
      return statistics();
    },
    get legal() {
      return legal();
    },
    get downloads() {
      return downloads();
    },
    get help() {
      return help();
    },
    get pictures() {
      return pictures();
    },
    plugins: readFolderOf(files, "facts/plugins", factFolders.plugins.schema),
    releases: readFolderOf(files, "facts/releases", factFolders.releases.schema),
    partners: readFolderOf(files, "facts/partners", factFolders.partners.schema),
    words: new LiveMap(
      () => files.languages,
      (language) => wordsIn(files, language),
    ),
  };
}

const wordsIn = rememberBy((files: ContentFiles, language) =>
  files.languages.includes(language) ? assembleWords(files, language) : undefined,
);

function assembleWords(files: ContentFiles, language: string) {
  const word = <Schema extends z.ZodType>(name: string, schema: Schema) =>
    need(files, `${language}/${name}.yaml`, schema);
  const page = <Schema extends z.ZodType>(name: string, schema: Schema) => word(`pages/${name}`, schema);
  return {
    get ui() {
      return word("ui", wordFiles.ui);
    },
    get notes() {
      return word("notes", wordFiles.notes);
    },
    get help() {
      return word("help", wordFiles.help);
    },
    plugins: readFolderOf(files, `${language}/plugins`, wordFolders.plugins.schema),
    releases: readFolderOf(files, `${language}/releases`, wordFolders.releases.schema),
    pages: {
      get home() {
        return page("home", pageSchemas.home);
      },
      get features() {
        return page("features", pageSchemas.features);
      },
      get download() {
        return page("download", pageSchemas.download);
      },
      get thankYou() {
        return page("thank-you", pageSchemas["thank-you"]);
      },
      get plugins() {
        return page("plugins", pageSchemas.plugins);
      },
      get faq() {
        return page("faq", pageSchemas.faq);
      },
      get releaseNotes() {
        return page("release-notes", pageSchemas["release-notes"]);
      },
      get termsOfUse() {
        return page("terms-of-use", pageSchemas["terms-of-use"]);
      },
      get impressum() {
        return page("impressum", pageSchemas.impressum);
      },
      get partners() {
        return page("partners", pageSchemas.partners);
      },
      get contact() {
        return page("contact", pageSchemas.contact);
      },
      get privacyPolicy() {
        return page("privacy-policy", pageSchemas["privacy-policy"]);
      },
      get notFound() {
        return page("not-found", pageSchemas["not-found"]);
      },
    },
  };
}

function need<Schema extends z.ZodType>(files: ContentFiles, file: string, schema: Schema): z.output<Schema> {
  const value = readFileOf(files, file, schema);
  if (value === undefined) throw new Error(`content/${file} is missing or not valid`);
  return value;
}
