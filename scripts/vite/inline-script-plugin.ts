/** `import text from "./early.ts?script"` imports a module and its dependencies as one minified script (decision 002). */
import { resolve } from "node:path";
import { build, type Plugin } from "vite";

const suffix = "?script";

export function inlineScriptPlugin(): Plugin {
  return {
    name: "site:inline-script",
    resolveId: {
      order: "pre",
      handler: (id, importer = "") => (id.endsWith(suffix) ? resolve(importer, "..", id) : undefined),
    },
    async load(id) {
      if (!id.endsWith(suffix)) return;
      const { target } = this.environment.config.build;
      const result = await build({
        configFile: false,
        logLevel: "error",
        build: {
          write: false,
          target,
          minify: true,
          lib: { entry: id.slice(0, -suffix.length), formats: ["iife"], name: "_" },
        },
      });
      const [output] = [result].flat();
      if (output === undefined || !("output" in output)) throw new Error(`${id} was not built`);
      const [{ code, moduleIds }] = output.output;
      for (const module of moduleIds) this.addWatchFile(module);
      return `export default ${JSON.stringify(code.trim())}`;
    },
  };
}
