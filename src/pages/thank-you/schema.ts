/** Words of the pages that are shown while a download starts: `content/<language>/pages/thank-you.yaml`. */
import { z } from "zod";
import { field, group } from "../../../scripts/content/schema/field.ts";
import { line, multiline } from "../../../scripts/content/schema/formats/text.ts";
import {
  heading,
  linkWords,
  pageIntro,
  pageTitle,
  pageWords,
  paragraph,
  seo,
  titled,
} from "../../../scripts/content/schema/pieces.ts";

const thankYouOf = z.strictObject({ seo, title: pageTitle, text: pageIntro });

function steps(least: number) {
  return field(
    z
      .array(
        multiline(
          ["Step", "What to do, in one or two sentences."],
          ["Schritt", "Was zu tun ist, in ein oder zwei Sätzen."],
        ),
      )
      .min(least),
    ["Steps", "Numbered by the page, in this order."],
    ["Schritte", "Die Seite nummeriert sie, in dieser Reihenfolge."],
  );
}

const notWindows = field(
  titled.extend({
    copy: line(
      ["Button: copy the link", "Copies the address of the file."],
      ["Schaltfläche: Link kopieren", "Kopiert die Adresse der Datei."],
    ),
    send: line(
      ["Button: send the link", "Opens an e-mail with the address of the file."],
      ["Schaltfläche: Link senden", "Öffnet eine E-Mail mit der Adresse der Datei."],
    ),
    mail: group(
      ["E-mail", "The e-mail that takes the link to the computer at the till."],
      ["E-Mail", "Die E-Mail, die den Link zum Computer an der Kasse bringt."],
      {
        subject: line(["Subject", "Subject of the e-mail."], ["Betreff", "Betreff der E-Mail."]),
        text: multiline(
          ["Text", "Stands below the address in the e-mail."],
          ["Text", "Steht in der E-Mail unter der Adresse."],
        ),
      },
    ),
  }),
  ["Not on Windows", "Shown on devices that are no Windows computers."],
  ["Nicht unter Windows", "Erscheint auf Geräten, die keine Windows-Computer sind."],
);

export const words = pageWords("Thank-you pages", "Danke-Seiten", {
  lite: field(
    thankYouOf,
    ["Page for Lite", "Top of the page that is shown while Lite is downloaded."],
    ["Seite für Lite", "Oberer Teil der Seite, die beim Herunterladen von Lite erscheint."],
  ),
  pro: field(
    thankYouOf,
    ["Page for Pro", "Top of the page that is shown while Pro is downloaded."],
    ["Seite für Pro", "Oberer Teil der Seite, die beim Herunterladen von Pro erscheint."],
  ),
  direct: group(
    ["Direct link", "For those whose download does not begin by itself."],
    ["Direkter Link", "Für alle, deren Download nicht von selbst beginnt."],
    {
      text: multiline(["Sentence", "Stands in front of the link."], ["Satz", "Steht vor dem Link."]),
      link: linkWords,
    },
  ),
  notWindows,
  windowsAsks: group(
    ["What Windows asks", "Questions of Windows when the file is opened, as steps."],
    ["Was Windows fragt", "Fragen von Windows beim Öffnen der Datei, als Schritte."],
    { title: heading, steps: steps(2) },
  ),
  proSetup: group(
    ["Setting up Pro", "Steps on the page for Pro, and a link to the instructions."],
    ["Pro einrichten", "Schritte auf der Seite für Pro und ein Link zur Anleitung."],
    { title: heading, steps: steps(3), link: linkWords },
  ),
  support: group(
    ["Help", "For those who do not get on, at the end of the page."],
    ["Hilfe", "Für alle, die nicht weiterkommen, am Ende der Seite."],
    {
      title: heading,
      text: paragraph,
      helpLink: line(
        ["Link to the support centre", "Words of the first link."],
        ["Link zum Support-Center", "Wortlaut des ersten Links."],
      ),
      contactLink: line(
        ["Link to the contact page", "Words of the second link."],
        ["Link zur Kontaktseite", "Wortlaut des zweiten Links."],
      ),
    },
  ),
});
