/** Data that a directory of several pages loads on demand. */
import { contentAddress } from "../../content/address.ts";
import type { PartnerContent, PartnerGroup } from "../../content/types.ts";
import type { Names } from "../../domain/packed-names.ts";
import { directoryPage, pageOfPlace, pageSize } from "../../domain/paginate.ts";
import { fetchJson } from "../../lib/fetch-json.ts";
import { loadOnce } from "../../lib/load-once.ts";
import { contentKey } from "../../routes/routes.ts";
import { blocks, type Results } from "./results.ts";

const timeoutMs = 20_000;

/** By address. */
const pages = loadOnce(async (address: string) => {
  const { groups }: { groups: readonly PartnerGroup[] } = await fetchJson(address, timeoutMs);
  return groups.flatMap(({ partners }) => partners);
});

/** By language: every partner, with no more than what a search needs. */
export const names = loadOnce(async (language: string) => {
  const [{ unpackNames }, packed]: [typeof import("../../domain/packed-names.ts"), Names] = await Promise.all([
    import("../../domain/packed-names.ts"),
    fetchJson(addressOf(language, "partner-names"), timeoutMs),
  ]);
  return unpackNames(packed);
});

function addressOf(language: string, key: string): string {
  return contentAddress(document.documentElement.dataset.version ?? "", language, key);
}

const pageOf = (place: number, language: string) => addressOf(language, contentKey(directoryPage(pageOfPlace(place))));

/** The results with the details of each partner; `undefined` if some are not loaded yet. */
export function withDetails(results: Results, language: string): Results | undefined {
  if (addressesOf(results, language).some((address) => pages.peek(address) === undefined)) return undefined;
  const detailed = (partner: PartnerContent) => {
    const { name, place } = partner;
    const found = place === undefined ? undefined : pages.peek(pageOf(place, language))?.[place % pageSize];
    // After a release the page may be newer than the names.
    return found !== undefined && (name === "" || name === found.name) ? found : partner;
  };
  const found = (list: Results["similar"]) => list.map((one) => ({ ...one, partner: detailed(one.partner) }));
  return {
    groups: results.groups.map((group) => ({ ...group, partners: group.partners.map(detailed) })),
    shortName: found(results.shortName),
    nearby: found(results.nearby),
    similar: found(results.similar),
  };
}

/** Loads what `withDetails` lacks. */
export async function loadDetails(results: Results, language: string): Promise<void> {
  await Promise.all(addressesOf(results, language).map(pages.load));
}

function addressesOf({ groups, ...results }: Results, language: string): string[] {
  const others = blocks.flatMap((block) => results[block].map(({ partner }) => partner));
  const partners = [...groups.flatMap((group) => group.partners), ...others];
  const places = partners.flatMap(({ place }) => place ?? []);
  return [...new Set(places.map((place) => pageOf(place, language)))];
}
