/** Generates the configuration of the form for editors from the content schemas. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CmsConfig } from "@sveltia/cms";
import { maxImageBytes } from "../../content/check/indexes/inspect-picture.ts";
import type { MessageLanguage } from "../../content/core/messages/language.ts";
import { say } from "../../content/core/messages/say.ts";
import type { Editing } from "../../content/schema/editing.ts";
import { collectionsOf } from "./collections.ts";
import { firstSteps, formMessages, nextSteps } from "./form-messages.ts";
import type { FormSettings } from "./form-settings.ts";
import { insertionsOf } from "./insertions.ts";

/** The JSON that the form loads. */
export interface FormConfig extends ReturnType<typeof formConfig> {
  /** Addresses of the worker and of the content, and the language of messages. */
  readonly check: { readonly worker: string; readonly content: string; readonly language: MessageLanguage };
  readonly preview: string;
}

export function formConfig(facts: FormSettings, language: MessageLanguage) {
  const { brand, languages, begun, editing, comparisonWords, currency, plugins } = facts;
  // The editor's language comes first: for names in lists, and for the left pane.
  const isFirst = (code: string) => code === language && !begun.includes(code);
  const locales = [...languages].sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)));
  const [firstLanguage = ""] = locales;
  const isPublic = editing !== undefined;
  const { collections, formats } = collectionsOf({
    language,
    firstLanguage,
    languages: locales,
    begun,
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
    // "ascii" would remove the dots of versions, and of language suffixes.
    slug: { encoding: "unicode", clean_accents: true },
    i18n: {
      structure: "multiple_folders",
      locales,
      default_locale: firstLanguage,
      // Those of a begun language are offered, not required.
      ...(begun.length > 0 && { initial_locales: languages.filter((code) => !begun.includes(code)) }),
    },
    collections,
  };
  const steps = firstSteps(language, isPublic);
  const insertions = insertionsOf(facts, language);
  const saved = nextSteps(language, editing);
  return { cms, insertions, words: formMessages(language), languages, formats, steps, saved, isPublic, deletionWords };
}

const translations = join("node_modules", "@sveltia", "cms", "locales");

/** Labels of Sveltia's delete button in all of its languages. */
const deletionWords = readdirSync(translations).map((file): string => {
  return JSON.parse(readFileSync(join(translations, file), "utf8")).delete;
});

/** The backend besides a local folder, which Sveltia always offers on `localhost`. */
function backend(brand: string, editing: Editing | undefined): Pick<CmsConfig, "backend" | "publish_mode"> {
  if (editing === undefined) {
    // Sveltia requires a backend. This one sends nothing before sign-in, which we hide; only the second half of `repo` is
    // displayed.
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
