/** Modules of the pages, each in a chunk of its own, and what a page module exports. */
import type { ComponentType } from "react";
import type { PageContent, PageProps } from "../content/types.ts";
import { pageModule } from "../routes/routes.ts";

interface PageModule {
  /** Takes the content that the page's own `compose.ts` makes. */
  readonly default: ComponentType<PageProps<PageContent>>;
  /** Namespaces of interface strings that the page needs beside `translation`. */
  readonly namespaces?: (content: PageContent) => readonly "notes"[];
}

const modules = import.meta.glob<PageModule>("../pages/*/*-page.tsx");

/** @throws Error if the page has no component. */
export async function loadModule(route: string): Promise<PageModule> {
  const load = modules[pageModule(route).replace("src", "..")];
  if (load === undefined) throw new Error(`${pageModule(route)} is missing`);
  return load();
}
