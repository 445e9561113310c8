/** Notices that every document contains, hidden: the code that would render them may be what is missing. */

/** The "please reload" notice, shown when code fails to load even after a reload. */
export const loadNoticeId = "load-notice";

export const offlineNoticeId = "offline-notice";

export function showNotice(id: string, isShown = true): void {
  const notice = document.getElementById(id);
  if (notice !== null) notice.hidden = !isShown;
}
