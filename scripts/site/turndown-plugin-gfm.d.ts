declare module "@joplin/turndown-plugin-gfm" {
  export const tables: import("turndown").Plugin;
}
