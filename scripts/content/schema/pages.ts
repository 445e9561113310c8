/** Words of the pages: `content/<language>/pages/<page>.yaml`. */
import { contact } from "./pages/contact.ts";
import { download } from "./pages/download.ts";
import { faq } from "./pages/faq.ts";
import { features } from "./pages/features.ts";
import { home } from "./pages/home.ts";
import { impressum, legalPage } from "./pages/legal.ts";
import { notFound, partners, plugins, releaseNotes } from "./pages/lists.ts";
import { thankYou } from "./pages/thank-you.ts";

/** Page words by file name. A file of any other name is refused. */
export const pageSchemas = {
  home: home.meta(page("Home page", "Startseite")),
  features: features.meta(page("Features and pricing", "Funktionen und Preise")),
  download: download.meta(page("Download", "Download")),
  "thank-you": thankYou.meta(page("Thank-you pages", "Danke-Seiten")),
  plugins: plugins.meta(page("Catalogue of plugins", "Katalog der Plugins")),
  faq: faq.meta(page("Frequently asked questions", "Häufige Fragen")),
  "release-notes": releaseNotes.meta(page("Release notes", "Versionshinweise")),
  "terms-of-use": legalPage.meta(page("Terms of use", "Nutzungsbedingungen")),
  impressum: impressum.meta(page("Legal notice", "Impressum")),
  partners: partners.meta(page("Partner directory", "Partnerverzeichnis")),
  contact: contact.meta(page("Contact", "Kontakt")),
  "privacy-policy": legalPage.meta(page("Privacy policy", "Datenschutzerklärung")),
  "not-found": notFound.meta(page("Page not found", "Seite nicht gefunden")),
} as const;

function page(title: string, titleInGerman: string) {
  return {
    title,
    description: `Words of the page “${title}”, from top to bottom.`,
    de: { title: titleInGerman, description: `Texte der Seite „${titleInGerman}“, von oben nach unten.` },
  };
}
