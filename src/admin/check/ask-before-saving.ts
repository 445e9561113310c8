/** Saving with an error asks first. The form's own event comes too late for that: who says no there is shown a failure. */

import type { FormConfig } from "../../../scripts/admin/config.ts";
import { settleEdit } from "../edited-entry.ts";
import { element } from "../element.ts";
import { entryCheck } from "./entry-check.ts";

/** From now on. The button to save is told by its key. */
export function askBeforeSaving(words: FormConfig["words"]): void {
  let isAllowed = false;
  const listener = async (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const button = target?.closest<HTMLElement>('[aria-keyshortcuts$="+S"]') ?? undefined;
    if (button === undefined || button.ariaDisabled === "true" || isAllowed) return;
    event.stopImmediatePropagation();
    await settleEdit();
    await entryCheck.answered();
    // What other files lack is written next: the form leads there.
    const errors = entryCheck
      .mistakes()
      .filter(({ rule, severity }) => severity === "error" && rule !== "missing-file");
    const statements = errors.map(({ statement }) => statement);
    if (statements.length > 0 && !(await ask(statements, words))) return;
    isAllowed = true;
    button.click();
    isAllowed = false;
  };
  document.addEventListener("click", listener, { capture: true });
}

/** @returns Whether it is to be saved all the same. */
async function ask(statements: readonly string[], words: FormConfig["words"]): Promise<boolean> {
  const dialog = element(
    "dialog",
    { class: "mistakes", "aria-labelledby": "still-wrong" },
    element("h2", { id: "still-wrong" }, words.stillWrong),
    element("ul", {}, ...statements.map((statement) => element("li", { "data-severity": "error" }, statement))),
    element(
      "form",
      { method: "dialog" },
      element("button", { autofocus: "", value: "" }, words.goOn),
      element("button", { value: "save" }, words.saveAllTheSame),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
  await new Promise((resolve) => dialog.addEventListener("close", resolve, { once: true }));
  dialog.remove();
  return dialog.returnValue === "save";
}
