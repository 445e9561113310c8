import { choice, field, group } from "../../../scripts/content/schema/field.ts";
import { line, multiline } from "../../../scripts/content/schema/formats/text.ts";
import {
  heading,
  linkText,
  pageTranslations,
  paragraph,
  steps,
  stepText,
  titled,
} from "../../../scripts/content/schema/pieces.ts";

const drawnWindow = group(
  ["Drawn window", "A drawing of the window that the step is about, so that people recognise it. Can be left out."],
  ["Gezeichnetes Fenster", "Eine Zeichnung des Fensters, um das es geht, damit man es erkennt. Kann entfallen."],
  {
    look: choice("Look", "Aussehen", { blue: ["Blue", "Blau"], plain: ["Light", "Hell"] }),
    title: line("Heading of the window", "Überschrift des Fensters"),
    text: line("Text of the window", "Text des Fensters"),
    publisher: line(
      ["Publisher", "The line to check, with {company}."],
      ["Herausgeber", "Die Zeile, auf die es ankommt, mit {company}."],
    ),
    accept: line(
      ["Button that goes on", "Drawn as the one to press."],
      ["Schaltfläche zum Fortfahren", "Hervorgehoben."],
    ),
    decline: line("Button that stops", "Schaltfläche zum Abbrechen"),
  },
);

const notWindows = field(
  titled.extend({
    copy: line("Button: copy the link", "Schaltfläche: Link kopieren"),
    send: line("Button: send the link", "Schaltfläche: Link senden"),
    mail: group(
      ["E-mail", "The e-mail that takes the link to the computer with Windows."],
      ["E-Mail", "Die E-Mail, die den Link zum Computer mit Windows bringt."],
      {
        subject: line("Subject", "Betreff"),
        text: multiline(
          ["Text", "Below the address in the e-mail."],
          ["Text", "Steht in der E-Mail unter der Adresse."],
        ),
      },
    ),
  }),
  ["Not on Windows", "Shown on devices that are no Windows computers."],
  ["Nicht unter Windows", "Erscheint auf Geräten, die keine Windows-Computer sind."],
);

export const translations = pageTranslations("Thank-you pages", "Danke-Seiten", {
  download: group(
    ["Download", "Says how far the download is, and where to find the direct link. One of the texts is shown."],
    ["Download", "Sagt, wie weit der Download ist, und verweist auf den direkten Link. Einer der Texte ist zu sehen."],
    {
      before: line(["Before it starts", "For about a second."], ["Vor dem Start", "Etwa eine Sekunde lang."]),
      started: line("Once it was started", "Nach dem Start"),
      again: line(
        ["On a later visit", "After a reload, or on the way back: the download is not started again."],
        ["Beim Wiederkommen", "Nach dem Neuladen oder auf dem Weg zurück: Der Download beginnt nicht noch einmal."],
      ),
      withoutScript: line(
        ["Without JavaScript", "Also if scripts do not load: the download does not start by itself."],
        ["Ohne JavaScript", "Auch wenn Skripte nicht laden: Der Download beginnt nicht von selbst."],
      ),
      link: linkText,
    },
  ),
  notWindows,
  windowsAsks: group(
    ["What Windows asks", "Questions of Windows when the file is opened, as steps."],
    ["Was Windows fragt", "Fragen von Windows beim Öffnen der Datei, als Schritte."],
    { title: heading, steps: steps(2, { text: stepText, window: drawnWindow.optional() }) },
  ),
  support: group(
    ["Help", "For those who do not get on, at the end of the page."],
    ["Hilfe", "Für alle, die nicht weiterkommen, am Ende der Seite."],
    {
      title: heading,
      text: paragraph,
      helpLink: line("Link to the support centre", "Link zum Support-Center"),
      contactLink: line("Link to the contact page", "Link zur Kontaktseite"),
    },
  ),
});
