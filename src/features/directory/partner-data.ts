/** What a directory of many pages loads on demand: the names of everybody, and the details of those who are shown. */

import { contentAddress } from "../../content/address.ts";
import type { PartnerContent, PartnerGroup } from "../../content/types.ts";
import type { Names } from "../../domain/packed-names.ts";
import { directoryPage, pageOfPlace, portion } from "../../domain/paginate.ts";
import { loadOnce } from "../../lib/load-once.ts";
import { contentKey } from "../../routes/routes.ts";
import type { Results } from "./results.ts";

/** A file may take this long, in milliseconds. */
const timeout = 20_000;

const pages = loadOnce(
  (address: string) => address,
  async (address) => {
    const { groups } = await read<{ groups: readonly PartnerGroup[] }>(address);
    return groups.flatMap(({ partners }) => partners);
  },
);

/** Every partner by country, each with no more than the name. */
export const names = loadOnce(
  (language: string) => language,
  async (language) => {
    const [{ unpackNames }, sent] = await Promise.all([
      import("../../domain/packed-names.ts"),
      read<Names>(addressOf(language, "partner-names")),
    ]);
    return unpackNames(sent);
  },
);

async function read<Shape>(address: string): Promise<Shape> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

function addressOf(language: string, key: string): string {
  return contentAddress(document.documentElement.dataset.version ?? "", language, key);
}

const pageOf = (place: number, language: string) => addressOf(language, contentKey(directoryPage(pageOfPlace(place))));

/** The results with the details of each partner; `undefined` if some of them are still to be loaded. */
export function withDetails(results: Results, language: string): Results | undefined {
  if (addressesOf(results, language).some((address) => pages.peek(address) === undefined)) return undefined;
  const detailed = (partner: PartnerContent) => {
    const { name, place } = partner;
    const found = place === undefined ? undefined : pages.peek(pageOf(place, language))?.[place % portion];
    // After a release the page may be a newer one.
    return found !== undefined && (name === "" || name === found.name) ? found : partner;
  };
  return {
    groups: results.groups.map((group) => ({ ...group, partners: group.partners.map(detailed) })),
    similar: results.similar.map((found) => ({ ...found, partner: detailed(found.partner) })),
  };
}

/** Loads what `withDetails` lacks. */
export async function loadDetails(results: Results, language: string): Promise<void> {
  await Promise.all(addressesOf(results, language).map(pages.load));
}

function addressesOf({ groups, similar }: Results, language: string): string[] {
  const partners = [...groups.flatMap((group) => group.partners), ...similar.map(({ partner }) => partner)];
  const known = partners.flatMap(({ place }) => place ?? []);
  return [...new Set(known.map((place) => pageOf(place, language)))];
}
