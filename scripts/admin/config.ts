/** The configuration of the form for editors, made from the schemas of the content. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CmsConfig } from "@sveltia/cms";
import { maxImageBytes } from "../content/lookup/pictures/inspect-picture.ts";
import type { MessageLanguage } from "../content/messages/language.ts";
import { say } from "../content/messages/say.ts";
import type { Editing } from "../content/schema/editing.ts";
import { collectionsOf } from "./collections.ts";
import type { AdminFacts } from "./facts.ts";
import { insertionsOf } from "./insertions.ts";
import { firstSteps, formWords } from "./words.ts";

/** What the build hands to the form. */
export interface FormConfig extends ReturnType<typeof formConfig> {
  /** Addresses of the worker that has the content check, and of the content; the language of its messages. */
  readonly check: { readonly worker: string; readonly content: string; readonly language: MessageLanguage };
  /** Head of the document that shows a page. */
  readonly preview: string;
}

/** @param language Language of labels and hints. */
export function formConfig(facts: AdminFacts, language: MessageLanguage) {
  const { brand, languages, editing, comparisonWords, currency, plugins } = facts;
  // The editor's own language comes first: lists have its names, and fields stand at the left.
  const locales = [...languages].sort((a, b) => Number(b === language) - Number(a === language));
  const [firstLanguage = ""] = locales;
  const isPublic = editing !== undefined;
  const { collections, ...made } = collectionsOf({
    language,
    firstLanguage,
    languages: locales,
    comparisonWords,
    plugins,
    currency,
    isPublic,
  });
  const cms: CmsConfig = {
    load_config_file: false,
    ...backend(brand, editing),
    app_title: say({ id: "tool.form.title", data: { brand } }, language),
    logo: { src: "/favicon.svg" },
    show_preview_links: false,
    media_folder: "content/images",
    public_folder: "/",
    media_libraries: {
      default: { config: { max_file_size: maxImageBytes, slugify_filename: true } },
      stock_assets: { providers: [] },
    },
    // With "ascii" a name would lose its dots: those of versions, and that in front of a language.
    slug: { encoding: "unicode", clean_accents: true },
    i18n: { structure: "multiple_folders", locales, default_locale: firstLanguage },
    collections,
  };
  const steps = firstSteps(language, isPublic);
  const insertions = insertionsOf(facts, language);
  return { cms, insertions, words: formWords(language), languages, ...made, steps, isPublic, deletionWords };
}

const translations = join("node_modules", "@sveltia", "cms", "locales");

/** What the button that deletes is called: Sveltia speaks more languages than the rest of the form. */
const deletionWords = readdirSync(translations).map((file): string => {
  return JSON.parse(readFileSync(join(translations, file), "utf8")).delete;
});

/** Where the form reads and saves beside a folder of the computer, which it offers on `localhost` in any case. */
function backend(brand: string, editing: Editing | undefined): Pick<CmsConfig, "backend" | "publish_mode"> {
  if (editing === undefined) {
    // A backend is demanded: this one asks nobody anything before somebody signs in, which the document hides. Of its
    // repository the second part is shown.
    return { backend: { name: "gitea", repo: `local/${brand}`, app_id: "none", auth_methods: ["token"] } };
  }
  const { repository, branch, signIn, pullRequests = true } = editing;
  return {
    backend: {
      name: "github",
      repo: repository,
      ...(branch === undefined ? {} : { branch }),
      ...(signIn === undefined ? { auth_methods: ["token"] } : { base_url: signIn }),
    },
    publish_mode: pullRequests ? "editorial_workflow" : "simple",
  };
}
