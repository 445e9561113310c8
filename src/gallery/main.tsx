/** The entry of the gallery: development only, see `scripts/vite/development-plugin.ts`. */
import { createRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { MemoryRouter } from "react-router-dom";
import { contentAddress } from "../content/address.ts";
import { shell } from "../content/shell.ts";
import { startI18n } from "../features/language/i18n.ts";
import { typefaceRule, wholeTypeface } from "../prerender/typeface.ts";
import { Gallery, type GalleryContent } from "./gallery.tsx";
import "../layout/app.css";

const language = /^\/gallery\/([a-z]{2})/.exec(location.pathname)?.[1] ?? shell.languages[0]?.code ?? "";
document.documentElement.lang = language;
const get = async <Part extends keyof GalleryContent>(key: Part): Promise<GalleryContent[Part]> =>
  (await fetch(contentAddress("gallery", language, key))).json();

const [i18n, features, download, plugins, partners] = await Promise.all([
  startI18n(language),
  get("features"),
  get("download"),
  get("plugins"),
  get("partners"),
]);

const container = document.getElementById("app");
if (container !== null)
  createRoot(container).render(
    <MemoryRouter>
      <style>{typefaceRule(wholeTypeface)}</style>
      <I18nextProvider i18n={i18n}>
        <Gallery content={{ features, download, plugins, partners }} language={language} />
      </I18nextProvider>
    </MemoryRouter>,
  );
