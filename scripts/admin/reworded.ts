import german from "./german.json" with { type: "json" };

/** Words of Sveltia that speak to developers, and what the form says instead. */
const english = {
  "Work with Local Repository": "Open the folder of the website",
  "Working with Local Repository": "Working in the folder of the website",
  "The selected folder is not a repository root directory. Please try again.":
    "This is not the folder of the website. Choose the one that has the folder “content” in it.",
  "A repository root directory could not be selected. Please try again.": "No folder was chosen.",
  Slug: "Address",
  "The slug cannot contain special characters, including slashes and spaces.":
    "The address can have letters, digits and hyphens only.",
  "This slug is used for another entry.": "There is another entry with this address.",
};

const inGerman = {
  "Mit lokalem Repository arbeiten": "Ordner der Website öffnen",
  "Arbeitet mit lokalem Repository": "Arbeitet im Ordner der Website",
  "Der gewählte Ordner ist kein Stammverzeichnis eines Repositorys. Bitte erneut versuchen.":
    "Das ist nicht der Ordner der Website. Wählen Sie den, in dem der Ordner „content“ liegt.",
  "Es konnte kein Stammverzeichnis eines Repositorys ausgewählt werden. Bitte erneut versuchen.":
    "Es wurde kein Ordner gewählt.",
  Slug: "Adresse",
  "Der Slug darf keine Sonderzeichen enthalten, auch keine Schrägstriche und Leerzeichen.":
    "Die Adresse kann nur Buchstaben, Ziffern und Bindestriche haben.",
  "Dieser Slug wird bereits von einem anderen Eintrag verwendet.": "Diese Adresse hat schon ein anderer Eintrag.",
};

/**
 * @param code Source of Sveltia, or one of its files of translations.
 * @throws Error if it does not say one of these sentences: a new version has it in other words.
 */
export function reworded(code: string, language: "en" | "de"): string {
  let own = code;
  for (const [before, after] of Object.entries(language === "de" ? inGerman : english)) {
    const parts = own.split(new RegExp(`(?<=["\`])${before}(?=["\`])`));
    if (parts.length === 1) throw new Error(`Sveltia no longer says: ${before}`);
    own = parts.join(after);
  }
  return language === "de" ? JSON.stringify(merged(JSON.parse(own), german)) : own;
}

/** Texts with what they lack: Sveltia's own translation is not complete. */
function merged(texts: object, more: object): object {
  const both = Object.entries({ ...more, ...texts });
  return Object.fromEntries(
    both.map(([key, text]) => {
      return [key, typeof text === "string" ? text : merged(Object(text), Object(Reflect.get(more, key)))];
    }),
  );
}
