import { longDate } from "../check/format-facts.ts";
import { newestFirst } from "../check/placeholders.ts";
import { releaseSectionIds } from "../schema/release.ts";
import type { ComposeContext } from "./context.ts";

/** Releases with their non-empty sections, newest first. */
export function releaseList({ content, translations, language }: ComposeContext) {
  return newestFirst(content).map(({ version, date }) => {
    const texts = translations.releases.get(version);
    const sections = releaseSectionIds.flatMap((id) => {
      const items = texts?.[id];
      return items === undefined ? [] : [{ id, items }];
    });
    return {
      version,
      isoDate: date,
      date: longDate(date, language),
      summary: texts?.summary ?? "",
      sections,
      foreign: texts?.foreign,
    };
  });
}
