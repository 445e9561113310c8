import type { RouteId } from "../routes/route-ids.ts";

/** Page modules by their path below the root: the names under which the build's manifest lists them. */
export const pageSources: { readonly [Id in RouteId]: string } = {
  home: "src/pages/home/home-page.tsx",
  features: "src/pages/features/features-page.tsx",
  download: "src/pages/download/download-page.tsx",
  thankYouLite: "src/pages/thank-you/thank-you-page.tsx",
  thankYouPro: "src/pages/thank-you/thank-you-page.tsx",
  plugins: "src/pages/plugins/plugins-page.tsx",
  plugin: "src/pages/plugin/plugin-page.tsx",
  faq: "src/pages/faq/faq-page.tsx",
  releaseNotes: "src/pages/release-notes/release-notes-page.tsx",
  termsOfUse: "src/pages/legal/legal-page.tsx",
  privacyPolicy: "src/pages/legal/legal-page.tsx",
  impressum: "src/pages/impressum/impressum-page.tsx",
  partners: "src/pages/partners/partners-page.tsx",
  contact: "src/pages/contact/contact-page.tsx",
  notFound: "src/pages/not-found/not-found-page.tsx",
};
