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
});
