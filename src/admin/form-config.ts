/** What the build hands to the form. */
import type { CmsConfig } from "@sveltia/cms";
import type { Shape } from "./form/shape.ts";

export interface FormConfig {
  readonly cms: CmsConfig;
  /** How each kind of file is read and written, by the name of its format. */
  readonly shapes: Readonly<Record<string, Shape>>;
  /** What a new file begins with, by the name of its format. */
  readonly firstLines: Readonly<Record<string, string>>;
  /** Shown in place of the form if it is not opened on the computer that has the files; with a repository never. */
  readonly onlyHere?: { readonly title: string; readonly text: string } | undefined;
}
