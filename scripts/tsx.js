/** Lets Node run TypeScript; `package.json` has it loaded before a command. */
import module from "node:module";

try {
  await import("tsx/esm");
} catch (error) {
  if (!(error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND")) throw error;
  console.error(
    "The development packages are missing: run `npm ci --include=dev`. NODE_ENV=production leaves them out.",
  );
  process.exit(1);
}
// Node 20 has only the second.
if (module.registerHooks) module.registerHooks(await import("./load-packages.js"));
else module.register("./load-packages.js", import.meta.url);
