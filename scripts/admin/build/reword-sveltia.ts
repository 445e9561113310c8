import german from "./german.json" with { type: "json" };

/** Sveltia's texts for developers, with replacements for editors. */
const replacementsEn = {
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

const replacementsDe = {
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
 * Replaces texts, and completes Sveltia's German translation.
 * @param code Source code of Sveltia, or one of its translation files.
 * @throws Error if a text to replace is missing, because a new version has changed it.
 */
export function rewordSveltia(code: string, language: "en" | "de"): string {
  let result = code;
  for (const [text, replacement] of Object.entries(language === "de" ? replacementsDe : replacementsEn)) {
    const parts = result.split(new RegExp(`(?<=["\`])${text}(?=["\`])`));
    if (parts.length === 1) throw new Error(`Sveltia no longer has the text: ${text}`);
    result = parts.join(replacement);
  }
  return language === "de" ? JSON.stringify(withDefaults(JSON.parse(result), german)) : result;
}

function withDefaults(texts: object, defaults: object): object {
  const entries = Object.entries({ ...defaults, ...texts });
  return Object.fromEntries(
    entries.map(([key, text]) => {
      return [key, typeof text === "string" ? text : withDefaults(Object(text), Object(Reflect.get(defaults, key)))];
    }),
  );
}
