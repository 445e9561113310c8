import type { ReceiptLink } from "../../content/types.ts";

/** Leads to the receipt of the features page. */
export function ChoiceLink({ href, words, foreign }: ReceiptLink) {
  return (
    <p>
      <a href={href} {...foreign}>
        {words}
      </a>
    </p>
  );
}
