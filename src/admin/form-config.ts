/** What the build hands to the form. */
import type { CmsConfig } from "@sveltia/cms";
import type { Option } from "../../scripts/admin/field-frame.ts";
import type { adminWords } from "../../scripts/admin/words.ts";
import type { MessageLanguage } from "../../scripts/content/core/localized-text.ts";
import type { Shape } from "./form/shape.ts";

/** How a kind of file is read and written, and what a new one begins with. */
export interface FileFormat {
  readonly shape: Shape;
  /** Of its files, in the content folder: `{{locale}}/plugins/{{slug}}.yaml`. */
  readonly path: string;
  readonly firstLine: string;
}

/** What the form says of its own, in the language of the editor. */
export type FormWords = (typeof adminWords.formWords)[MessageLanguage];

export interface FormConfig {
  readonly cms: CmsConfig;
  readonly words: FormWords;
  readonly languages: readonly string[];
  /** By the name that the collections give them. */
  readonly formats: Readonly<Record<string, FileFormat>>;
  /** Addresses of the worker that has the content check, and of the content; the language of its messages. */
  readonly check: { readonly worker: string; readonly content: string; readonly language: MessageLanguage };
  /** Head of the document that shows a page. */
  readonly preview: string;
  /** The collection that a new entry is continued in, by the collection it was made in. */
  readonly nextCollections: Readonly<Record<string, string>>;
  /** What can be put into a long text by choosing. */
  readonly insertions: {
    readonly fact: { readonly label: string; readonly options: readonly Option[] };
    readonly link: { readonly label: string; readonly options: readonly Option[]; readonly text: string };
  };
  /** What the first screen says, line by line. */
  readonly steps: readonly string[];
  /** Shown in place of the form if it is not opened on the computer that has the files; with a repository never. */
  readonly onlyHere: { readonly title: string; readonly text: string } | undefined;
}
