/** Notices that are in every document, hidden: the code that would render them may be what is missing. */

/** Code did not come, even after the page was loaded again. */
export const loadNoticeId = "load-notice";

export const offlineNoticeId = "offline-notice";

export function showNotice(id: string, shown = true): void {
  const notice = document.getElementById(id);
  if (notice !== null) notice.hidden = !shown;
}
