/** Partners: the one with most to say, the one with least, and one whose name is written from the right. */
import type { PartnerContent, PartnerGroup } from "../content/types.ts";
import { PartnerList } from "../features/directory/partner-card.tsx";
import { Shelf, Specimen } from "./specimen.tsx";

const said = (partner: PartnerContent) => Object.values(partner).filter((value) => value !== undefined).length;

export function Directory({ groups }: { readonly groups: readonly PartnerGroup[] }) {
  const partners = groups.flatMap((group) => group.partners).toSorted((a, b) => said(b) - said(a));
  const least = partners.at(-1);
  const bare = least === undefined ? [] : [{ name: least.name, logo: undefined }];
  const specimens: readonly (readonly [name: string, partners: readonly PartnerContent[]])[] = [
    ["the one with most to say", partners.slice(0, 1)],
    ["premium", partners.filter(({ premium }) => premium).slice(0, 1)],
    ["without a logo", partners.filter(({ logo }) => logo === undefined).slice(0, 1)],
    ["written from the right", partners.filter(({ name }) => /\p{Script=Arabic}/u.test(name)).slice(0, 1)],
    ["the one with least to say", partners.slice(-1)],
    ["nothing but a name", bare],
  ];
  return (
    <Shelf title="Partners">
      {specimens.map(([name, some]) => (
        <Specimen key={name} name={`PartnerCard: ${name}`}>
          <PartnerList partners={some} />
        </Specimen>
      ))}
    </Shelf>
  );
}
