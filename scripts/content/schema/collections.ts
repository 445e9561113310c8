/** Schemas by file or folder name. Those of pages are in the pages' own folders. */
import { areas } from "./areas.ts";
import { downloads } from "./downloads.ts";
import { editions } from "./editions.ts";
import { legal, statistics } from "./figures.ts";
import { slug } from "./formats/slug.ts";
import { version } from "./formats/version.ts";
import { help } from "./help.ts";
import { navigation } from "./navigation.ts";
import { notes } from "./notes.ts";
import { partnersOfCountry } from "./partner.ts";
import { pictures } from "./pictures.ts";
import { plugin } from "./plugin.ts";
import { release } from "./release.ts";
import { site } from "./site.ts";
import { textPage } from "./text-page.ts";
import { ui } from "./ui.ts";

/** Single files at the top of the content folder. */
export const singleFiles = { site, navigation, editions, areas, statistics, legal, downloads, help, pictures };

/** Folders at the top, with one file per entry; `entryName` checks its name. */
export const entryFolders = {
  plugins: { schema: plugin, entryName: slug },
  releases: { schema: release, entryName: version },
  partners: { schema: partnersOfCountry, entryName: slug },
};

/** Single files in each language folder. */
export const languageFiles = { ui, notes };

/** Folders in each language folder, with one file per entry, of the same name in each language. */
export const languageFolders = { texts: { schema: textPage, entryName: slug } };
