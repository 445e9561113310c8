/** The site's addresses, and the facts of the layout around every page. */
import { addresses, shell } from "#generated/shell.ts";

export { addresses, shell };
