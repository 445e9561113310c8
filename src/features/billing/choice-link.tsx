import type { Foreign } from "../../content/types.ts";

interface ChoiceLinkProps {
  readonly href: string;
  readonly words: string;
  readonly foreign?: Foreign | undefined;
}

/** Leads to the receipt of the features page. */
export function ChoiceLink({ href, words, foreign }: ChoiceLinkProps) {
  return (
    <p>
      <a href={href} {...foreign}>
        {words}
      </a>
    </p>
  );
}
