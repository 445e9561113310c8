/** The entry of the gallery: development only, see `scripts/vite/gallery-plugin.ts`. */
import { createRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { MemoryRouter } from "react-router-dom";
import { browserSource, browserStrings } from "../renderer/browser-source.ts";
import { Gallery, type GalleryContent } from "./gallery.tsx";
import "../app/app.css";

const { lang: language, dataset } = document.documentElement;
const version = dataset.version ?? "";
const strings = browserStrings();
const source = browserSource(version, strings);

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
      <I18nextProvider i18n={i18n}>
        <Gallery content={{ features, download, plugins, partners }} language={language} />
      </I18nextProvider>
    </MemoryRouter>,
  );
