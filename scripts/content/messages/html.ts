/** What is said about HTML in content. */
import type { Sentence } from "../core/localized-text.ts";

export const htmlMessages = {
  markdown: (piece: string): Sentence => ({
    en: `Markdown does not work here: ${piece}`,
    de: `Markdown wirkt hier nicht: ${piece}`,
  }),
  writeHtml: (html: string): Sentence => ({
    en: `Write it as HTML: ${html}`,
    de: `Schreiben Sie es als HTML: ${html}`,
  }),
  withoutMarkdown: {
    en: "Write the text without these signs: it is plain text",
    de: "Schreiben Sie den Text ohne diese Zeichen: Es ist einfacher Text",
  },
  tagNotAllowed: (name: string): Sentence => ({
    en: `The tag <${name}> is not allowed`,
    de: `Das Tag <${name}> ist nicht erlaubt`,
  }),
  takeOneOf: (names: readonly string[]): Sentence => ({
    en: `Use one of: ${names.join(", ")}`,
    de: `Nehmen Sie eines von: ${names.join(", ")}`,
  }),
  takeTag: (name: string): Sentence => ({ en: `Use <${name}>`, de: `Nehmen Sie <${name}>` }),
  unclosed: (name: string): Sentence => ({
    en: `The tag <${name}> is not closed where it should be`,
    de: `Das Tag <${name}> wird nicht geschlossen, wo es das müsste`,
  }),
  add: (text: string): Sentence => ({ en: `Add  ${text}`, de: `Ergänzen Sie  ${text}` }),
  notOpen: (tag: string): Sentence => ({
    en: `${tag} closes a tag that is not open`,
    de: `${tag} schließt ein Tag, das nicht offen ist`,
  }),
  badForm: {
    en: "This tag is not written as it should be",
    de: "Dieses Tag ist nicht so geschrieben, wie es sein soll",
  },
  bracket: { en: "This < begins no tag", de: "Mit diesem < beginnt kein Tag" },
  closeOrEscape: {
    en: "Close the tag with >, or write &lt; for the sign itself",
    de: "Schließen Sie das Tag mit >, oder schreiben Sie &lt; für das Zeichen selbst",
  },
  comment: { en: "A comment is not allowed in HTML", de: "Ein Kommentar ist in HTML nicht erlaubt" },
  yamlComment: {
    en: "Delete it; YAML comments begin with #",
    de: "Löschen Sie ihn; Kommentare in YAML beginnen mit #",
  },
  declaration: { en: "<! and <? are not allowed in HTML", de: "<! und <? sind in HTML nicht erlaubt" },
  textInList: (list: string): Sentence => ({
    en: `Text cannot stand in <${list}> itself`,
    de: `Text kann nicht unmittelbar in <${list}> stehen`,
  }),
  putTextIntoItem: {
    en: "Put it between <li> and </li>",
    de: "Setzen Sie ihn zwischen <li> und </li>",
  },
  putTagIntoItem: {
    en: "Put it between <li> and </li>",
    de: "Setzen Sie es zwischen <li> und </li>",
  },
  itemWithoutList: { en: "<li> stands in no list", de: "<li> steht in keiner Liste" },
  putListAround: {
    en: "Put <ul> before it and </ul> behind it",
    de: "Setzen Sie <ul> davor und </ul> dahinter",
  },
  empty: (name: string): Sentence => ({
    en: `There is no text in <${name}>`,
    de: `In <${name}> steht kein Text`,
  }),
  fillOrDelete: (name: string): Sentence => ({
    en: `Write it between <${name}> and </${name}>, or delete both`,
    de: `Schreiben Sie ihn zwischen <${name}> und </${name}>, oder löschen Sie beide`,
  }),
  cannotStandIn: (name: string, outer: string): Sentence => ({
    en: `<${name}> cannot stand in <${outer}>`,
    de: `<${name}> kann nicht in <${outer}> stehen`,
  }),
  closeBefore: (name: string): Sentence => ({
    en: `Write </${name}> before it`,
    de: `Schreiben Sie </${name}> davor`,
  }),
  tooDeep: (most: number): Sentence => ({
    en: `More than ${most} tags stand inside each other here`,
    de: `Hier stehen mehr als ${most} Tags ineinander`,
  }),
  fewerTags: {
    en: "Close those that are not needed any more",
    de: "Schließen Sie die, die nicht mehr gebraucht werden",
  },
  badAttribute: (attribute: string, name: string): Sentence => ({
    en: `"${attribute}" is not allowed in <${name}>`,
    de: `„${attribute}“ ist in <${name}> nicht erlaubt`,
  }),
  attributeTwice: (attribute: string, name: string): Sentence => ({
    en: `"${attribute}" stands twice in <${name}>`,
    de: `„${attribute}“ steht zweimal in <${name}>`,
  }),
  keepOne: { en: "Keep one of them", de: "Behalten Sie eines davon" },
  noTarget: { en: "This <a> leads nowhere", de: "Dieses <a> führt nirgendwohin" },
  noCharacter: (reference: string): Sentence => ({
    en: `There is no character ${reference}`,
    de: `Es gibt kein Zeichen ${reference}`,
  }),
  writeCharacter: { en: "Write the character itself", de: "Schreiben Sie das Zeichen selbst" },
  openReference: (reference: string): Sentence => ({
    en: `Browsers take ${reference} for a character, or its beginning`,
    de: `Browser halten ${reference} oder den Anfang davon für ein Zeichen`,
  }),
  closeReference: {
    en: "Write &amp; where the sign & itself is meant; otherwise the character itself",
    de: "Schreiben Sie &amp;, wenn das Zeichen & selbst gemeint ist, sonst das Zeichen selbst",
  },
  invisibleReference: (reference: string): Sentence => ({
    en: `${reference} is an invisible character`,
    de: `${reference} ist ein unsichtbares Zeichen`,
  }),
  inText: (piece: string): Sentence => ({
    en: `HTML does not work here: ${piece}`,
    de: `HTML wirkt hier nicht: ${piece}`,
  }),
  withoutTags: { en: "Write the text without tags", de: "Schreiben Sie den Text ohne Tags" },
};
