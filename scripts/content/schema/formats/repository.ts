/** A repository on GitHub, `company/website`, and a branch of one. */
import { z } from "zod";
import { defineRefusal } from "../refusal.ts";

const refused = defineRefusal({
  id: "repository",
  group: "values",
  meaning: {
    en: "The form for editors saves to a repository on GitHub: its owner and its name with a slash between them, and no address. A branch is a name of letters, digits, dots, hyphens and slashes.",
    de: "Das Formular zum Bearbeiten speichert in einem Repository auf GitHub: Inhaber und Name mit einem Schrägstrich dazwischen, keine Adresse. Ein Branch ist ein Name aus Buchstaben, Ziffern, Punkten, Bindestrichen und Schrägstrichen.",
  },
  example: {
    file: "site.yaml",
    place: /$(?![\s\S])/,
    wrong: "editing:\n  repository: https://github.com/company/website",
    right: "editing:\n  repository: company/website",
  },
  message: { en: "This is not a repository or a branch", de: "Das ist kein Repository und kein Branch" },
  hint: {
    en: "Write the repository as owner and name, company/website, and the branch by its name, main",
    de: "Schreiben Sie das Repository als Inhaber und Name, company/website, und den Branch mit seinem Namen, main",
  },
});

export const repository = z.string().regex(/^[\w.-]+\/[\w.-]+$/, { error: refused.id });
export const branch = z.string().regex(/^[\w.-]+(?:\/[\w.-]+)*$/, { error: refused.id });
