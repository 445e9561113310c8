import { defineRule } from "./registry/rule.ts";

export default defineRule({
  id: "file-too-large",
  group: "bytes",
  severity: "error",
  title: { en: "Too large", de: "Zu groß" },
  meaning: {
    en: "A content file has at most 1 MB. A text of that size was mostly pasted by mistake.",
    de: "Eine Inhaltsdatei hat höchstens 1 MB. Ein Text dieser Größe wurde meist aus Versehen eingefügt.",
  },
  example: {
    wrong: { en: "A file of 6 MB", de: "Eine Datei mit 6 MB" },
    right: { en: "Only what is to be read on the site", de: "Nur, was auf der Website zu lesen sein soll" },
  },
});
