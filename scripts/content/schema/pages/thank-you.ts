/** Words of the pages that are shown while a download starts: `content/<language>/pages/thank-you.yaml`. */
import { z } from "zod";
import { buttonWords, heading, linkWords, pageIntro, pageTitle, paragraph, seo, titled } from "../pieces.ts";
import { text } from "../primitives.ts";

const thankYouOf = z.strictObject({ seo, title: pageTitle, text: pageIntro });

function steps(least: number) {
  return z
    .array(
      text.meta({
        title: "Step",
        description: "What to do, in one or two sentences.",
        de: { title: "Schritt", description: "Was zu tun ist, in ein oder zwei Sätzen." },
        format: "multiline",
      }),
    )
    .min(least)
    .meta({
      title: "Steps",
      description: "Numbered by the page, in this order.",
      de: { title: "Schritte", description: "Die Seite nummeriert sie, in dieser Reihenfolge." },
    });
}

const notWindows = titled
  .extend({
    copy: buttonWords.meta({
      title: "Button: copy the link",
      description: "Copies the address of the file.",
      de: { title: "Schaltfläche: Link kopieren", description: "Kopiert die Adresse der Datei." },
    }),
    send: buttonWords.meta({
      title: "Button: send the link",
      description: "Opens an e-mail with the address of the file.",
      de: { title: "Schaltfläche: Link senden", description: "Öffnet eine E-Mail mit der Adresse der Datei." },
    }),
    mail: z
      .strictObject({
        subject: text.meta({
          title: "Subject",
          description: "Subject of the e-mail.",
          de: { title: "Betreff", description: "Betreff der E-Mail." },
        }),
        text: text.meta({
          title: "Text",
          description: "Stands below the address in the e-mail.",
          de: { title: "Text", description: "Steht in der E-Mail unter der Adresse." },
          format: "multiline",
        }),
      })
      .meta({
        title: "E-mail",
        description: "The e-mail that takes the link to the computer at the till.",
        de: { title: "E-Mail", description: "Die E-Mail, die den Link zum Computer an der Kasse bringt." },
      }),
  })
  .meta({
    title: "Not on Windows",
    description: "Shown on devices that are no Windows computers.",
    de: { title: "Nicht unter Windows", description: "Erscheint auf Geräten, die keine Windows-Computer sind." },
  });

export const thankYou = z.strictObject({
  lite: thankYouOf.meta({
    title: "Page for Lite",
    description: "Top of the page that is shown while Lite is downloaded.",
    de: { title: "Seite für Lite", description: "Oberer Teil der Seite, die beim Herunterladen von Lite erscheint." },
  }),
  pro: thankYouOf.meta({
    title: "Page for Pro",
    description: "Top of the page that is shown while Pro is downloaded.",
    de: { title: "Seite für Pro", description: "Oberer Teil der Seite, die beim Herunterladen von Pro erscheint." },
  }),
  direct: z
    .strictObject({
      text: paragraph.meta({
        title: "Sentence",
        description: "Stands in front of the link.",
        de: { title: "Satz", description: "Steht vor dem Link." },
      }),
      link: linkWords,
    })
    .meta({
      title: "Direct link",
      description: "For those whose download does not begin by itself.",
      de: { title: "Direkter Link", description: "Für alle, deren Download nicht von selbst beginnt." },
    }),
  notWindows,
  windowsAsks: z.strictObject({ title: heading, steps: steps(2) }).meta({
    title: "What Windows asks",
    description: "Questions of Windows when the file is opened, as steps.",
    de: { title: "Was Windows fragt", description: "Fragen von Windows beim Öffnen der Datei, als Schritte." },
  }),
  proSetup: z.strictObject({ title: heading, steps: steps(3), link: linkWords }).meta({
    title: "Setting up Pro",
    description: "Steps on the page for Pro, and a link to the instructions.",
    de: { title: "Pro einrichten", description: "Schritte auf der Seite für Pro und ein Link zur Anleitung." },
  }),
  support: z
    .strictObject({
      title: heading,
      text: paragraph,
      helpLink: linkWords.meta({
        title: "Link to the support centre",
        description: "Words of the first link.",
        de: { title: "Link zum Support-Center", description: "Wortlaut des ersten Links." },
      }),
      contactLink: linkWords.meta({
        title: "Link to the contact page",
        description: "Words of the second link.",
        de: { title: "Link zur Kontaktseite", description: "Wortlaut des zweiten Links." },
      }),
    })
    .meta({
      title: "Help",
      description: "For those who do not get on, at the end of the page.",
      de: { title: "Hilfe", description: "Für alle, die nicht weiterkommen, am Ende der Seite." },
    }),
});
