/**
 * React Router without what the site does not use. Its package says that it has no side effects, but forms, scripts and
 * classes of its other modes stay for the sake of a `displayName`, and bundlers are given its development build only.
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
