/** Rules about HTML and links in texts. */
import type { Rule } from "./rule.ts";

/** An answer of the questions page: the first of the sample is replaced. */
const answer = { file: "en/pages/contact.yaml" } as const;

export const htmlRules = {
  "html-tag": {
    title: { en: "A tag that is not allowed", de: "Ein Tag, das nicht erlaubt ist" },
    meaning: {
      en: "Texts named html may hold p, ul, ol, li, strong, em, a, br, h3, code and abbr, written in lower case. Other tags could change the page or run a program, and are refused, not removed.",
      de: "Texte namens html dürfen p, ul, ol, li, strong, em, a, br, h3, code und abbr enthalten, klein geschrieben. Andere Tags könnten die Seite verändern oder ein Programm starten; sie werden abgelehnt, nicht entfernt.",
    },
    example: {
      wrong: { en: "<div>Open on Sundays</div>", de: "<div>Sonntags geöffnet</div>" },
      right: { en: "<p>Open on Sundays</p>", de: "<p>Sonntags geöffnet</p>" },
    },
  },
  "html-attribute": {
    title: { en: "An attribute that is not allowed", de: "Ein Attribut, das nicht erlaubt ist" },
    meaning: {
      en: "a takes href, abbr takes title, nothing else. Values stand in quotes.",
      de: "a nimmt href, abbr nimmt title, sonst nichts. Werte stehen in Anführungszeichen.",
    },
    example: {
      wrong: { en: '<p class="big">Hello</p>', de: '<p class="big">Hallo</p>' },
      right: { en: "<p>Hello</p>", de: "<p>Hallo</p>" },
    },
  },
  "html-balance": {
    title: { en: "A tag that is not closed", de: "Ein Tag, das nicht geschlossen ist" },
    meaning: {
      en: "Every tag that is opened is closed, in the opposite order; only br stands alone.",
      de: "Jedes geöffnete Tag wird geschlossen, in umgekehrter Reihenfolge; nur br steht allein.",
    },
    example: {
      wrong: { en: "<p>Very <strong>quick</p>", de: "<p>Sehr <strong>schnell</p>" },
      right: { en: "<p>Very <strong>quick</strong></p>", de: "<p>Sehr <strong>schnell</strong></p>" },
    },
  },
  "html-nesting": {
    title: { en: "A tag in a wrong place", de: "Ein Tag an der falschen Stelle" },
    meaning: {
      en: "A list holds li and nothing else, a paragraph no list, a link no other link. Browsers would rearrange it.",
      de: "Eine Liste enthält li und sonst nichts, ein Absatz keine Liste, ein Link keinen anderen Link. Browser würden es umbauen.",
    },
    example: {
      wrong: { en: "<ul><p>One</p></ul>", de: "<ul><p>Eins</p></ul>" },
      right: { en: "<ul><li>One</li></ul>", de: "<ul><li>Eins</li></ul>" },
    },
  },
  "html-empty": {
    title: { en: "A tag with nothing in it", de: "Ein Tag, in dem nichts steht" },
    meaning: {
      en: "Between a tag and its end stands the text that it is about. An empty paragraph is a gap, an empty entry of a list is a dot; these are warnings. An empty link or heading is an error: people who have pages read to them hear nothing.",
      de: "Zwischen einem Tag und seinem Ende steht der Text, um den es geht. Ein leerer Absatz ist eine Lücke, ein leerer Listeneintrag ist ein Punkt; das sind Warnungen. Ein leerer Link oder eine leere Überschrift ist ein Fehler: Wer sich Seiten vorlesen lässt, hört nichts.",
    },
    example: {
      wrong: { en: '<p>See <a href="/faq"></a></p>', de: '<p>Siehe <a href="/faq"></a></p>' },
      right: { en: '<p>See <a href="/faq">questions</a></p>', de: '<p>Siehe <a href="/faq">Fragen</a></p>' },
    },
  },
  "html-entity": {
    title: { en: "A character reference that is wrong", de: "Ein Zeichenverweis, der falsch ist" },
    meaning: {
      en: "A reference such as &amp; is not known or has no semicolon. Write the character itself; only <, > and & need a reference.",
      de: "Ein Verweis wie &amp; ist unbekannt oder hat kein Semikolon. Schreiben Sie das Zeichen selbst; nur <, > und & brauchen einen Verweis.",
    },
    example: {
      wrong: { en: "<p>Caf&eacut;</p>", de: "<p>Caf&eacut;</p>" },
      right: { en: "<p>Café</p>", de: "<p>Café</p>" },
    },
  },
  "html-in-text": {
    title: { en: "HTML in a plain text", de: "HTML in einfachem Text" },
    meaning: {
      en: "Plain texts are shown as they are written: a visitor would read the tag. Only texts named html may have tags.",
      de: "Einfache Texte werden gezeigt, wie sie dastehen: Besucher würden das Tag lesen. Nur Texte namens html dürfen Tags haben.",
    },
    example: {
      ...answer,
      place: /^title: .*$/m,
      wrong: "title: <strong>Contact</strong>",
      right: "title: Contact",
    },
  },
  markdown: {
    title: { en: "Markdown in a text", de: "Markdown im Text" },
    meaning: {
      en: "Two asterisks for bold text and square brackets for a link work on code hosts, and would be shown on a page. Texts named html take <strong> and <a>; plain texts take neither.",
      de: "Zwei Sternchen für fetten Text und eckige Klammern für einen Link wirken auf Code-Hosts; auf einer Seite wären sie zu sehen. Texte namens html nehmen <strong> und <a>, einfache Texte keines von beiden.",
    },
    example: {
      file: "en/pages/contact.yaml",
      place: /^title: .*$/m,
      wrong: 'title: "**Contact**"',
      right: "title: Contact",
    },
  },
  link: {
    title: { en: "A link that cannot be used", de: "Ein Link, der nicht verwendbar ist" },
    meaning: {
      en: "A link begins with / for a page of this site, # for a place on the same page, {link.…} or {help.…} for one that stands in the facts, mailto: or https://. Everything else is refused, however it is spelled.",
      de: "Ein Link beginnt mit / für eine Seite dieser Website, # für eine Stelle auf derselben Seite, {link.…} oder {help.…} für einen aus den Fakten, mailto: oder https://. Alles andere wird abgelehnt, wie auch immer es geschrieben ist.",
    },
    example: {
      wrong: { en: '<a href="www.company.example">Shop</a>', de: '<a href="www.company.example">Laden</a>' },
      right: {
        en: '<a href="https://www.company.example">Shop</a>',
        de: '<a href="https://www.company.example">Laden</a>',
      },
    },
  },
  "broken-link": {
    title: { en: "A link that leads nowhere", de: "Ein Link, der ins Leere führt" },
    meaning: {
      en: "There is no page of this path, or no entry with this id on it. The message says which is nearest.",
      de: "Es gibt keine Seite mit diesem Pfad oder auf ihr keinen Eintrag mit dieser id. Die Meldung nennt das Ähnlichste.",
    },
    example: {
      wrong: { en: '<a href="/plugin/fatoora">E-invoices</a>', de: '<a href="/plugin/fatoora">E-Rechnungen</a>' },
      right: { en: '<a href="/plugins/fatoora">E-invoices</a>', de: '<a href="/plugins/fatoora">E-Rechnungen</a>' },
    },
  },
  "own-host": {
    title: { en: "An address that the facts have", de: "Eine Adresse, die in den Fakten steht" },
    meaning: {
      en: "A link names this site or one of your hosts by its whole address. It works, but it is not checked, leads out of the visitor's language, and is forgotten when the host changes. Write the path of the page, {link.…} or {help.…}. This is a warning.",
      de: "Ein Link nennt diese Website oder einen Ihrer Hosts mit voller Adresse. Er funktioniert, wird aber nicht geprüft, führt aus der Sprache des Besuchers heraus und wird vergessen, wenn der Host sich ändert. Schreiben Sie den Pfad der Seite, {link.…} oder {help.…}. Das ist eine Warnung.",
    },
    example: {
      wrong: {
        en: '<a href="https://www.company.example/en/contact">Write to us</a>',
        de: '<a href="https://www.company.example/de/contact">Schreiben Sie uns</a>',
      },
      right: { en: '<a href="/contact">Write to us</a>', de: '<a href="/contact">Schreiben Sie uns</a>' },
    },
  },
} as const satisfies Record<string, Rule>;
