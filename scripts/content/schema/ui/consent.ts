/** Interface strings of the consent banner and the cookie preferences. */
import { group } from "../field.ts";
import { line, multiline } from "../formats/text.ts";

export const consent = group(
  ["Consent", "Words of the banner at the first visit and of the cookie preferences."],
  ["Einwilligung", "Worte des Banners beim ersten Besuch und der Cookie-Einstellungen."],
  {
    title: line(
      ["Heading of the banner", "On the banner at the first visit."],
      ["Überschrift des Banners", "Auf dem Banner beim ersten Besuch."],
    ),
    text: multiline(
      ["Text of the banner", "What is asked for, and that it can be changed."],
      ["Text des Banners", "Worum gebeten wird und dass es sich ändern lässt."],
    ),
    policyLink: line(
      ["Link to the privacy policy", "Behind the text of banner and preferences."],
      ["Link zur Datenschutzerklärung", "Hinter dem Text von Banner und Einstellungen."],
    ),
    decline: line(["Button: decline", "On the banner."], ["Schaltfläche: ablehnen", "Auf dem Banner."]),
    accept: line(["Button: accept", "On the banner."], ["Schaltfläche: akzeptieren", "Auf dem Banner."]),
    customize: line(
      ["Button: customize", "On the banner: opens the cookie preferences."],
      ["Schaltfläche: anpassen", "Auf dem Banner: öffnet die Cookie-Einstellungen."],
    ),
    dialogTitle: line(
      ["Heading of the preferences", "At the top of the cookie preferences."],
      ["Überschrift der Einstellungen", "Oben in den Cookie-Einstellungen."],
    ),
    dialogText: multiline(
      ["Text of the preferences", "Below that heading."],
      ["Text der Einstellungen", "Unter dieser Überschrift."],
    ),
    necessary: line(
      ["Necessary", "Name of the first box, which is always ticked."],
      ["Notwendig", "Name des ersten Kästchens, das immer angehakt ist."],
    ),
    necessaryText: multiline(
      ["About what is necessary", "Below the first box."],
      ["Zum Notwendigen", "Unter dem ersten Kästchen."],
    ),
    analytics: line(["Analytics", "Name of the second box."], ["Analyse", "Name des zweiten Kästchens."]),
    analyticsText: multiline(
      ["About analytics", "Below the second box."],
      ["Zur Analyse", "Unter dem zweiten Kästchen."],
    ),
    cancel: line(
      ["Button: cancel", "In the preferences: closes them without a change."],
      ["Schaltfläche: abbrechen", "In den Einstellungen: schließt sie ohne Änderung."],
    ),
    save: line(
      ["Button: save", "In the preferences: keeps the choice."],
      ["Schaltfläche: speichern", "In den Einstellungen: merkt sich die Auswahl."],
    ),
    reopen: line(
      ["Link to the preferences", "In the footer of every page."],
      ["Link zu den Einstellungen", "In der Fußzeile jeder Seite."],
    ),
    gpcNote: multiline(
      [
        "Note on Global Privacy Control",
        "In the preferences, where the browser says by itself that it does not want to be followed.",
      ],
      [
        "Hinweis zu Global Privacy Control",
        "In den Einstellungen, wenn der Browser von sich aus sagt, dass er nicht verfolgt werden will.",
      ],
    ),
  },
);
