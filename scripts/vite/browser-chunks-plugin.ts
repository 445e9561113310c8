/**
 * Chunks of the browser build as Vite makes them: styles go with the module that imports them. Vike gives every stylesheet
 * a chunk, which would cost a request each, and links the styles of the server build, which are the same once more.
 */
import type { Plugin, Rolldown } from "vite";

const groups: Rolldown.CodeSplittingGroup[] = [
  // Evaluated in a task of its own before the rest, so that no single task is long.
  { name: "react", test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
  // What every page needs: the browser entry with all that it imports.
  { name: "frame", test: /src[\\/]browser[\\/]start\.tsx$/ },
  // Small, and most pages with one have the other: a request for both.
  { name: "texts", test: /src[\\/]components[\\/](?:contents|html-text)\.tsx$/ },
  // Small, and pages with an offer have both.
  { name: "offers", test: /src[\\/]components[\\/](?:badge|point-list)\.tsx$/ },
];

/** The same in both builds, so that a document names the file that the browser build has made. */
const assetFileNames = "assets/[hash:6].[ext]";

export function browserChunksPlugin(): Plugin[] {
  return [
    {
      name: "site:browser-chunks",
      apply: "build",
      applyToEnvironment: ({ name }) => name === "client",
      // In the place of the chunks that Vike puts into the configuration.
      outputOptions: ({ manualChunks, ...options }) => ({
        ...options,
        // Every document names some, and the frame all.
        entryFileNames: "assets/[name].[hash:6].js",
        chunkFileNames: "assets/[hash:6].js",
        assetFileNames,
        codeSplitting: { groups },
      }),
    },
    {
      name: "site:no-server-styles",
      apply: "build",
      applyToEnvironment: ({ name }) => name !== "client",
      enforce: "post",
      outputOptions: (options) => ({ ...options, assetFileNames }),
      generateBundle: {
        order: "pre",
        handler(_options, bundle) {
          for (const [name, output] of Object.entries(bundle)) {
            if (output.type === "chunk") output.viteMetadata?.importedCss.clear();
            else if (name.endsWith(".css")) delete bundle[name];
          }
        },
      },
    },
  ];
}
