/** Messages while content is watched. */
import { CommandError } from "../core/command-error.ts";
import { dateFormat } from "../core/intl.ts";
import type { LocalizedText, MessageLanguage } from "../core/localized-text.ts";

/** A time of day to the second: `14:05:09`. */
function timeIn(language: MessageLanguage, time: Date): string {
  return dateFormat(language, { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" }).format(time);
}

export const watchMessages = {
  watching: (folder: string) => ({
    en: `Watching ${folder}: every change is checked. Ctrl+C ends it.`,
    de: `Der Ordner ${folder} wird beobachtet: Jede Änderung wird geprüft. Strg+C beendet das.`,
  }),
  checkedAt: (time: Date) => ({
    en: `\n${timeIn("en", time)}  Checked again`,
    de: `\n${timeIn("de", time)}  Erneut geprüft`,
  }),
  shown: { en: "The content is valid, and shown.", de: "Der Inhalt ist gültig und wird gezeigt." },
  untilMended: {
    en: "Until it is fixed, the pages show the last content that was valid.",
    de: "Bis das behoben ist, zeigen die Seiten den letzten gültigen Inhalt.",
  },
  nothingEarlier: {
    en: "There is no earlier content to show: fix it, then start again.",
    de: "Es gibt keinen früheren Inhalt, der gezeigt werden könnte: Beheben Sie das, und starten Sie neu.",
  },
  failed: (error: unknown): LocalizedText => {
    if (error instanceof CommandError) return error.text;
    const reason = error instanceof Error ? error.message : String(error);
    return {
      en: `The content could not be read: ${reason}`,
      de: `Der Inhalt konnte nicht gelesen werden: ${reason}`,
    };
  },
};
