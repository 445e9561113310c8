import { issueFindings } from "./registry/issue-findings.ts";
import { defineRule } from "./registry/rule.ts";

export default defineRule({
  id: "too-deep",
  group: "yaml",
  severity: "error",
  title: { en: "Too deep", de: "Zu tief verschachtelt" },
  meaning: {
    en: "Hundreds of brackets or spaces are in front of a value. No content goes that deep: something was pasted by mistake.",
    de: "Vor einem Wert stehen Hunderte Klammern oder Leerzeichen. So tief ist kein Inhalt verschachtelt: Hier wurde etwas aus Versehen eingefügt.",
  },
  example: {
    wrong: { en: "[[[[[[[[… fifty and more brackets", de: "[[[[[[[[… fünfzig Klammern und mehr" },
    right: { en: "The text in quotes", de: "Der Text in Anführungszeichen" },
  },
  check: (files) =>
    issueFindings(files, "too-deep", () => ({
      message: {
        en: "There are more entries inside each other here than can be read",
        de: "Hier stehen mehr Einträge ineinander, als gelesen werden können",
      },
      hint: {
        en: "Take the entries apart, or put the text into quotes",
        de: "Nehmen Sie die Einträge auseinander, oder setzen Sie den Text in Anführungszeichen",
      },
    })),
});
