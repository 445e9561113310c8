/** Details of partners: the page has those of the first ones, and further pages of the directory are loaded on demand. */
import { dataAddress } from "../../content/address.ts";
import type { PartnerContent, PartnerGroup } from "../../content/types.ts";
import { directoryPage, pageOfPosition, pageSize } from "../../domain/paginate.ts";
import { fetchData } from "../../lib/fetch-json.ts";
import { loadOnce } from "../../lib/load-once.ts";
import { contentKey } from "../../routes/routes.ts";

/** By address. */
const pages = loadOnce(async (address: string) => {
  const { groups }: { groups: readonly PartnerGroup[] } = await fetchData(address);
  return partnersOf(groups);
});

const pageOf = (position: number, language: string) =>
  dataAddress(language, contentKey(directoryPage(pageOfPosition(position))));

export const partnersOf = (groups: readonly PartnerGroup[]) => groups.flatMap(({ partners }) => partners);

/** The details of a partner; `undefined` if they are not loaded yet. @param onPage The first ones of the directory. */
export function detailsOf(partner: PartnerContent, onPage: readonly PartnerContent[], language: string) {
  const { name, position } = partner;
  if (position === undefined) return partner;
  const page = pages.peek(pageOf(position, language));
  if (position >= onPage.length && page === undefined) return undefined;
  const found = onPage[position] ?? page?.[position % pageSize];
  // After a release the page may be newer than the names.
  return found !== undefined && (name === "" || name === found.name) ? found : partner;
}

export async function loadDetails({ position = 0 }: PartnerContent, language: string): Promise<void> {
  await pages.load(pageOf(position, language));
}
