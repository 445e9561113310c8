/** Interface strings of the consent banner and the cookie preferences. */
import { group } from "../field.ts";
import { line, multiline } from "../formats/text.ts";

export const consent = group("Consent", "Einwilligung", {
  title: line("Heading of the banner", "Überschrift des Banners"),
  text: multiline("Text of the banner", "Text des Banners"),
  policyLink: line("Link to the privacy policy", "Link zur Datenschutzerklärung"),
  decline: line("Button: decline", "Schaltfläche: ablehnen"),
  accept: line("Button: accept", "Schaltfläche: akzeptieren"),
  customize: line("Button: customize", "Schaltfläche: anpassen"),
  dialogTitle: line("Heading of the preferences", "Überschrift der Einstellungen"),
  dialogText: multiline("Text of the preferences", "Text der Einstellungen"),
  necessary: line(
    ["Necessary", "Name of the first box, which is always ticked."],
    ["Notwendig", "Name des ersten Kästchens, das immer angehakt ist."],
  ),
  necessaryText: multiline("About what is necessary", "Zum Notwendigen"),
  analytics: line("Analytics", "Analyse"),
  analyticsText: multiline("About analytics", "Zur Analyse"),
  cancel: line("Button: cancel", "Schaltfläche: abbrechen"),
  save: line("Button: save", "Schaltfläche: speichern"),
  reopen: line("Link to the preferences", "Link zu den Einstellungen"),
  gpcNote: multiline(
    [
      "Note on Global Privacy Control",
      "In the preferences, if the browser itself says that it does not want to be tracked.",
    ],
    [
      "Hinweis zu Global Privacy Control",
      "In den Einstellungen, wenn der Browser von sich aus sagt, dass er nicht verfolgt werden will.",
    ],
  ),
});
