import { htmlFaults } from "../model/html-faults.ts";
import { defineRule } from "./registry/rule.ts";

export default defineRule({
  id: "html",
  group: "html",
  title: { en: "HTML that is not allowed or not complete", de: "HTML, das nicht erlaubt oder nicht vollständig ist" },
  meaning: {
    en: "Texts named html may hold p, ul, ol, li, strong, em, a, br, h3, code and abbr, in lower case; a takes href and abbr takes title, in double quotes. Every tag is closed, in the opposite order, with a text in it. A list holds li and nothing else, a paragraph no list, a link no other link. Only <, > and & are written as &lt;, &gt; and &amp;. What could change the page or run a program is refused, not removed. An empty paragraph or list entry is a warning.",
    de: "Texte namens html dürfen p, ul, ol, li, strong, em, a, br, h3, code und abbr enthalten, klein geschrieben; a nimmt href und abbr nimmt title, in doppelten Anführungszeichen. Jedes Tag wird geschlossen, in umgekehrter Reihenfolge, und enthält einen Text. Eine Liste enthält li und sonst nichts, ein Absatz keine Liste, ein Link keinen anderen Link. Nur <, > und & werden als &lt;, &gt; und &amp; geschrieben. Was die Seite verändern oder ein Programm starten könnte, wird abgelehnt, nicht entfernt. Ein leerer Absatz oder Listeneintrag ist eine Warnung.",
  },
  example: {
    wrong: { en: "<p>Open <b>on Sundays</b></p>", de: "<p>Sonntags <b>geöffnet</b></p>" },
    right: { en: "<p>Open <strong>on Sundays</strong></p>", de: "<p>Sonntags <strong>geöffnet</strong></p>" },
    isHtml: true,
  },
  check: (files) => htmlFaults(files, "html"),
});
