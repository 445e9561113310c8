/** Interface strings of the contact form. */
import { group } from "../field.ts";
import { line, multiline } from "../formats/text.ts";

export const form = group(
  ["Contact form", "Words of the contact form."],
  ["Kontaktformular", "Worte des Kontaktformulars."],
  {
    name: line(
      ["Name", "Label of the field. The asterisk says that it is needed."],
      ["Name", "Beschriftung des Feldes. Der Stern sagt, dass es nötig ist."],
    ),
    email: line(
      ["E-mail", "Label of the field. The asterisk says that it is needed."],
      ["E-Mail", "Beschriftung des Feldes. Der Stern sagt, dass es nötig ist."],
    ),
    subject: line(["Subject", "Label of the list of subjects."], ["Betreff", "Beschriftung der Auswahl des Betreffs."]),
    body: line(
      ["Message", "Label of the large field. The asterisk says that it is needed."],
      ["Nachricht", "Beschriftung des großen Feldes. Der Stern sagt, dass es nötig ist."],
    ),
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
    send: line(["Button: send", "Sends the message."], ["Schaltfläche: senden", "Sendet die Nachricht."]),
    sending: line(
      ["Being sent", "In place of the button's words, while the message is on its way."],
      ["Wird gesendet", "Anstelle des Wortlauts der Schaltfläche, solange die Nachricht unterwegs ist."],
    ),
    success: multiline(
      ["Sent", "In place of the form, once the message has arrived."],
      ["Gesendet", "Anstelle des Formulars, sobald die Nachricht angekommen ist."],
    ),
    failure: multiline(
      ["Not sent", "At the form, where the message did not arrive."],
      ["Nicht gesendet", "Am Formular, wenn die Nachricht nicht ankam."],
    ),
    goBack: multiline(
      ["What to do then", "Behind that sentence, in browsers without JavaScript."],
      ["Was dann zu tun ist", "Hinter diesem Satz, in Browsern ohne JavaScript."],
    ),
    general: subject("general question", "allgemeine Frage"),
    user: subject("becoming a user", "Software nutzen"),
    feature: subject("suggestion", "Anregung"),
    support: subject("help with the product", "Hilfe zum Produkt"),
  },
);

function subject(what: string, whatInGerman: string) {
  return line(
    [`Subject: ${what}`, "Entry of the list of subjects."],
    [`Betreff: ${whatInGerman}`, "Eintrag der Auswahl des Betreffs."],
  );
}
