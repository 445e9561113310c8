/** The schemas of the content by the names of its files, but for the pages, which have theirs in their own folders. */
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
import { words as text } from "./text-page.ts";
import { ui } from "./ui.ts";

/** Single files at the top of the content folder. */
export const singleFiles = { site, navigation, editions, areas, statistics, legal, downloads, help, pictures };

/** Folders at its top, one file an entry; `entryName` checks the file's name. */
export const entryFolders = {
  plugins: { schema: plugin, entryName: slug },
  releases: { schema: release, entryName: version },
  partners: { schema: partnersOfCountry, entryName: slug },
};

/** Single files of each language. */
export const languageFiles = { ui, notes };

/** Folders of each language, one file an entry, of the same name in each. */
export const languageFolders = { texts: { schema: text, entryName: slug } };
