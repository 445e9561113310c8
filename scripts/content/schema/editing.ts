/** Settings of the form for editors: `editing` in `content/site.yaml`. */
import { z } from "zod";
import { field, group, onOff } from "./field.ts";
import { originUrl } from "./formats/url.ts";

/** Publishes the form at `/admin`. Without these settings only the development server has it. */
export const editing = group(
  ["Editing", "The form for editors on the public site, and the repository that it saves to. Can be left out."],
  [
    "Bearbeiten",
    "Das Formular zum Bearbeiten auf der öffentlichen Website und das Repository, in dem es speichert. Kann entfallen.",
  ],
  {
    repository: field(
      z.string().regex(/^[\w.-]+\/[\w.-]+$/),
      [
        "Repository on GitHub",
        "Owner and name, as in the address on GitHub. Editors who have an account there can use the form at /admin.",
      ],
      [
        "Repository auf GitHub",
        "Inhaber und Name wie in der Adresse auf GitHub. Wer dort ein Konto hat, kann das Formular unter /admin verwenden.",
      ],
      { examples: ["company/website"] },
    ),
    branch: field(
      z.string().regex(/^[\w.-]+(?:\/[\w.-]+)*$/),
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
