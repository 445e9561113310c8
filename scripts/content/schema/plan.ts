/** An edition as an offer: on the features page and on the download page. */
import { group } from "./field.ts";
import { line } from "./formats/text.ts";
import { buttonWords, points } from "./pieces.ts";

/** An edition with what it offers. Its name and price come from elsewhere. */
export const plan = group("Offer", "Angebot", {
  tagline: line(
    ["For whom", "One line below the name of the edition. The download page's is also told to search engines."],
    ["Für wen", "Eine Zeile unter dem Namen der Edition. Die der Download-Seite erfahren auch Suchmaschinen."],
  ),
  points: points(2),
  button: buttonWords,
});
