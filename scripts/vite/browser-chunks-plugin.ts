/**
 * Restores Vite's chunking of the browser build: styles are bundled with the modules that import them. Vike would
 * create a chunk, and thus a request, per stylesheet, and link the duplicate styles of the server build. Also leaves out
 * components of React Router that the site does not use.
 */
import type { Plugin, Rolldown } from "vite";

const groups: Rolldown.CodeSplittingGroup[] = [
  // Evaluated in a separate task, to avoid a long one.
  { name: "react", test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
  // Needed on every page: the browser entry with its imports.
  { name: "frame", test: /src[\\/]browser[\\/]start\.tsx$/ },
];

/**
 * The same in both builds, because documents of the server build link files of the browser build. Four characters of a digest
 * are enough to tell a file from the one before, and a document names up to twenty.
 */
const assetFileNames = "assets/[hash:4].[ext]";

export function browserChunksPlugin(): Plugin[] {
  return [
    {
      name: "site:browser-chunks",
      apply: "build",
      applyToEnvironment: ({ name }) => name === "client",
      // Replaces the `manualChunks` that Vike configures.
      outputOptions: ({ manualChunks, ...options }) => ({
        ...options,
        // Short names, since documents and the `frame` chunk contain many.
        entryFileNames: "assets/[name].[hash:6].js",
        chunkFileNames: "assets/[hash:6].js",
        assetFileNames,
        codeSplitting: { groups },
      }),
    },
    {
      // `Link`, `Form` and what they need would stay, 4 kB: the bundler cannot tell that these lines have no effect.
      name: "site:unused-router-components",
      apply: "build",
      applyToEnvironment: ({ name }) => name === "client",
      transform: {
        filter: { id: /node_modules\/react-router\// },
        handler: (code) =>
          code.replace(/^\w+\.displayName = .*$/gm, "").replace(/(?<== )\w+\.forwardRef\(/g, "/* @__PURE__ */ $&"),
      },
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
