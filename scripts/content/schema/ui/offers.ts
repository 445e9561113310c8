/** Interface strings of prices, editions, files and plugins. */
import { byEdition } from "../by-edition.ts";
import { field, group } from "../field.ts";
import { line, multiline } from "../formats/text.ts";
import { counted } from "../plural-forms.ts";

export const billing = group(
  ["Prices", "Words beside prices, and of the switch between monthly and annual ones."],
  ["Preise", "Worte an Preisen und am Schalter zwischen Monats- und Jahrespreisen."],
  {
    label: line(
      ["Name of the price switch", "Read aloud in front of the switch between monthly and annual prices."],
      ["Name des Preisschalters", "Wird vor dem Schalter zwischen Monats- und Jahrespreisen vorgelesen."],
    ),
    monthly: line(["Monthly", "Left side of the price switch."], ["Monatlich", "Linke Seite des Preisschalters."]),
    annual: line(["Annual", "Right side of the price switch."], ["Jährlich", "Rechte Seite des Preisschalters."]),
    perStoreMonth: line(
      ["Per store and month", "Behind a monthly price."],
      ["Pro Filiale und Monat", "Hinter einem Monatspreis."],
    ),
    perStoreYear: line(
      ["Per store and year", "Behind an annual price."],
      ["Pro Filiale und Jahr", "Hinter einem Jahrespreis."],
    ),
    free: line(
      ["Free", "Mark on free editions and plugins, and in place of their price."],
      ["Kostenlos", "Marke an kostenlosen Editionen und Plugins, und anstelle ihres Preises."],
    ),
    paid: line(["Paid", "Mark on paid plugins."], ["Kostenpflichtig", "Marke an kostenpflichtigen Plugins."]),
    yearlyOnly: line(
      ["Yearly only", "Below the price of plugins that are sold by the year only."],
      ["Nur jährlich", "Unter dem Preis von Plugins, die es nur jährlich gibt."],
    ),
    saving: line(
      ["What a year saves", "Below the price switch: how many months a year costs."],
      ["Ersparnis im Jahr", "Unter dem Preisschalter: wie viele Monate ein Jahr kostet."],
    ),
    showingMonthly: line(
      ["Switched to monthly", "Read aloud once the switch stands on monthly."],
      ["Auf monatlich gestellt", "Wird vorgelesen, sobald der Schalter auf monatlich steht."],
    ),
    showingAnnual: line(
      ["Switched to annual", "Read aloud once the switch stands on annual."],
      ["Auf jährlich gestellt", "Wird vorgelesen, sobald der Schalter auf jährlich steht."],
    ),
  },
);

export const edition = group(
  ["Editions", "Names of the editions, and words of their comparison."],
  ["Editionen", "Namen der Editionen und Worte für ihren Vergleich."],
  {
    names: field(
      byEdition(
        line(
          ["Name", "Name of the edition at its offer and in the comparison."],
          ["Name", "Name der Edition an ihrem Angebot und im Vergleich."],
        ),
      ),
      ["Names", "Name of each edition."],
      ["Namen", "Name jeder Edition."],
    ),
    included: line(
      ["Included", "Read aloud for a tick in the comparison."],
      ["Enthalten", "Wird für einen Haken im Vergleich vorgelesen."],
    ),
    notIncluded: line(
      ["Not included", "Read aloud for a dash in the comparison."],
      ["Nicht enthalten", "Wird für einen Strich im Vergleich vorgelesen."],
    ),
    feature: line(
      ["Feature", "Heading of the first column of the comparison."],
      ["Funktion", "Überschrift der ersten Spalte des Vergleichs."],
    ),
  },
);

export const plugin = group(
  ["Pages of plugins", "Words that are the same on the page of every plugin."],
  ["Seiten der Plugins", "Worte, die auf der Seite jedes Plugins gleich sind."],
  {
    download: line(
      ["Button: download", "On the page of a plugin. {{edition}} becomes the name of the edition."],
      ["Schaltfläche: herunterladen", "Auf der Seite eines Plugins. Aus {{edition}} wird der Name der Edition."],
    ),
    learnMore: line(
      ["Help articles", "Heading above the help articles on the page of a plugin."],
      ["Hilfeartikel", "Überschrift über den Hilfeartikeln auf der Seite eines Plugins."],
    ),
    pricing: line(
      ["Price", "Heading above the price on the page of a plugin."],
      ["Preis", "Überschrift über dem Preis auf der Seite eines Plugins."],
    ),
    all: line(
      ["All plugins", "Link from the page of a plugin back to the catalogue."],
      ["Alle Plugins", "Link von der Seite eines Plugins zurück zum Katalog."],
    ),
    country: line(
      ["Made for", "In front of the country, in the mark on the page of a plugin for one country."],
      ["Für", "Vor dem Land, in der Marke auf der Seite eines Plugins für ein Land."],
    ),
    authorizedPartners: line(
      ["Authorized partners", "Heading above the partners on the page of a plugin that only they install."],
      ["Autorisierte Partner", "Überschrift über den Partnern auf der Seite eines Plugins, das nur sie installieren."],
    ),
    authorizedPartnersText: multiline(
      ["About authorized partners", "Sentence below that heading."],
      ["Zu autorisierten Partnern", "Satz unter dieser Überschrift."],
    ),
    openDirectory: line(
      ["Link to the directory", "Below those partners, to the partner directory."],
      ["Link zum Verzeichnis", "Unter diesen Partnern, zum Partnerverzeichnis."],
    ),
    related: line(
      ["More plugins", "Heading above three other plugins at the end of the page of a plugin."],
      ["Weitere Plugins", "Überschrift über drei anderen Plugins am Ende der Seite eines Plugins."],
    ),
  },
);

const results = counted({
  title: "Plugins found",
  description: "Above the catalogue: how many plugins a search found. {{count}} becomes the number.",
  de: {
    title: "Gefundene Plugins",
    description: "Über dem Katalog: wie viele Plugins eine Suche fand. Aus {{count}} wird die Zahl.",
  },
});

export const catalogue = group(
  ["Catalogue of plugins", "Words of the search in the catalogue."],
  ["Katalog der Plugins", "Worte der Suche im Katalog."],
  {
    search: line(
      ["Name of the search", "Above the search box of the catalogue."],
      ["Name der Suche", "Über dem Suchfeld des Katalogs."],
    ),
    placeholder: line(
      ["Words in the empty search box", "In the search box of the catalogue, until somebody types."],
      ["Worte im leeren Suchfeld", "Im Suchfeld des Katalogs, bis jemand tippt."],
    ),
    results_zero: results.zero,
    results_one: results.one,
    results_two: results.two,
    results_few: results.few,
    results_many: results.many,
    results_other: results.other,
    empty: multiline(
      ["Nothing found", "In place of the catalogue where a search finds nothing."],
      ["Nichts gefunden", "Anstelle des Katalogs, wenn eine Suche nichts findet."],
    ),
    reset: line(
      ["Button: show all", "Empties the search box of the catalogue."],
      ["Schaltfläche: alle zeigen", "Leert das Suchfeld des Katalogs."],
    ),
  },
);
