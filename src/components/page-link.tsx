/** A link to a page of the site. Links to files and to other sites are plain ones. */
import { Link, type LinkProps } from "react-router-dom";

export function PageLink(props: LinkProps) {
  // Without the attribute that the router's own prefetching looks for.
  return <Link discover="none" {...props} />;
}
