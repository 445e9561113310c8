/** What a directory of many pages loads on demand: the names of everybody, and the details of those who are shown. */
import { loadOnce } from "../../components/load-once.ts";
import { contentAddress } from "../../content/address.ts";
import type { PartnerContent, PartnerGroup } from "../../content/types.ts";
import { contentKey } from "../../routes/routes.ts";
import { directoryPage, pageOfPlace, portion } from "./pages.ts";
import type { Results } from "./results.ts";

/** A file may take this long, in milliseconds. */
const timeout = 20_000;

/** Where partners of whom only the name is known stand in the whole directory. */
const places = new WeakMap<PartnerContent, number>();

const names = loadOnce(addressOf, async (part: Part) => {
  const groups = await loadGroups(part);
  for (const [place, partner] of groups.flatMap(({ partners }) => partners).entries()) places.set(partner, place);
  return groups;
});

const details = loadOnce(addressOf, async (part: Part) => {
  const groups = await loadGroups(part);
  return groups.flatMap(({ partners }) => partners);
});

interface Part {
  readonly language: string;
  readonly key: string;
}

function addressOf({ language, key }: Part): string {
  return contentAddress(document.documentElement.dataset.version ?? "", language, key);
}

async function loadGroups(part: Part): Promise<readonly PartnerGroup[]> {
  const address = addressOf(part);
  const response = await fetch(address, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const { groups }: { groups: readonly PartnerGroup[] } = await response.json();
  return groups;
}

const namesOf = (language: string): Part => ({ language, key: "partner-names" });

/** Every partner by country, each with no more than the name. */
export function loadNames(language: string): Promise<readonly PartnerGroup[]> {
  return names.load(namesOf(language));
}

/** The same, if they are loaded. */
export function loadedNames(language: string): readonly PartnerGroup[] | undefined {
  return names.peek(namesOf(language));
}

/** The results with the details of each partner; `undefined` if some of them are still to be loaded. */
export function withDetails(results: Results, language: string): Results | undefined {
  if (partsOf(results, language).some((part) => details.peek(part) === undefined)) return undefined;
  const filled = (partner: PartnerContent) => {
    const place = places.get(partner);
    return (place === undefined ? undefined : details.peek(partOf(place, language))?.[place % portion]) ?? partner;
  };
  return {
    groups: results.groups.map((group) => ({ ...group, partners: group.partners.map(filled) })),
    similar: results.similar.map((found) => ({ ...found, partner: filled(found.partner) })),
  };
}

/** Loads what `withDetails` lacks. */
export async function loadDetails(results: Results, language: string): Promise<void> {
  await Promise.all(partsOf(results, language).map(details.load));
}

function partsOf({ groups, similar }: Results, language: string): Part[] {
  const partners = [...groups.flatMap((group) => group.partners), ...similar.map(({ partner }) => partner)];
  const pages = new Map<number, Part>();
  for (const partner of partners) {
    const place = places.get(partner);
    if (place !== undefined) pages.set(pageOfPlace(place), partOf(place, language));
  }
  return [...pages.values()];
}

function partOf(place: number, language: string): Part {
  return { language, key: contentKey(directoryPage(pageOfPlace(place))) };
}
