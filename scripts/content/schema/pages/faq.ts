/** Words of the page of questions: `content/<language>/pages/faq.yaml`. */
import { z } from "zod";
import { anchor, heading, imageAlt, linkWords, pageIntro, pageTitle, paragraph, seo } from "../pieces.ts";
import { html, imagePath, text } from "../primitives.ts";

const question = z
  .strictObject({
    id: anchor,
    title: text.meta({
      title: "Question",
      description: "As a customer would ask it, with a question mark.",
      de: { title: "Frage", description: "So, wie ein Kunde sie stellen würde, mit Fragezeichen." },
    }),
    html: html.meta({
      title: "Answer",
      description: "Begins with the short answer. Paragraphs, lists and links.",
      de: { title: "Antwort", description: "Beginnt mit der kurzen Antwort. Absätze, Listen und Links." },
    }),
    image: z
      .strictObject({ src: imagePath, alt: imageAlt })
      .meta({
        title: "Picture",
        description: "A picture below the answer. Can be left out.",
        de: { title: "Bild", description: "Ein Bild unter der Antwort. Kann entfallen." },
      })
      .optional(),
  })
  .meta({
    title: "Question",
    description: "A question and its answer.",
    de: { title: "Frage", description: "Eine Frage und ihre Antwort." },
  });

export const faq = z.strictObject({
  seo,
  title: pageTitle,
  intro: pageIntro,
  items: z
    .array(question)
    .min(1)
    .meta({
      title: "Questions",
      description: "From top to bottom.",
      de: { title: "Fragen", description: "Von oben nach unten." },
    }),
  more: z.strictObject({ title: heading, text: paragraph, link: linkWords }).meta({
    title: "Another question",
    description: "For those whose question is not there: link to the contact page.",
    de: { title: "Andere Frage", description: "Für alle, deren Frage nicht dabei ist: Link zur Kontaktseite." },
  }),
});
