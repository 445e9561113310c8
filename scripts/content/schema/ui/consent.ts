/** Interface strings of the consent banner and the cookie preferences. */
import { z } from "zod";
import { text } from "../primitives.ts";

export const consent = z
  .strictObject({
    title: text.meta({
      title: "Heading of the banner",
      description: "On the banner at the first visit.",
      de: { title: "Überschrift des Banners", description: "Auf dem Banner beim ersten Besuch." },
    }),
    text: text.meta({
      title: "Text of the banner",
      description: "What is asked for, and that it can be changed.",
      de: { title: "Text des Banners", description: "Worum gebeten wird und dass es sich ändern lässt." },
      format: "multiline",
    }),
    policyLink: text.meta({
      title: "Link to the privacy policy",
      description: "Behind the text of banner and preferences.",
      de: { title: "Link zur Datenschutzerklärung", description: "Hinter dem Text von Banner und Einstellungen." },
    }),
    decline: text.meta({
      title: "Button: decline",
      description: "On the banner.",
      de: { title: "Schaltfläche: ablehnen", description: "Auf dem Banner." },
    }),
    accept: text.meta({
      title: "Button: accept",
      description: "On the banner.",
      de: { title: "Schaltfläche: akzeptieren", description: "Auf dem Banner." },
    }),
    customize: text.meta({
      title: "Button: customize",
      description: "On the banner: opens the cookie preferences.",
      de: { title: "Schaltfläche: anpassen", description: "Auf dem Banner: öffnet die Cookie-Einstellungen." },
    }),
    dialogTitle: text.meta({
      title: "Heading of the preferences",
      description: "At the top of the cookie preferences.",
      de: { title: "Überschrift der Einstellungen", description: "Oben in den Cookie-Einstellungen." },
    }),
    dialogText: text.meta({
      title: "Text of the preferences",
      description: "Below that heading.",
      de: { title: "Text der Einstellungen", description: "Unter dieser Überschrift." },
      format: "multiline",
    }),
    necessary: text.meta({
      title: "Necessary",
      description: "Name of the first box, which is always ticked.",
      de: { title: "Notwendig", description: "Name des ersten Kästchens, das immer angehakt ist." },
    }),
    necessaryText: text.meta({
      title: "About what is necessary",
      description: "Below the first box.",
      de: { title: "Zum Notwendigen", description: "Unter dem ersten Kästchen." },
      format: "multiline",
    }),
    analytics: text.meta({
      title: "Analytics",
      description: "Name of the second box.",
      de: { title: "Analyse", description: "Name des zweiten Kästchens." },
    }),
    analyticsText: text.meta({
      title: "About analytics",
      description: "Below the second box.",
      de: { title: "Zur Analyse", description: "Unter dem zweiten Kästchen." },
      format: "multiline",
    }),
    cancel: text.meta({
      title: "Button: cancel",
      description: "In the preferences: closes them without a change.",
      de: { title: "Schaltfläche: abbrechen", description: "In den Einstellungen: schließt sie ohne Änderung." },
    }),
    save: text.meta({
      title: "Button: save",
      description: "In the preferences: keeps the choice.",
      de: { title: "Schaltfläche: speichern", description: "In den Einstellungen: merkt sich die Auswahl." },
    }),
    reopen: text.meta({
      title: "Link to the preferences",
      description: "In the footer of every page.",
      de: { title: "Link zu den Einstellungen", description: "In der Fußzeile jeder Seite." },
    }),
    gpcNote: text.meta({
      title: "Note on Global Privacy Control",
      description: "In the preferences, where the browser says by itself that it does not want to be followed.",
      de: {
        title: "Hinweis zu Global Privacy Control",
        description: "In den Einstellungen, wenn der Browser von sich aus sagt, dass er nicht verfolgt werden will.",
      },
      format: "multiline",
    }),
  })
  .meta({
    title: "Consent",
    description: "Words of the banner at the first visit and of the cookie preferences.",
    de: { title: "Einwilligung", description: "Worte des Banners beim ersten Besuch und der Cookie-Einstellungen." },
  });
