import { longDate } from "../check/format-facts.ts";
import { newestFirst } from "../check/placeholders.ts";
import { releaseSectionIds } from "../schema/release.ts";
import type { Context } from "./context.ts";

/** Releases with their non-empty sections, newest first. */
export function releaseList({ content, words, language }: Context) {
  return newestFirst(content).map(({ version, date }) => {
    const texts = words.releases.get(version);
    const sections = releaseSectionIds.flatMap((id) => {
      const items = texts?.[id];
      return items === undefined ? [] : [{ id, items }];
    });
    return { version, isoDate: date, date: longDate(date, language), summary: texts?.summary ?? "", sections };
  });
}
