/** In development: shows on every page what is wrong with the content, and takes it away once that is mended. */
import { ProblemPanel } from "./problem-panel.ts";

if (import.meta.hot) {
  customElements.define("content-problems", ProblemPanel);
  const panel = new ProblemPanel();
  document.body.append(panel);
  import.meta.hot.on("content:problems", (report) => panel.show(report));
  // What was found before the page was opened.
  import.meta.hot.send("content:ask");
}
