/** Interface strings of the contact form. */
import { group } from "../field.ts";
import { line, multiline } from "../formats/text.ts";

export const form = group("Contact form", "Kontaktformular", {
  name: line("Name", "Name"),
  email: line("E-mail", "E-Mail"),
  subject: line("Subject", "Betreff"),
  body: line("Message", "Nachricht"),
  counter: line(
    [
      "Counter of characters",
      "Below the message. {{count}} becomes the characters typed, {{max}} the most there may be.",
    ],
    [
      "Zähler der Zeichen",
      "Unter der Nachricht. Aus {{count}} werden die getippten Zeichen, aus {{max}} die Höchstzahl.",
    ],
  ),
  send: line("Button: send", "Schaltfläche: senden"),
  sending: line(
    ["Being sent", "In place of the button's words, while the message is on its way."],
    ["Wird gesendet", "Anstelle des Wortlauts der Schaltfläche, solange die Nachricht unterwegs ist."],
  ),
  success: multiline("Sent", "Gesendet"),
  failure: multiline("Not sent", "Nicht gesendet"),
  byMail: multiline(
    ["Or by email", "After “Not sent”, before the support address."],
    ["Oder per E-Mail", "Nach „Nicht gesendet“, vor der Adresse des Supports."],
  ),
  check: multiline(
    ["Which field is wrong", "After that sentence. {{field}} becomes the label of the field."],
    ["Welches Feld falsch ist", "Nach diesem Satz. Aus {{field}} wird die Beschriftung des Feldes."],
  ),
  goBack: multiline(
    ["What to do then", "After those sentences, in browsers without JavaScript."],
    ["Was dann zu tun ist", "Nach diesen Sätzen, in Browsern ohne JavaScript."],
  ),
  trap: line(
    ["Hidden field", "Label of a field against spam. Only people whose browser ignores styles see it."],
    [
      "Verstecktes Feld",
      "Beschriftung eines Feldes gegen Spam. Nur wer einen Browser ohne Gestaltung nutzt, sieht es.",
    ],
  ),
  general: line("Subject: general question", "Betreff: allgemeine Frage"),
  user: line("Subject: becoming a user", "Betreff: Software nutzen"),
  feature: line("Subject: suggestion", "Betreff: Anregung"),
  support: line("Subject: help with the product", "Betreff: Hilfe zum Produkt"),
});
