import { maxDepth } from "../model/html/allowed.ts";
import { findHtml } from "./registry/find-html.ts";
import { defineRule } from "./registry/rule.ts";

export default defineRule({
  id: "html-nesting",
  group: "html",
  severity: "error",
  title: { en: "A tag in the wrong place", de: "Ein Tag an der falschen Stelle" },
  meaning: {
    en: "A list holds li and nothing else, a paragraph no list, a link no other link. Browsers would rearrange it.",
    de: "Eine Liste enthält li und sonst nichts, ein Absatz keine Liste, ein Link keinen anderen Link. Browser würden es umbauen.",
  },
  example: {
    wrong: { en: "<ul><p>One</p></ul>", de: "<ul><p>Eins</p></ul>" },
    right: { en: "<ul><li>One</li></ul>", de: "<ul><li>Eins</li></ul>" },
    isHtml: true,
  },
  check: (files) =>
    findHtml(files, {
      "text-in-list": ({ about }) => [
        {
          en: `Text cannot be in <${about}> itself`,
          de: `Text kann nicht unmittelbar in <${about}> stehen`,
        },
        { en: "Put it between <li> and </li>", de: "Setzen Sie ihn zwischen <li> und </li>" },
      ],
      "item-without-list": () => [
        { en: "<li> is in no list", de: "<li> steht in keiner Liste" },
        { en: "Put <ul> before it and </ul> behind it", de: "Setzen Sie <ul> davor und </ul> dahinter" },
      ],
      misplaced: ({ about, detail }) => [
        { en: `<${about}> cannot be in <${detail}>`, de: `<${about}> kann nicht in <${detail}> stehen` },
        ["ul", "ol"].includes(detail)
          ? { en: "Put it between <li> and </li>", de: "Setzen Sie es zwischen <li> und </li>" }
          : { en: `Write </${detail}> before it`, de: `Schreiben Sie </${detail}> davor` },
      ],
      "too-deep": () => [
        {
          en: `More than ${maxDepth} tags are inside each other here`,
          de: `Hier stehen mehr als ${maxDepth} Tags ineinander`,
        },
        {
          en: "Close those that are not needed any more",
          de: "Schließen Sie die, die nicht mehr gebraucht werden",
        },
      ],
    }),
});
