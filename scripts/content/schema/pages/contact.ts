/** Words of the contact page: `content/<language>/pages/contact.yaml`. */
import { z } from "zod";
import { linkWords, pageIntro, pageTitle, seo, titled } from "../pieces.ts";

export const contact = z.strictObject({
  seo,
  title: pageTitle,
  intro: pageIntro,
  office: titled.meta({
    title: "Office",
    description: "Stands above the postal address, which comes from facts/site.yaml.",
    de: { title: "Büro", description: "Steht über der Anschrift, die aus facts/site.yaml kommt." },
  }),
  sales: titled.meta({
    title: "Sales",
    description: "Stands above the e-mail address of the sales team.",
    de: { title: "Vertrieb", description: "Steht über der E-Mail-Adresse des Vertriebs." },
  }),
  support: titled
    .extend({
      helpLink: linkWords.meta({
        title: "Link to the help centre",
        description: "Words of the link.",
        de: { title: "Link zum Hilfe-Center", description: "Wortlaut des Links." },
      }),
    })
    .meta({
      title: "Support",
      description: "Stands above the e-mail address of the support team.",
      de: { title: "Support", description: "Steht über der E-Mail-Adresse des Supports." },
    }),
  partners: titled
    .extend({
      link: linkWords.meta({
        title: "Link to the partners",
        description: "Leads to the partner directory.",
        de: { title: "Link zu den Partnern", description: "Führt zum Partnerverzeichnis." },
      }),
    })
    .meta({
      title: "Partners",
      description: "For those who want somebody to come to their store.",
      de: { title: "Partner", description: "Für alle, die jemanden in ihrem Geschäft haben möchten." },
    }),
  form: titled.meta({
    title: "Form",
    description: "Stands above the contact form. Its labels stand in ui.yaml, under form.",
    de: {
      title: "Formular",
      description: "Steht über dem Kontaktformular. Seine Beschriftungen stehen in ui.yaml, unter form.",
    },
  }),
});
