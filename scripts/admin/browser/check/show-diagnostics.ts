/** Shows diagnostics in the form: each at its field, all of them above the fields. */

import type { FormConfig } from "../../build/config.ts";
import { element } from "../element.ts";
import { formKeys } from "../form/shape.ts";
import type { FormDiagnostic } from "../worker/worker-api.ts";
import styles from "./check.css?inline";
import { entryCheck } from "./entry-check.ts";

/** Keeps them shown while the form adds and removes elements. */
export function showDiagnostics(words: FormConfig["words"]): void {
  document.head.append(element("style", {}, styles));
  let frame = 0;
  const later = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => showIn(document, words));
  };
  entryCheck.subscribe(later);
  new MutationObserver(later).observe(document.body, { childList: true, subtree: true });
}

function showIn(page: ParentNode, words: FormConfig["words"]): void {
  const diagnostics = entryCheck.diagnostics();
  const panes = page.querySelectorAll<HTMLElement>('[data-mode="edit"][data-locale]');
  for (const [index, pane] of panes.entries()) {
    const { locale = "" } = pane.dataset;
    const isOwn = ({ file, keyPath }: FormDiagnostic) => keyPath !== undefined && [locale, ""].includes(localeOf(file));
    const own = diagnostics.filter(isOwn);
    const fields = new Map(
      [...pane.querySelectorAll<HTMLElement>("[data-key-path]")].map((field) => [field.dataset.keyPath ?? "", field]),
    );
    const shown = new Map<HTMLElement, HTMLElement[]>();
    for (const diagnostic of own) {
      const [keyPath, field] = nearestField(diagnostic.keyPath ?? "", fields);
      if (field === undefined) continue;
      const text = keyPath === diagnostic.keyPath ? diagnostic.message : diagnostic.summary;
      shown.set(field, [...(shown.get(field) ?? []), sentence(diagnostic.severity, text)]);
    }
    for (const [keyPath, field] of fields) {
      if (keyPath !== formKeys.source) showAt(field, shown.get(field) ?? []);
    }
    const elsewhere = diagnostics.filter(({ keyPath }) => index === 0 && keyPath === undefined);
    const summary = fields.get(formKeys.source);
    if (summary !== undefined) fill(summary, summaryOf(own, elsewhere, locale, words));
  }
}

/** Sveltia has one pane per language, and one for files with all languages. A picture belongs to none. */
function localeOf(file: string): string {
  if (file.startsWith("images/")) return "";
  return /^[a-z]{2}(?=\/)/.exec(file)?.[0] ?? "_default";
}

/** The field, or the collapsed field around it. */
function nearestField(
  keyPath: string,
  fields: ReadonlyMap<string, HTMLElement>,
): [keyPath: string, field: HTMLElement | undefined] {
  const field = fields.get(keyPath);
  return field !== undefined || keyPath === ""
    ? [keyPath, field]
    : nearestField(keyPath.replace(/(?:^|\.)[^.]*$/, ""), fields);
}

function showAt(field: HTMLElement, sentences: readonly HTMLElement[]): void {
  const box = fill(field, sentences);
  if (box === undefined) return;
  for (const control of field.querySelectorAll("input, textarea, [role=combobox]")) {
    if (control.closest("[data-key-path]") === field) control.setAttribute("aria-describedby", box.id);
  }
}

function summaryOf(
  own: readonly FormDiagnostic[],
  elsewhere: readonly FormDiagnostic[],
  locale: string,
  words: FormConfig["words"],
): HTMLElement[] {
  const all = [...own, ...elsewhere];
  const count = (wanted: FormDiagnostic["severity"]) => all.filter(({ severity }) => severity === wanted).length;
  const counts = `${words.errors}: ${count("error")} · ${words.warnings}: ${count("warning")}`;
  const entries = all.map(({ severity, summary, file, keyPath }) => {
    if (keyPath === undefined) return element("li", { "data-severity": severity }, `${file}: ${summary}`);
    if (keyPath === "") return element("li", { "data-severity": severity }, summary);
    const button = element("button", { type: "button", value: keyPath }, summary);
    // The form expands the fields around it and scrolls there.
    button.onclick = () =>
      window.postMessage({ type: "highlight-editor-field", payload: { locale, keyPath } }, location.origin);
    return element("li", { "data-severity": severity }, button);
  });
  return all.length === 0
    ? [element("p", {}, words.nothingWrong)]
    : [element("p", {}, counts), element("ul", { "aria-live": "off" }, ...entries)];
}

let boxes = 0;

/** Replaces the children below a field’s heading if they differ. */
function fill(field: HTMLElement, children: readonly HTMLElement[]): HTMLElement | undefined {
  let box = field.querySelector<HTMLElement>(":scope > .diagnostics") ?? undefined;
  if (box === undefined && children.length > 0) {
    boxes += 1;
    // Screen readers hear the count, and the messages of a field with the field.
    const isSummary = field.dataset.keyPath === formKeys.source;
    box = element("div", {
      class: "diagnostics",
      id: `diagnostics-${boxes}`,
      "aria-live": isSummary ? "polite" : "off",
    });
    field.querySelector("header")?.after(box);
  }
  if (box?.innerHTML !== children.map(({ outerHTML }) => outerHTML).join("")) box?.replaceChildren(...children);
  return box;
}

function sentence(severity: string, text: string): HTMLElement {
  return element("p", { "data-severity": severity }, text);
}
