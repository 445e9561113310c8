/**
 * React Router without its other modes, which a `displayName` keeps in the bundle, and without development warnings:
 * 4 kB of script on every page.
 */
import type { Plugin } from "vite";

export function leanRouterPlugin(): Plugin {
  return {
    name: "site:lean-router",
    apply: "build",
    transform: {
      filter: { id: /react-router[\\/]dist/ },
      handler: (code) =>
        code
          .replaceAll(/= (React\d*\.forwardRef)\b/g, "= /* @__PURE__ */ $1")
          .replaceAll(/^\w+\.displayName = .*$/gm, "")
          .replaceAll("ENABLE_DEV_WARNINGS = true", "ENABLE_DEV_WARNINGS = false"),
    },
  };
}
