/** Modules of the pages, each in a chunk of its own, and what a page module exports. */
import type { ComponentType } from "react";
import type { PageContents, PageProps } from "../content/types.ts";
import type { RouteId } from "../routes/route-ids.ts";

export interface PageModule<Content> {
  readonly default: ComponentType<PageProps<Content>>;
  /** Namespaces of interface strings that the page needs beside `translation`. */
  readonly namespaces?: (content: Content) => readonly "notes"[];
}

export type PageModules = { readonly [Id in RouteId]: () => Promise<PageModule<PageContents[Id]>> };

export const pageModules: PageModules = {
  home: () => import("../pages/home/home-page.tsx"),
  features: () => import("../pages/features/features-page.tsx"),
  download: () => import("../pages/download/download-page.tsx"),
  thankYouLite: () => import("../pages/thank-you/thank-you-page.tsx"),
  thankYouPro: () => import("../pages/thank-you/thank-you-page.tsx"),
  plugins: () => import("../pages/plugins/plugins-page.tsx"),
  plugin: () => import("../pages/plugin/plugin-page.tsx"),
  faq: () => import("../pages/faq/faq-page.tsx"),
  releaseNotes: () => import("../pages/release-notes/release-notes-page.tsx"),
  termsOfUse: () => import("../pages/legal/legal-page.tsx"),
  privacyPolicy: () => import("../pages/legal/legal-page.tsx"),
  impressum: () => import("../pages/impressum/impressum-page.tsx"),
  partners: () => import("../pages/partners/partners-page.tsx"),
  contact: () => import("../pages/contact/contact-page.tsx"),
  notFound: () => import("../pages/not-found/not-found-page.tsx"),
};
