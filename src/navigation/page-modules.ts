/** The component of each page, in a chunk of its own. */
import type { ComponentType } from "react";
import type { PageContent, PageProps } from "../content/types.ts";
import { pageModule, type RouteId } from "../routes/routes.ts";

interface PageModule {
  /** Takes the content that the page's own `compose.ts` makes. */
  readonly default: ComponentType<PageProps<PageContent>>;
  /** Namespaces of interface strings that the page needs beside `translation`. */
  readonly namespaces?: (content: PageContent) => readonly "notes"[];
}

const modules = import.meta.glob<PageModule>("../pages/*/*-page.tsx");

export async function importPage(route: RouteId): Promise<PageModule> {
  const module = await modules[pageModule(route).replace("src", "..")]?.();
  if (module === undefined) throw new Error(`${pageModule(route)} is missing`);
  return module;
}
