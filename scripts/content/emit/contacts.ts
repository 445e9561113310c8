/** The ways to reach a partner, as a card shows them. */
import { type ContactId, type ContactKind, contactRows, severalContacts } from "../schema/contacts.ts";

export interface Contact {
  readonly kind: ContactId;
  /** What the values become. */
  readonly link: ContactKind["link"];
  readonly values: readonly string[];
  /** Shown in place of the value. */
  readonly label?: string;
}

/**
 * What a partner gave, in the order of the table. Values separated by commas are taken apart; what it did not give is left
 * out.
 */
export function contactsOf(
  partner: { readonly [Field in ContactId | "displayFacebook"]?: string | undefined },
): Contact[] {
  return contactRows.flatMap(([kind, { link, label: field }]): Contact[] => {
    const value = partner[kind];
    if (value === undefined) return [];
    const values = severalContacts.includes(kind) ? [...new Set(value.split(",").map((part) => part.trim()))] : [value];
    const label = field && partner[field];
    return [{ kind, link, values, ...(label === undefined ? {} : { label }) }];
  });
}
