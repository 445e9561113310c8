/**
 * The panel over the page. It takes no focus, covers half the window at most and leaves the page usable. Escape makes it
 * small; it opens again with a mistake that was not there before, and goes when there is none.
 */
import type { LocalizedText, MessageLanguage } from "../../scripts/content/core/localized-text.ts";
import type { ProblemReport, ReportedPlace, ReportedProblem } from "../../scripts/vite/problem-report.ts";
import { panelStyles } from "./panel-styles.ts";
import { moreText, spokenLanguage, panelTexts as texts } from "./panel-texts.ts";

export class ProblemPanel extends HTMLElement {
  readonly #status = element("p", "", { class: "status", role: "status" });
  readonly #list = element("section", "");
  readonly #reopen = element("button", "", { class: "reopen", type: "button" });
  #language: MessageLanguage = "en";
  #known: ReadonlySet<string> = new Set();

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    this.#list.hidden = true;
    this.#reopen.hidden = true;
    this.#reopen.addEventListener("click", () => this.#open(true));
    root.append(element("style", panelStyles), this.#status, this.#list, this.#reopen);
    document.addEventListener("keydown", (event) => {
      // A dialog of the page is closed first.
      if (event.key !== "Escape" || event.defaultPrevented || document.querySelector("dialog[open]") !== null) return;
      if (!this.#list.hidden) this.#open(false);
    });
  }

  /** Shows what is wrong now. Without any diagnostic there is nothing to be seen. */
  show(report: ProblemReport): void {
    const { diagnostics } = report;
    const isMended = this.#known.size > 0 && diagnostics.length === 0;
    const isNew = diagnostics.some(({ id }) => !this.#known.has(id));
    this.#known = new Set(diagnostics.map(({ id }) => id));
    this.#language = spokenLanguage(navigator.languages, report.language);
    this.lang = this.#language;
    this.#status.textContent =
      diagnostics.length > 0 ? this.#say(report.total) : isMended ? this.#say(texts.mended) : "";
    this.#list.setAttribute("aria-label", this.#say(texts.title));
    this.#list.replaceChildren(...(diagnostics.length === 0 ? [] : this.#content(report)));
    this.#reopen.textContent = `${this.#say(texts.show)}: ${this.#say(report.total)}`;
    if (diagnostics.length === 0) this.#hideAll();
    else this.#open(isNew || !this.#list.hidden);
  }

  #say(sentence: LocalizedText): string {
    return sentence[this.#language];
  }

  #hideAll(): void {
    this.#list.hidden = true;
    this.#reopen.hidden = true;
  }

  /** Whoever is in the part that goes is taken to the one that comes; nobody else is taken anywhere. */
  #open(isOpen: boolean): void {
    const hadFocus = this.shadowRoot?.activeElement !== null && this.shadowRoot?.activeElement !== undefined;
    this.#list.hidden = !isOpen;
    this.#reopen.hidden = isOpen;
    if (hadFocus) (isOpen ? this.#list.querySelector("button") : this.#reopen)?.focus();
  }

  #content({ total, diagnostics, more }: ProblemReport): Node[] {
    const hide = element("button", this.#say(texts.hide), { type: "button" });
    hide.addEventListener("click", () => this.#open(false));
    const head = element("header", "");
    head.append(
      element("h2", this.#say(texts.title)),
      element("p", `${this.#say(total)}. ${this.#say(texts.below)}`),
      hide,
    );
    const list = element("ol", "");
    list.append(...diagnostics.map((diagnostic) => this.#diagnostic(diagnostic)));
    if (more > 0) list.append(element("li", this.#say(moreText(more))));
    return [head, list];
  }

  #diagnostic({ severity, rule, message, hint, place, frame, related }: ReportedProblem): HTMLElement {
    const item = element("li", "");
    const prefix = severity === "warning" ? `${this.#say(texts.warning)}: ` : "";
    const fix = element("p", `${this.#say(texts.fix)}: ${this.#say(hint)} `, { class: "hint" });
    fix.append(element("code", `[${rule}]`));
    const where = element("p", "");
    where.append(this.#place(place));
    item.append(element("h3", prefix + this.#say(message)), where);
    if (frame.length > 0) item.append(element("pre", frame.join("\n")));
    item.append(fix);
    if (related.length > 0) {
      const others = element("p", `${this.#say(texts.others)}: `);
      others.append(...related.flatMap((place, index) => [index === 0 ? "" : ", ", this.#place(place)]));
      item.append(others);
    }
    return item;
  }

  /** Opens the file at the place, in the editor that runs on this computer (Vite, "launch-editor"). */
  #place({ name, target }: ReportedPlace): HTMLElement {
    const link = element("button", name, { class: "place", type: "button", title: this.#say(texts.open) });
    link.addEventListener("click", () => {
      void fetch(`/__open-in-editor?file=${encodeURIComponent(target)}`).catch(() => {});
    });
    return link;
  }
}

/** All text goes in as text: nothing in the content becomes a part of the page. */
function element(name: string, text: string, attributes: Readonly<Record<string, string>> = {}): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
