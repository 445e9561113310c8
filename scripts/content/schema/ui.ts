/** Interface strings: `content/<language>/ui.yaml` (namespace `translation`). */
import { z } from "zod";
import { group } from "./field.ts";
import { consent } from "./ui/consent.ts";
import { directory } from "./ui/directory.ts";
import { faq, file, release } from "./ui/files.ts";
import { form } from "./ui/form.ts";
import { error, footer, nav, shell } from "./ui/layout.ts";
import { billing, catalogue, edition, plugin } from "./ui/offers.ts";
import { search } from "./ui/search.ts";

/** Values that the browser fills into interface strings. The check rejects others. */
export const runtimeValues = [
  "count",
  "max",
  "version",
  "cards",
  "code",
  "edition",
  "field",
  "size",
  "date",
  "name",
] as const;

/** `{{name}}` stands for a value that only the browser knows, `{name}` for a fact. */
export const ui = group(
  [
    "Interface strings",
    "Labels, buttons and messages. {name} is a fact, {{name}} is filled in by the page: keep it as it is.",
  ],
  [
    "Texte der Oberfläche",
    "Beschriftungen, Schaltflächen und Meldungen. {name} ist ein Fakt, {{name}} füllt die Seite: beides bleibt, wie es ist.",
  ],
  {
    nav,
    shell,
    footer,
    billing,
    edition,
    file,
    plugin,
    catalogue,
    search,
    directory,
    release,
    faq,
    form,
    consent,
    error,
  },
);

/** Those of a begun language: each may be missing, and is then the first language's. */
export const begunUi = z.strictObject(
  Object.fromEntries(Object.entries(ui.shape).map(([name, strings]) => [name, strings.partial().optional()])),
);
