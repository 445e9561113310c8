/** Interface strings of the contact form. */
import { z } from "zod";
import { text } from "../primitives.ts";

export const form = z
  .strictObject({
    name: text.meta({
      title: "Name",
      description: "Label of the field. The asterisk says that it is needed.",
      de: { title: "Name", description: "Beschriftung des Feldes. Der Stern sagt, dass es nötig ist." },
    }),
    email: text.meta({
      title: "E-mail",
      description: "Label of the field. The asterisk says that it is needed.",
      de: { title: "E-Mail", description: "Beschriftung des Feldes. Der Stern sagt, dass es nötig ist." },
    }),
    subject: text.meta({
      title: "Subject",
      description: "Label of the list of subjects.",
      de: { title: "Betreff", description: "Beschriftung der Auswahl des Betreffs." },
    }),
    body: text.meta({
      title: "Message",
      description: "Label of the large field. The asterisk says that it is needed.",
      de: { title: "Nachricht", description: "Beschriftung des großen Feldes. Der Stern sagt, dass es nötig ist." },
    }),
    counter: text.meta({
      title: "Counter of characters",
      description: "Below the message. {{count}} becomes the characters typed, {{max}} the most there may be.",
      de: {
        title: "Zähler der Zeichen",
        description: "Unter der Nachricht. Aus {{count}} werden die getippten Zeichen, aus {{max}} die Höchstzahl.",
      },
    }),
    send: text.meta({
      title: "Button: send",
      description: "Sends the message.",
      de: { title: "Schaltfläche: senden", description: "Sendet die Nachricht." },
    }),
    sending: text.meta({
      title: "Being sent",
      description: "In place of the button's words, while the message is on its way.",
      de: {
        title: "Wird gesendet",
        description: "Anstelle des Wortlauts der Schaltfläche, solange die Nachricht unterwegs ist.",
      },
    }),
    success: text.meta({
      title: "Sent",
      description: "In place of the form, once the message has arrived.",
      de: { title: "Gesendet", description: "Anstelle des Formulars, sobald die Nachricht angekommen ist." },
      format: "multiline",
    }),
    failure: text.meta({
      title: "Not sent",
      description: "At the form, where the message did not arrive.",
      de: { title: "Nicht gesendet", description: "Am Formular, wenn die Nachricht nicht ankam." },
      format: "multiline",
    }),
    goBack: text.meta({
      title: "What to do then",
      description: "Behind that sentence, in browsers without JavaScript.",
      de: { title: "Was dann zu tun ist", description: "Hinter diesem Satz, in Browsern ohne JavaScript." },
      format: "multiline",
    }),
    general: subject("general question", "allgemeine Frage"),
    user: subject("becoming a user", "Software nutzen"),
    feature: subject("suggestion", "Anregung"),
    support: subject("help with the product", "Hilfe zum Produkt"),
  })
  .meta({
    title: "Contact form",
    description: "Words of the contact form.",
    de: { title: "Kontaktformular", description: "Worte des Kontaktformulars." },
  });

function subject(what: string, whatInGerman: string) {
  return text.meta({
    title: `Subject: ${what}`,
    description: "Entry of the list of subjects.",
    de: { title: `Betreff: ${whatInGerman}`, description: "Eintrag der Auswahl des Betreffs." },
  });
}
