import type { Foreign } from "../../content/types.ts";

interface ChoiceLinkProps {
  readonly href: string;
  readonly title: string;
  readonly foreign?: Foreign | undefined;
}

/** Leads to the receipt of the features page. */
export function ChoiceLink({ href, title, foreign }: ChoiceLinkProps) {
  return (
    <p>
      <a href={href} {...foreign}>
        {title}
      </a>
    </p>
  );
}
