/** Interface strings of the partner directory. */
import { contactLabels } from "../contacts.ts";
import { group } from "../field.ts";
import { line, multiline } from "../formats/text.ts";
import { pluralFields } from "../plural-forms.ts";

export const directory = group("Partner directory", "Partnerverzeichnis", {
  country: line("Country", "Land"),
  selectCountry: line("Select a country", "Land auswählen"),
  countries: line(
    ["Name of the country links", "Read aloud before the links to the countries."],
    ["Name der Länderlinks", "Wird vor den Links zu den Ländern vorgelesen."],
  ),
  search: line("Name of the search", "Name der Suche"),
  placeholder: line("Words in the empty search box", "Worte im leeren Suchfeld"),
  ...pluralFields(
    "results",
    ["Partners found", "How many partners a search found, or a country has. {{count}} becomes the number."],
    ["Gefundene Partner", "Wie viele Partner eine Suche fand oder ein Land hat. Aus {{count}} wird die Zahl."],
  ),
  emptyCountry: multiline("Nothing found in the country", "Nichts gefunden im Land"),
  noCountry: multiline(
    ["No such country", "For an address with a wrong code of a country, which {{code}} becomes."],
    ["Kein solches Land", "Bei einer Adresse mit einem falschen Länderkürzel; {{code}} wird dazu."],
  ),
  emptySearch: multiline("Nothing found", "Nichts gefunden"),
  shortName: line(
    ["In countries with this short name", "Heading above partners whose country is called so for short."],
    ["In Ländern mit diesem Kurznamen", "Überschrift über Partnern, deren Land kurz so heißt."],
  ),
  ...pluralFields(
    "shortNameResults",
    ["Found by short name", "After the number of partners. {{count}} becomes the number of those in such countries."],
    ["Nach Kurznamen gefunden", "Hinter der Zahl der Partner. Aus {{count}} wird die Zahl derer in solchen Ländern."],
  ),
  nearby: line(
    ["In places of this name", "Heading above partners whose address has what was typed."],
    ["An Orten dieses Namens", "Überschrift über Partnern, in deren Anschrift das Getippte steht."],
  ),
  ...pluralFields(
    "nearbyResults",
    ["Found by place", "After the number of partners. {{count}} becomes the number of those in such places."],
    ["Nach Ort gefunden", "Hinter der Zahl der Partner. Aus {{count}} wird die Zahl derer an solchen Orten."],
  ),
  similar: line(
    ["Similar names", "Heading above partners whose name is similar to what was typed."],
    ["Ähnliche Namen", "Überschrift über Partnern, deren Name dem Getippten ähnelt."],
  ),
  ...pluralFields(
    "similarResults",
    ["Similar names found", "After the number of partners. {{count}} becomes the number of similar names."],
    ["Ähnliche Namen", "Hinter der Zahl der Partner. Aus {{count}} wird die Zahl ähnlicher Namen."],
  ),
  loading: line("While partners are loaded", "Während Partner geladen werden"),
  more: line("Button: show more", "Schaltfläche: weitere zeigen"),
  reset: line("Button: show all", "Schaltfläche: alle zeigen"),
  premium: line(
    ["Ribbon of premium partners", "One word, on the card of a premium partner."],
    ["Band der Premium-Partner", "Ein Wort, auf der Karte eines Premium-Partners."],
  ),
  ...contactLabels,
  address: line("Address", "Anschrift"),
});
