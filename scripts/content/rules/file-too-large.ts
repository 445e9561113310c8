import { defineRule } from "./registry/rule.ts";

export default defineRule({
  id: "file-too-large",
  group: "bytes",
  severity: "error",
  title: { en: "Too large or too deep", de: "Zu groß oder zu tief verschachtelt" },
  meaning: {
    en: "A content file has at most 1 MB, and no entry is inside hundreds of others. What is larger or deeper was mostly pasted by mistake.",
    de: "Eine Inhaltsdatei hat höchstens 1 MB, und kein Eintrag steckt in Hunderten anderer. Was größer oder tiefer ist, wurde meist aus Versehen eingefügt.",
  },
  example: {
    wrong: { en: "A file of 6 MB", de: "Eine Datei mit 6 MB" },
    right: { en: "Only what is to be read on the site", de: "Nur, was auf der Website zu lesen sein soll" },
  },
});
