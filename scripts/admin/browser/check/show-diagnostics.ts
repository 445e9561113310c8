/** Shows diagnostics in the form: each at its field, all of them above the fields. */

import type { FormConfig } from "../../build/config.ts";
import { element } from "../element.ts";
import { formKeys } from "../form/shape.ts";
import type { FormDiagnostic } from "../worker/form-diagnostics.ts";
import { entryCheck } from "./entry-check.ts";
import { entryOf, jumpTo, placeOf } from "./places.ts";

/** Milliseconds after which a value is no longer being typed. Half a phone number is no mistake. */
const pauseInTyping = 700;

type Texts = Pick<FormConfig, "words" | "formats">;

/** Keeps them shown while the form adds and removes elements. */
export function showDiagnostics(texts: Texts): void {
  let shown: readonly FormDiagnostic[] = [];
  let [frame, timer, lastInput] = [0, 0, Number.NEGATIVE_INFINITY];
  const later = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => showIn(document, shown, texts));
  };
  const pause = () => lastInput + pauseInTyping - performance.now();
  const update = () => {
    clearTimeout(timer);
    timer = window.setTimeout(async () => {
      await entryCheck.answered();
      // Typed again meanwhile, or the timer was a fraction early.
      if (pause() > 0) return update();
      shown = entryCheck.shown();
      later();
    }, pause());
  };
  entryCheck.subscribe(update);
  document.addEventListener("input", () => {
    lastInput = performance.now();
    update();
  });
  new MutationObserver(later).observe(document.body, { childList: true, subtree: true });
}

function showIn(page: ParentNode, diagnostics: readonly FormDiagnostic[], texts: Texts): void {
  const panes = page.querySelectorAll<HTMLElement>('[data-mode="edit"][data-locale]');
  for (const [index, pane] of panes.entries()) {
    const { locale = "" } = pane.dataset;
    const own = diagnostics.filter(
      ({ file, keyPath }) => keyPath !== undefined && [locale, ""].includes(localeOf(file)),
    );
    const boxes = [...pane.querySelectorAll<HTMLElement>(".diagnostics")].flatMap((box) => box.parentElement ?? []);
    const children = new Map<HTMLElement, HTMLElement[]>(boxes.map((place) => [place, []]));
    for (const diagnostic of own) {
      const place = placeOf(pane, diagnostic.keyPath ?? "");
      if (place === undefined) continue;
      const isField = place.dataset.keyPath === diagnostic.keyPath;
      const line = isField
        ? [diagnostic.message, ...fixButtons(place, diagnostic, texts)]
        : [jumpButton(diagnostic, locale)];
      children.set(place, [...(children.get(place) ?? []), lineOf("p", diagnostic, line, texts)]);
    }
    const summary = placeOf(pane, formKeys.source);
    const elsewhere = diagnostics.filter(({ keyPath }) => index === 0 && keyPath === undefined);
    if (summary !== undefined) children.set(summary, summaryOf(own, elsewhere, locale, texts));
    for (const [place, lines] of children) fill(place, lines);
  }
}

/** Sveltia has one pane per language, and one for files with all languages. A picture belongs to none. */
function localeOf(file: string): string {
  if (file.startsWith("images/")) return "";
  return /^[a-z]{2}(?=\/)/.exec(file)?.[0] ?? "_default";
}

function jumpButton({ summary, keyPath = "" }: FormDiagnostic, locale: string): HTMLElement {
  const button = element("button", { type: "button", value: keyPath }, summary);
  button.onclick = () => jumpTo(locale, keyPath);
  return button;
}

/** For a field with a text: a rich one is no single value. */
function fixButtons(field: HTMLElement, { fixes }: FormDiagnostic, { words }: Texts): (Node | string)[] {
  const control = field.querySelector<HTMLInputElement | HTMLTextAreaElement>("input[type=text], textarea");
  if (control === null) return [];
  return fixes.flatMap((value) => {
    const name = words.write.replace("…", () => value);
    const button = element("button", { type: "button", class: "own-control" }, name);
    button.onclick = () => {
      control.focus();
      control.select();
      // Deprecated, and the only way to type so that undo takes it back.
      document.execCommand("insertText", false, value);
    };
    return [" ", button];
  });
}

/** A message with links to the rule’s page, and to the entry where the other half of it is. */
function lineOf(
  tag: "p" | "li",
  { severity, docs, related }: FormDiagnostic,
  text: readonly (Node | string)[],
  { words, formats }: Texts,
): HTMLElement {
  const entry = related === undefined ? undefined : entryOf(related, formats);
  const links = [
    ...(entry === undefined ? [] : [" ", element("a", { href: entry.address }, entry.name)]),
    ...(docs === "" ? [] : [" ", element("a", { href: docs, target: "_blank" }, words.rule)]),
  ];
  return element(tag, { "data-severity": severity }, ...text, ...links);
}

function summaryOf(
  own: readonly FormDiagnostic[],
  elsewhere: readonly FormDiagnostic[],
  locale: string,
  texts: Texts,
): HTMLElement[] {
  const { words, formats } = texts;
  const all = [...own, ...elsewhere];
  const lines = all.map((each) => {
    if (each.keyPath) return element("li", { "data-severity": each.severity }, jumpButton(each, locale));
    const entry = each.keyPath === undefined ? entryOf(each.file, formats) : undefined;
    const link = entry && element("a", { href: entry.address }, entry.name);
    const place = link ?? each.file;
    return lineOf("li", each, each.keyPath === "" ? [each.summary] : [place, `: ${each.summary}`], texts);
  });
  // Both languages of an entry may have the same message.
  const distinct = [...new Map(lines.map((line) => [line.outerHTML, line])).values()];
  const count = (wanted: FormDiagnostic["severity"]) =>
    distinct.filter(({ dataset }) => dataset.severity === wanted).length;
  const counts = `${words.errors}: ${count("error")} · ${words.warnings}: ${count("warning")}`;
  const unwritten = entryCheck.unwritten();
  return [
    element("p", {}, distinct.length === 0 ? words.nothingWrong : counts),
    ...(unwritten === 0 ? [] : [element("p", {}, `${words.unwritten}: ${unwritten}`)]),
    ...(distinct.length === 0 ? [] : [element("ul", { "aria-live": "off" }, ...distinct)]),
  ];
}

let boxes = 0;

function fill(place: HTMLElement, children: readonly HTMLElement[]): void {
  let box = place.querySelector<HTMLElement>(":scope > .diagnostics") ?? undefined;
  if (box === undefined) {
    if (children.length === 0) return;
    boxes += 1;
    // Screen readers hear the count, and the messages of a field with the field.
    const isSummary = place.dataset.keyPath === formKeys.source;
    const attributes = { id: `diagnostics-${boxes}`, "aria-live": isSummary ? "polite" : "off" };
    box = element("div", { class: "diagnostics", ...attributes });
    const heading = place.dataset.keyPath === undefined ? null : place.querySelector("header");
    if (heading === null) place.append(box);
    else heading.after(box);
  }
  if (box.innerHTML !== children.map(({ outerHTML }) => outerHTML).join("")) {
    box.replaceChildren(...children);
    // In sight while somebody types, with what they type.
    if (document.activeElement?.closest("[data-key-path]") === place)
      for (const each of [place, box]) each.scrollIntoView({ block: "nearest" });
  }
  for (const control of place.querySelectorAll("input, textarea, select, [role=combobox]")) {
    if (control.closest("[data-key-path]") === place) control.setAttribute("aria-describedby", box.id);
  }
}
