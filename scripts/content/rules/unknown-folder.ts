import { startOf } from "../core/diagnostic.ts";
import { hints } from "../core/hints.ts";
import { nearestFirst } from "../core/suggest.ts";
import { defineRule } from "./registry/rule.ts";

export default defineRule({
  id: "unknown-folder",
  group: "files",
  severity: "error",
  title: { en: "A folder that nobody reads", de: "Ein Ordner, den niemand liest" },
  meaning: {
    en: "No folder of this name belongs here. Rename it, or move its files to where they belong.",
    de: "Ein Ordner dieses Namens gehört nicht hierher. Benennen Sie ihn um, oder verschieben Sie seine Dateien dorthin, wo sie hingehören.",
  },
  example: {
    wrong: { en: "facts/partner/kenya.yaml", de: "facts/partner/kenya.yaml" },
    right: { en: "facts/partners/kenya.yaml", de: "facts/partners/kenya.yaml" },
  },
  check: (files) =>
    files.wrongNames.folders.map(({ folder, known, right }) => ({
      place: startOf(folder),
      message: { en: "No folder of this name belongs here", de: "Ein Ordner dieses Namens gehört nicht hierher" },
      hint: right === undefined ? hints.knownHere(nearestFirst(folder, known)) : hints.renameTo(right),
    })),
});
