/** How the content is edited: the part `editing` of `content/facts/site.yaml`. */
import { z } from "zod";
import { originUrl } from "./addresses.ts";
import "./field.ts";

/** The form at `/admin`. Without this part it is there, and works with a folder on the computer it is opened on. */
export const editing = z
  .strictObject({
    form: z.boolean().meta({
      title: "Form for editors",
      description: "Whether the site has a form for editors at /admin.",
      de: {
        title: "Formular zum Bearbeiten",
        description: "Ob die Website unter /admin ein Formular zum Bearbeiten hat.",
      },
      choices: {
        true: { en: "The form is at /admin", de: "Das Formular steht unter /admin" },
        false: { en: "The built site has no form", de: "Die gebaute Website hat kein Formular" },
      },
    }),
    repository: z
      .string()
      .regex(/^[\w.-]+\/[\w.-]+$/, { error: "repository" })
      .meta({
        title: "Repository on GitHub",
        description:
          "Owner and name, as in the address on GitHub. With it, editors who have an account there can use the form on the public site.",
        de: {
          title: "Repository auf GitHub",
          description:
            "Inhaber und Name wie in der Adresse auf GitHub. Damit lässt sich das Formular auch auf der öffentlichen Website verwenden, mit einem Konto dort.",
        },
        examples: ["company/website"],
      })
      .optional(),
    branch: z
      .string()
      .regex(/^[\w.-]+(?:\/[\w.-]+)*$/, { error: "repository" })
      .meta({
        title: "Branch",
        description: "Branch that the site is built from. Without it, the main branch of the repository.",
        de: {
          title: "Branch",
          description: "Branch, aus dem die Website gebaut wird. Ohne Angabe der Hauptbranch des Repositorys.",
        },
        examples: ["main"],
      })
      .optional(),
    pullRequests: z
      .boolean()
      .meta({
        title: "Pull requests",
        description: "Whether what is saved becomes a pull request, which is checked before it is published.",
        de: {
          title: "Pull-Requests",
          description: "Ob aus dem Gespeicherten ein Pull-Request wird, der vor dem Veröffentlichen geprüft wird.",
        },
        choices: {
          true: {
            en: "A pull request for each entry; so it is without this line",
            de: "Ein Pull-Request je Eintrag; so ist es auch ohne diese Zeile",
          },
          false: { en: "Saved to the branch at once", de: "Sofort auf dem Branch gespeichert" },
        },
      })
      .optional(),
    signIn: originUrl
      .meta({
        title: "Sign-in service",
        description:
          "Address of your own service for signing in with GitHub. Without it, editors sign in with an access token.",
        de: {
          title: "Anmeldedienst",
          description:
            "Adresse Ihres eigenen Dienstes zum Anmelden mit GitHub. Ohne ihn dient ein Zugangstoken zum Anmelden.",
        },
      })
      .optional(),
  })
  .meta({
    title: "Editing",
    description: "The form for editors, and the repository that it saves to. Can be left out.",
    de: {
      title: "Bearbeiten",
      description: "Das Formular zum Bearbeiten und das Repository, in dem es speichert. Kann entfallen.",
    },
  });

export type Editing = z.infer<typeof editing>;
