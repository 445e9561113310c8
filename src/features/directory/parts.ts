/** What a directory of many pages loads on demand: the names of everybody, and the details of those who are shown. */
import { loadOnce } from "../../components/load-once.ts";
import { contentAddress } from "../../content/address.ts";
import type { PartnerContent, PartnerGroup } from "../../content/types.ts";
import { contentKey } from "../../routes/routes.ts";
import { directoryPage, pageOfPlace, portion } from "./pages.ts";
import type { Results } from "./results.ts";

/** A file may take this long, in milliseconds. */
const timeout = 20_000;

const files = loadOnce((address: string) => address, loadGroups);

/** Where partners of whom only the name is known stand in the whole directory. */
const places = new WeakMap<PartnerContent, number>();

async function loadGroups(address: string): Promise<readonly PartnerGroup[]> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const { groups }: { groups: readonly PartnerGroup[] } = await response.json();
  return groups;
}

function addressOf(language: string, key: string): string {
  return contentAddress(document.documentElement.dataset.version ?? "", language, key);
}

const namesOf = (language: string) => addressOf(language, "partner-names");

const pageOf = (place: number, language: string) => addressOf(language, contentKey(directoryPage(pageOfPlace(place))));

/** Every partner by country, each with no more than the name. */
export async function loadNames(language: string): Promise<readonly PartnerGroup[]> {
  const groups = await files.load(namesOf(language));
  for (const [place, partner] of groups.flatMap(({ partners }) => partners).entries()) places.set(partner, place);
  return groups;
}

/** The same, if they are loaded. */
export function loadedNames(language: string): readonly PartnerGroup[] | undefined {
  return files.peek(namesOf(language));
}

/** The results with the details of each partner; `undefined` if some of them are still to be loaded. */
export function withDetails(results: Results, language: string): Results | undefined {
  if (addressesOf(results, language).some((address) => files.peek(address) === undefined)) return undefined;
  const detailed = (partner: PartnerContent) => {
    const place = places.get(partner);
    if (place === undefined) return partner;
    const found = files.peek(pageOf(place, language))?.flatMap(({ partners }) => partners)[place % portion];
    // After a release the page may be a newer one.
    return found?.name === partner.name ? found : partner;
  };
  return {
    groups: results.groups.map((group) => ({ ...group, partners: group.partners.map(detailed) })),
    similar: results.similar.map((found) => ({ ...found, partner: detailed(found.partner) })),
  };
}

/** Loads what `withDetails` lacks. */
export async function loadDetails(results: Results, language: string): Promise<void> {
  await Promise.all(addressesOf(results, language).map(files.load));
}

function addressesOf({ groups, similar }: Results, language: string): string[] {
  const partners = [...groups.flatMap((group) => group.partners), ...similar.map(({ partner }) => partner)];
  const known = partners.flatMap((partner) => places.get(partner) ?? []);
  return [...new Set(known.map((place) => pageOf(place, language)))];
}
