/** What the panel says around the diagnostics. */
import type { LocalizedText, MessageLanguage } from "../../scripts/content/core/localized-text.ts";

export const panelTexts = {
  title: { en: "Mistakes in the content", de: "Fehler im Inhalt" },
  below: {
    en: "The page below shows the last content that was valid.",
    de: "Die Seite darunter zeigt den letzten gültigen Inhalt.",
  },
  hide: { en: "Hide (Esc)", de: "Ausblenden (Esc)" },
  show: { en: "Show", de: "Anzeigen" },
  fix: { en: "Fix", de: "Abhilfe" },
  warning: { en: "Warning", de: "Warnung" },
  open: { en: "Open in the editor", de: "Im Editor öffnen" },
  /** In front of related places. */
  others: { en: "Other places", de: "Weitere Stellen" },
  mended: { en: "The content is valid again.", de: "Der Inhalt ist wieder gültig." },
} as const satisfies Record<string, LocalizedText>;

/** @param more How many diagnostics are not shown. */
export function moreText(more: number): LocalizedText {
  return { en: `${more} more: see the terminal`, de: `${more} weitere: siehe Terminal` };
}

/** The first language that the browser asks for and that there is, otherwise that of the server. */
export function spokenLanguage(asked: readonly string[], server: MessageLanguage): MessageLanguage {
  const codes = asked.map((tag) => tag.toLowerCase().split("-")[0]);
  const languages: readonly MessageLanguage[] = ["en", "de"];
  const [first] = codes.flatMap((code) => languages.filter((language) => language === code));
  return first ?? server;
}
