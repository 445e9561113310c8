/** What the content build says about how it is called. */
import { commandMessages } from "./command-messages.ts";

export const buildMessages = {
  usage: {
    en: `Usage: npm run content -- [--check] [--release] [--watch] [--format <name>] [--content <folder>] [--out <folder>] [--lang <code>]

  --check     check only, write nothing
  --release   refuse what is still the sample's
  --watch     check again after every change, until Ctrl+C
  --format    text for people, github for workflows, json for programs (default: text)
  --out       folder that is written (default: src/generated)
${commandMessages.commonOptions.en}`,
    de: `Aufruf: npm run content -- [--check] [--release] [--watch] [--format <Name>] [--content <Ordner>] [--out <Ordner>] [--lang <Kürzel>]

  --check     nur prüfen, nichts schreiben
  --release   ablehnen, was noch aus dem Beispiel stammt
  --watch     nach jeder Änderung erneut prüfen, bis Strg+C
  --format    text für Menschen, github für Workflows, json für Programme (Vorgabe: text)
  --out       Ordner, der geschrieben wird (Vorgabe: src/generated)
${commandMessages.commonOptions.de}`,
  },
};
