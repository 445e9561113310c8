/** How the content is edited: the part `editing` of `content/facts/site.yaml`. */
import type { z } from "zod";
import { field, group, onOff } from "./field.ts";
import { branch, repository } from "./formats/repository.ts";
import { originUrl } from "./formats/url.ts";

/** The form at `/admin`. Without this part it is there, and works with a folder on the computer it is opened on. */
export const editing = group(
  ["Editing", "The form for editors, and the repository that it saves to. Can be left out."],
  ["Bearbeiten", "Das Formular zum Bearbeiten und das Repository, in dem es speichert. Kann entfallen."],
  {
    form: onOff("Form for editors", "Formular zum Bearbeiten", {
      on: ["The form is at /admin", "Das Formular steht unter /admin"],
      off: ["The built site has no form", "Die gebaute Website hat kein Formular"],
    }),
    repository: field(
      repository,
      [
        "Repository on GitHub",
        "Owner and name, as in the address on GitHub. With it, editors who have an account there can use the form on the public site.",
      ],
      [
        "Repository auf GitHub",
        "Inhaber und Name wie in der Adresse auf GitHub. Damit lässt sich das Formular auch auf der öffentlichen Website verwenden, mit einem Konto dort.",
      ],
      { examples: ["company/website"] },
    ).optional(),
    branch: field(
      branch,
      ["Branch", "Branch that the site is built from. Without it, the main branch of the repository."],
      ["Branch", "Branch, aus dem die Website gebaut wird. Ohne Angabe der Hauptbranch des Repositorys."],
      { examples: ["main"] },
    ).optional(),
    pullRequests: onOff(
      ["Pull requests", "Whether what is saved becomes a pull request, which is checked before it is published."],
      ["Pull-Requests", "Ob aus dem Gespeicherten ein Pull-Request wird, der vor dem Veröffentlichen geprüft wird."],
      {
        on: [
          "A pull request for each entry; so it is if nothing is chosen",
          "Ein Pull-Request je Eintrag; so ist es auch ohne Auswahl",
        ],
        off: ["Saved to the branch at once", "Sofort auf dem Branch gespeichert"],
      },
    ).optional(),
    signIn: field(
      originUrl,
      [
        "Sign-in service",
        "Address of your own service for signing in with GitHub. Without it, editors sign in with an access token.",
      ],
      [
        "Anmeldedienst",
        "Adresse Ihres eigenen Dienstes zum Anmelden mit GitHub. Ohne ihn dient ein Zugangstoken zum Anmelden.",
      ],
    ).optional(),
  },
);

export type Editing = z.infer<typeof editing>;
