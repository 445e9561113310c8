/** Interface strings of prices, editions and plugins. */
import { group } from "../field.ts";
import { line, multiline } from "../formats/text.ts";
import { pluralFields } from "../plural-forms.ts";

export const billing = group("Prices", "Preise", {
  label: line(
    ["Name of the price switch", "Read aloud before the switch between monthly and annual prices."],
    ["Name des Preisschalters", "Wird vor dem Schalter zwischen Monats- und Jahrespreisen vorgelesen."],
  ),
  monthly: line("Monthly", "Monatlich"),
  annual: line("Annual", "Jährlich"),
  perStoreMonth: line("Per licence and month", "Pro Lizenz und Monat"),
  perStoreYear: line("Per licence and year", "Pro Lizenz und Jahr"),
  free: line("Free", "Kostenlos"),
  paid: line("Paid", "Kostenpflichtig"),
  ask: line(
    ["Price on request", "Where the price of an edition would be that has none. Leads to the contact page."],
    ["Preis auf Anfrage", "Anstelle des Preises einer Edition, die keinen hat. Führt zur Kontaktseite."],
  ),
  yearlyOnly: line(
    ["Yearly only", "Below the price of plugins that are sold by the year only."],
    ["Nur jährlich", "Unter dem Preis von Plugins, die es nur jährlich gibt."],
  ),
  saving: line(
    ["What a year saves", "Below the price switch: how many months a year costs."],
    ["Ersparnis im Jahr", "Unter dem Preisschalter: wie viele Monate ein Jahr kostet."],
  ),
  taxes: line(
    ["Taxes", "Beside the link to buy a licence: whether the prices include taxes."],
    ["Steuern", "Neben dem Link zum Lizenzkauf: ob die Preise Steuern enthalten."],
  ),
  questions: line(
    ["Questions below the prices", "Heading above them. Which ones there are is in editions.yaml."],
    ["Fragen unter den Preisen", "Überschrift darüber. Welche es sind, steht in editions.yaml."],
  ),
  showingMonthly: line(
    ["Switched to monthly", "Read aloud once the switch is on monthly."],
    ["Auf monatlich gestellt", "Wird vorgelesen, sobald der Schalter auf monatlich steht."],
  ),
  showingAnnual: line(
    ["Switched to annual", "Read aloud once the switch is on annual."],
    ["Auf jährlich gestellt", "Wird vorgelesen, sobald der Schalter auf jährlich steht."],
  ),
});

export const edition = group("Editions", "Editionen", {
  included: line(
    ["Included", "Read aloud for a tick in the comparison."],
    ["Enthalten", "Wird für einen Haken im Vergleich vorgelesen."],
  ),
  notIncluded: line(
    ["Not included", "Read aloud for a dash in the comparison."],
    ["Nicht enthalten", "Wird für einen Strich im Vergleich vorgelesen."],
  ),
  feature: line("Feature", "Funktion"),
});

export const plugin = group("Pages of plugins", "Seiten der Plugins", {
  download: line(
    [
      "Button: download",
      "On the page of a plugin. {{edition}} becomes the name of the edition, {{size}} the size of the file.",
    ],
    [
      "Schaltfläche: herunterladen",
      "Auf der Seite eines Plugins. Aus {{edition}} wird der Name der Edition, aus {{size}} die Größe der Datei.",
    ],
  ),
  learnMore: line("Help articles", "Hilfeartikel"),
  pricing: line("Price", "Preis"),
  all: line("All plugins", "Alle Plugins"),
  country: line(
    ["Made for", "Before the country, in the mark on the page of a plugin for one country."],
    ["Für", "Vor dem Land, in der Marke auf der Seite eines Plugins für ein Land."],
  ),
  authorizedPartners: line(
    ["Authorized partners", "Heading above the partners on the page of a plugin that only they install."],
    ["Autorisierte Partner", "Überschrift über den Partnern auf der Seite eines Plugins, das nur sie installieren."],
  ),
  authorizedPartnersText: multiline("About authorized partners", "Zu autorisierten Partnern"),
  findPartner: line(
    ["Button: find a partner", "Leads to the partners on the page. {{count}} becomes their number."],
    ["Schaltfläche: Partner finden", "Führt zu den Partnern auf der Seite. Aus {{count}} wird ihre Zahl."],
  ),
  morePartners: line(
    ["More partners", "Folds out those after the first ones. Stays while they are shown."],
    ["Weitere Partner", "Klappt die nach den ersten auf. Bleibt stehen, solange sie zu sehen sind."],
  ),
  forPartners: line(
    ["For partners", "Before the downloads of a plugin that only authorized partners install."],
    ["Für Partner", "Vor den Downloads eines Plugins, das nur autorisierte Partner installieren."],
  ),
  openDirectory: line("Link to the directory", "Link zum Verzeichnis"),
  related: line("More plugins", "Weitere Plugins"),
});

export const catalogue = group("Catalogue of plugins", "Katalog der Plugins", {
  search: line("Name of the search", "Name der Suche"),
  placeholder: line("Words in the empty search box", "Worte im leeren Suchfeld"),
  ...pluralFields(
    "results",
    ["Plugins found", "Above the catalogue: how many plugins a search found. {{count}} becomes the number."],
    ["Gefundene Plugins", "Über dem Katalog: wie viele Plugins eine Suche fand. Aus {{count}} wird die Zahl."],
  ),
  empty: multiline("Nothing found", "Nichts gefunden"),
  reset: line("Button: show all", "Schaltfläche: alle zeigen"),
});
