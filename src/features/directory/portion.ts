import type { PartnerGroup } from "../../content/types.ts";
import type { Results } from "./results.ts";

/** Partners shown at once, and how many come with each wish for more. A card has 18 elements on average, 44 at most. */
export const portion = 40;

/** A directory of so many partners is shown as a whole, as its HTML is. */
export const smallDirectory = 100;

interface Shown extends Results {
  readonly groups: readonly ShownGroup[];
}

interface ShownGroup extends PartnerGroup {
  readonly count: number;
}

/** The first so many partners of the results, similar ones last. Countries of which none is among them are left out. */
export function firstPartners({ groups, similar }: Results, limit: number): Shown {
  let room = limit;
  const shown: ShownGroup[] = [];
  for (const group of groups) {
    if (room <= 0) break;
    const count = group.partners.length;
    shown.push({ ...group, count, partners: count > room ? group.partners.slice(0, room) : group.partners });
    room -= count;
  }
  return { groups: shown, similar: similar.slice(0, Math.max(0, room)) };
}
