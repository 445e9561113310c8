/** An edition as an offer: on the features page and on the download page. */
import { z } from "zod";
import { line } from "./formats/text.ts";
import { buttonWords, points } from "./pieces.ts";

/** An edition with what it offers. Its name and price come from elsewhere. */
export const plan = z.strictObject({
  tagline: line(
    ["For whom", "One line below the name of the edition. The download page's is also told to search engines."],
    ["Für wen", "Eine Zeile unter dem Namen der Edition. Die der Download-Seite erfahren auch Suchmaschinen."],
  ),
  points: points(2),
  button: buttonWords,
});

/** What the two editions are called in a form. */
export const liteMeta = {
  title: "Lite",
  description: "The offer of Lite.",
  de: { title: "Lite", description: "Das Angebot von Lite." },
};

export const proMeta = {
  title: "Pro",
  description: "The offer of Pro.",
  de: { title: "Pro", description: "Das Angebot von Pro." },
};
