/** Interface texts of the form, other than labels and hints of fields. */
import type { MessageLanguage } from "../../content/core/messages/language.ts";
import type { MessageId } from "../../content/core/messages/message.ts";
import { say } from "../../content/core/messages/say.ts";

export function formMessages(language: MessageLanguage) {
  const text = (id: MessageId) => say({ id }, language);
  return {
    errors: text("tool.form.errors"),
    warnings: text("tool.form.warnings"),
    nothingWrong: text("tool.form.nothing-wrong"),
    outdated: text("tool.form.outdated"),
    unchecked: text("tool.form.unchecked"),
    stillWrong: text("tool.form.still-wrong"),
    saveAnyway: text("tool.form.save-anyway"),
    goOn: text("tool.form.go-on"),
    notSaved: text("tool.form.not-saved"),
    leave: text("tool.form.leave"),
    wrongAfterwards: text("tool.form.wrong-afterwards"),
    deleteAnyway: text("tool.form.delete-anyway"),
    keepEntry: text("tool.form.keep-entry"),
    phone: text("tool.form.phone"),
    desktop: text("tool.form.desktop"),
    ownWindow: text("tool.form.own-window"),
    page: text("tool.form.page"),
    followsLater: text("tool.form.follows-later"),
    notShown: text("tool.form.not-shown"),
  };
}

/** The steps on the first screen. */
export function firstSteps(language: MessageLanguage, isPublic: boolean): string[] {
  const ids: readonly MessageId[] = isPublic
    ? ["tool.form.step.sign-in", "tool.form.step.edit", "tool.form.step.publish-repository"]
    : ["tool.form.step.open-folder", "tool.form.step.edit", "tool.form.step.publish-folder"];
  return ids.map((id) => say({ id }, language));
}
