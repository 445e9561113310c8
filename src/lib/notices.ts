/** Shown when code fails to load even after a reload. In every document: the code that renders it may be missing. */
export const loadNoticeId = "load-notice";

export const offlineNoticeId = "offline-notice";

export function showNotice(id: string, isShown = true): void {
  const notice = document.getElementById(id);
  if (notice === null) return;
  notice.hidden = !isShown;
  notice.onclick = ({ target }) => {
    notice.hidden = target instanceof HTMLButtonElement;
  };
}

/** For when the app does not start: CSS hides what would do nothing, and says what is so. */
export function markFailed(): void {
  document.documentElement.dataset.failed = "";
}
