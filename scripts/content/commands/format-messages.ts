/** What `content:format` says. */
import { counted } from "../core/intl.ts";
import type { LocalizedText } from "../core/localized-text.ts";
import { commandMessages } from "./command-messages.ts";

const files = (number: number) => counted(number, ["file", "files"], ["Datei", "Dateien"]);

export const formatMessages = {
  usage: {
    en: `Usage: npm run content:format -- [--check] [<file or folder> …]

Brings content files into one form. What they say, their comments and the order of their keys stay as they are.

  --check     writes nothing; lists the files that have another form, and ends with 1 if there are any
${commandMessages.commonOptions.en}`,
    de: `Aufruf: npm run content:format -- [--check] [<Datei oder Ordner> …]

Bringt Inhaltsdateien in eine einheitliche Form. Was darin steht, Kommentare und die Reihenfolge der Schlüssel bleiben.

  --check     schreibt nichts; nennt die Dateien mit anderer Form und endet mit 1, wenn es welche gibt
${commandMessages.commonOptions.de}`,
  } satisfies LocalizedText,
  changed: (file: string): LocalizedText => ({ en: `Formatted ${file}`, de: `In Form gebracht: ${file}` }),
  differs: (file: string): LocalizedText => ({ en: `Has another form: ${file}`, de: `Hat eine andere Form: ${file}` }),
  left: (place: string, reason: LocalizedText): LocalizedText => ({
    en: `Left as it is: ${place}  ${reason.en}`,
    de: `Bleibt, wie es ist: ${place}  ${reason.de}`,
  }),
  wouldChange: {
    en: "Another form would change what it says",
    de: "Eine andere Form würde den Inhalt ändern",
  } satisfies LocalizedText,
  summary: (number: number, changed: number): LocalizedText => ({
    en: `${files(number).en}, ${changed} formatted.`,
    de: `${files(number).de}, ${changed} in Form gebracht.`,
  }),
  summaryOfCheck: (number: number, differ: number): LocalizedText => ({
    en: `${files(number).en}, ${differ} to be formatted.${differ > 0 ? " Write  npm run content:format" : ""}`,
    de: `${files(number).de}, ${differ} in Form zu bringen.${differ > 0 ? " Dazu  npm run content:format  aufrufen" : ""}`,
  }),
};
