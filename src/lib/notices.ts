/** Notices that are on every page, hidden. */

/**
 * The "please reload" notice, shown when code fails to load even after a reload. Every document contains it: the code that
 * would render it may be what is missing.
 */
export const loadNoticeId = "load-notice";

/** Of the app, which alone shows it. */
export const offlineNoticeId = "offline-notice";

export function showNotice(id: string, isShown = true): void {
  const notice = document.getElementById(id);
  if (notice === null) return;
  notice.hidden = !isShown;
  // The only button in it closes it.
  notice.onclick = ({ target }) => {
    notice.hidden = target instanceof HTMLButtonElement;
  };
}

/** For when the app does not start. By `<html data-failed>` CSS hides what would do nothing, and says what is so. */
export function markFailed(): void {
  document.documentElement.dataset.failed = "";
}
