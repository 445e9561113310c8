/** What the form sends to each frame and window that shows a page. */
import type { PreviewPage } from "./worker/preview-page.ts";

export interface PreviewMessage {
  /** None while the content has mistakes: what is shown stays. */
  readonly page: PreviewPage | undefined;
  /** Said above the page. */
  readonly notice: string;
  /** Said there if the page cannot be rendered. */
  readonly failed: string;
  /** What stands in the field that is edited. */
  readonly text: string;
}
