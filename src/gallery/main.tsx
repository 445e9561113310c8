/** The entry of the gallery: development only, see `scripts/vite/development-plugin.ts`. */
import { createRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { MemoryRouter } from "react-router-dom";
import { shell } from "../content/shell.ts";
import { browserSource, browserStrings } from "../renderer/browser-source.ts";
import { typefaceRule, wholeTypeface } from "../renderer/typeface.ts";
import { Gallery, type GalleryContent } from "./gallery.tsx";
import "../app/app.css";

const language = /^\/gallery\/([a-z]{2})/.exec(location.pathname)?.[1] ?? shell.languages[0]?.code ?? "";
document.documentElement.lang = language;
const strings = browserStrings();
const source = browserSource("gallery", strings);

const [i18n, features, download, plugins, partners] = await Promise.all([
  strings.load(language),
  source.content<GalleryContent["features"]>({ route: "features", language }),
  source.content<GalleryContent["download"]>({ route: "download", language }),
  source.content<GalleryContent["plugins"]>({ route: "plugins", language }),
  source.content<GalleryContent["partners"]>({ route: "partners", language }),
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
