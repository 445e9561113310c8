/** Styles of the panel. They are in its shadow tree: nothing of the page reaches them, and they reach nothing of it. */
export const panelStyles = `
  :host { all: initial; position: fixed; inset: auto 0 0 0; z-index: 2147483647; pointer-events: none;
    font: 15px/1.5 system-ui, sans-serif; color-scheme: light dark; color: CanvasText; }
  :host([hidden]) { display: none; }
  [hidden] { display: none !important; }
  .status { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  section, .reopen { pointer-events: auto; border: 1px solid GrayText; border-block-start: 4px solid #c62828;
    background: Canvas; color: CanvasText; box-shadow: 0 0 24px rgb(0 0 0 / 35%); }
  section { max-block-size: 50vh; overflow: auto; overscroll-behavior: contain; }
  header { position: sticky; inset-block-start: 0; display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: baseline;
    padding: 8px 16px; border-block-end: 1px solid GrayText; background: Canvas; }
  h2 { margin: 0; font-size: 17px; }
  header p { margin: 0; flex: 1 1 auto; }
  ol { margin: 0; padding: 0; list-style: none; }
  li { padding: 10px 16px; border-block-end: 1px solid GrayText; overflow-wrap: anywhere; }
  h3, li p { margin: 0 0 4px; font-size: inherit; }
  .hint { white-space: pre-wrap; }
  pre { margin: 4px 0; padding: 6px 8px; overflow-x: auto; font: 13px/1.45 ui-monospace, Consolas, monospace;
    background: color-mix(in srgb, CanvasText 8%, Canvas); tab-size: 4; }
  code { font: 13px/1.45 ui-monospace, Consolas, monospace; }
  button { font: inherit; color: inherit; cursor: pointer; }
  header button, .reopen { padding: 4px 12px; border: 1px solid GrayText; border-radius: 4px; background: Canvas; }
  .reopen { position: absolute; inset-block-end: 45vh; inset-inline-end: 0; border-block-start: 4px solid #c62828; }
  .place { padding: 0; border: 0; background: none; color: LinkText; text-decoration: underline; text-align: start; }
  button:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
`;
