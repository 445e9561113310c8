/** Of the message that is shown if a part of the page could not be loaded, even after loading the page again. */
export const loadNoticeId = "load-notice";

export function showLoadNotice(): void {
  const notice = document.getElementById(loadNoticeId);
  if (notice !== null) notice.hidden = false;
}
