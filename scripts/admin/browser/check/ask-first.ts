/**
 * Confirmation before saving with an error, leaving without saving, and deleting what others need. Sveltia's own event
 * for saving comes too late (a refusal is shown as a failure), and it has none for the others.
 */

import type { FormConfig } from "../../build/config.ts";
import { settleEdit } from "../edited-entry.ts";
import { element } from "../element.ts";
import { entryCheck, type startChecking } from "./entry-check.ts";

/** Present while an entry is open. */
const editor = ".content-editor";
const saveButton = '[aria-keyshortcuts$="+S"]';

/** Installs the listeners. The delete button is recognised by its label, in a dialog over the entry. */
export function askFirst(
  { deletion }: ReturnType<typeof startChecking>,
  { words, deletionWords }: Pick<FormConfig, "words" | "deletionWords">,
): void {
  const isSaved = async () => {
    await settleEdit();
    await entryCheck.answered();
    const errors = entryCheck.diagnostics().filter(({ severity }) => severity === "error");
    const summaries = [...new Set(errors.map(({ summary }) => summary))];
    if (summaries.length === 0 || (await ask(words.stillWrong, summaries, words.saveAnyway, words.goOn))) return true;
    entryCheck.showAll();
    return false;
  };
  const isDeleted = () =>
    deletion((diagnostics) => {
      const summaries = diagnostics.map(({ file, summary }) => `${file}: ${summary}`);
      return ask(words.wrongAfterwards, summaries, words.deleteAnyway, words.keepEntry);
    });
  const isLeft = async () => {
    await settleEdit();
    if (document.querySelector(saveButton)?.ariaDisabled !== "false") return true;
    // Sveltia backs a draft up half a second after the last change.
    const backedUp = new Promise((resolve) => setTimeout(resolve, 600));
    const isMeant = await ask(words.notSaved, [], words.leave, words.goOn);
    await backedUp;
    return isMeant;
  };
  const questionOf = (button: HTMLElement) => {
    if (button.matches(saveButton)) return isSaved;
    if (button.matches(`${editor} .back, .diagnostics a[href^="#"]`)) return isLeft;
    const isOfEntry = button.closest("[role=alertdialog]") !== null && document.querySelector(editor) !== null;
    return isOfEntry && deletionWords.includes(button.textContent.trim()) ? isDeleted : undefined;
  };

  let isAllowed = false;
  const listener = async (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>("button, a") : null;
    const question = button === null ? undefined : questionOf(button);
    if (button === null || question === undefined || button.ariaDisabled === "true" || isAllowed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!(await question())) return;
    isAllowed = true;
    button.click();
    isAllowed = false;
  };
  document.addEventListener("click", listener, { capture: true });
}

/** @returns True if the editor wants to go on. */
async function ask(title: string, summaries: readonly string[], yes: string, no: string): Promise<boolean> {
  const dialog = element(
    "dialog",
    { class: "diagnostics", "aria-labelledby": "still-wrong" },
    element("h2", { id: "still-wrong" }, title),
    element("ul", {}, ...summaries.map((summary) => element("li", { "data-severity": "error" }, summary))),
    element(
      "form",
      { method: "dialog" },
      element("button", { class: "own-control", autofocus: "", value: "" }, no),
      element("button", { class: "own-control", value: "yes" }, yes),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
  await new Promise((resolve) => dialog.addEventListener("close", resolve, { once: true }));
  dialog.remove();
  return dialog.returnValue === "yes";
}
