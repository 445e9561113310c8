/** All rules that compare entries or files, by the first part of their messages' ids. */
import { markdownIssues } from "../indexes/markdown-issues.ts";
import { unknownPlaceholders } from "../indexes/unknown-placeholders.ts";
import { unusedImages } from "../indexes/unused-images.ts";
import addressTaken from "./address-taken.ts";
import contrast from "./contrast.ts";
import duplicate from "./duplicate.ts";
import imageFile from "./image-file.ts";
import invisibleCharacter from "./invisible-character.ts";
import legalDate from "./legal-date.ts";
import link from "./link.ts";
import markup from "./markup.ts";
import messageRetention from "./message-retention.ts";
import missingFile from "./missing-file.ts";
import notPublished from "./not-published.ts";
import placeholderDiffers from "./placeholder-differs.ts";
import pluralForms from "./plural-forms.ts";
import type { Rule } from "./rule.ts";
import sameDownload from "./same-download.ts";
import sampleRelease from "./sample-release.ts";
import translationDiffers from "./translation-differs.ts";
import unknownReference from "./unknown-reference.ts";
import unlikelyDate from "./unlikely-date.ts";
import untranslated from "./untranslated.ts";
import unwritten from "./unwritten.ts";
import yamlFeature from "./yaml-feature.ts";

export const rules: Readonly<Record<string, Rule>> = {
  "address-taken": addressTaken,
  contrast,
  duplicate,
  "image-file": imageFile,
  "invisible-character": invisibleCharacter,
  "legal-date": legalDate,
  link,
  markdown: { check: (files) => markdownIssues(files, "markdown") },
  markup,
  "message-retention": messageRetention,
  "missing-file": missingFile,
  "not-published": notPublished,
  "placeholder-differs": placeholderDiffers,
  "plural-forms": pluralForms,
  "same-download": sameDownload,
  "sample-release": sampleRelease,
  "translation-differs": translationDiffers,
  "unknown-placeholder": { check: unknownPlaceholders },
  "unknown-reference": unknownReference,
  "unlikely-date": unlikelyDate,
  untranslated,
  "unused-image": {
    severity: "warning",
    when: "no-errors",
    check: (files) => unusedImages(files).unused.map((name) => ({ id: "unused-image", file: `images/${name}` })),
  },
  unwritten,
  "yaml-feature": yamlFeature,
};
