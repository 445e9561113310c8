/** Interface texts of the form, other than labels and hints of fields. */
import type { MessageLanguage } from "../../content/core/messages/language.ts";
import type { MessageId } from "../../content/core/messages/message.ts";
import { say } from "../../content/core/messages/say.ts";
import type { Editing } from "../../content/schema/editing.ts";

export function formMessages(language: MessageLanguage) {
  const text = (id: MessageId) => say({ id }, language);
  return {
    errors: text("tool.form.errors"),
    warnings: text("tool.form.warnings"),
    unwritten: text("tool.form.unwritten"),
    rule: text("tool.form.rule"),
    shown: text("tool.form.shown"),
    hidden: text("tool.form.hidden"),
    fromDay: text("tool.form.from-day"),
    dayLike: text("tool.form.day-like"),
    today: text("tool.form.today"),
    calendar: text("tool.form.calendar"),
    write: text("tool.form.write"),
    nothingWrong: text("tool.form.nothing-wrong"),
    outdated: text("tool.form.outdated"),
    unchecked: text("tool.form.unchecked"),
    stillWrong: text("tool.form.still-wrong"),
    saveAnyway: text("tool.form.save-anyway"),
    goOn: text("tool.form.go-on"),
    notSaved: text("tool.form.not-saved"),
    close: text("tool.form.close"),
    leave: text("tool.form.leave"),
    wrongAfterwards: text("tool.form.wrong-afterwards"),
    deleteAnyway: text("tool.form.delete-anyway"),
    keepEntry: text("tool.form.keep-entry"),
    phone: text("tool.form.phone"),
    desktop: text("tool.form.desktop"),
    ownWindow: text("tool.form.own-window"),
    page: text("tool.form.page"),
    notYet: text("tool.form.not-yet"),
    followsLater: text("tool.form.follows-later"),
    notShown: text("tool.form.not-shown"),
  };
}

export function firstSteps(language: MessageLanguage, isPublic: boolean): string[] {
  const ids: readonly MessageId[] = isPublic
    ? ["tool.form.step.sign-in", "tool.form.step.edit", "tool.form.step.publish-repository"]
    : ["tool.form.step.open-folder", "tool.form.step.edit", "tool.form.step.publish-folder"];
  return ids.map((id) => say({ id }, language));
}

/** What happens next with a saved change: a pull request, a check of the branch, or nothing until it is committed. */
export function nextSteps(language: MessageLanguage, editing: Editing | undefined) {
  const { repository, pullRequests = true } = editing ?? {};
  const online = pullRequests ? "pull-request" : "branch";
  const where = repository === undefined ? "folder" : online;
  const page = pullRequests ? "pulls" : "actions";
  return {
    text: say({ id: `tool.form.saved.${where}` }, language),
    link: say({ id: "tool.form.saved.follow" }, language),
    address: repository && `https://github.com/${repository}/${page}`,
  };
}
