/** What the build hands to the form. */
import type { CmsConfig } from "@sveltia/cms";
import type { Shape } from "./form/shape.ts";

/** How a kind of file is read and written, and what a new one begins with. */
export interface FileFormat {
  readonly shape: Shape;
  readonly firstLine: string;
}

export interface FormConfig {
  readonly cms: CmsConfig;
  /** By the name that the collections give them. */
  readonly formats: Readonly<Record<string, FileFormat>>;
  /** Shown in place of the form if it is not opened on the computer that has the files; with a repository never. */
  readonly onlyHere: { readonly title: string; readonly text: string } | undefined;
}
