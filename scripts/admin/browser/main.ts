/** Starts the form for editors with the configuration in their language. */
import CMS from "@sveltia/cms";
import type { FormConfig } from "../build/config.ts";
import { askFirst } from "./check/ask-first.ts";
import { checkField } from "./check/check-field.tsx";
import { startChecking } from "./check/entry-check.ts";
import { showDiagnostics } from "./check/show-diagnostics.ts";
import { element } from "./element.ts";
import { dayField, publishedField } from "./form/day-field.tsx";
import { fromFile, toFile, withNames } from "./form/file-config.ts";
import { formKeys } from "./form/shape.ts";
import styles from "./form.css?inline";
import { insertions } from "./insertions.ts";
import { previewPane } from "./preview/pane.ts";
import { followEntry } from "./preview/shown-page.ts";
import { savedNotice } from "./saved-notice.ts";
import { startWorker } from "./worker.ts";

/** Set by the document: URLs of the configurations by language. */
const { configs = "{}" } = document.querySelector<HTMLElement>("script[data-configs]")?.dataset ?? {};

async function start(): Promise<void> {
  const addresses: Record<string, string> = JSON.parse(configs);
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  const language = wanted.find((code) => addresses[code] !== undefined) ?? "en";
  document.documentElement.lang = language;
  const response = await fetch(addresses[language] ?? "");
  if (!response.ok) throw new Error(`The configuration of the form could not be loaded: ${response.status}`);
  const config: FormConfig = await response.json();
  const { cms, formats, steps, check, isPublic } = config;
  const call = startWorker(check.worker);
  for (const [name, { shape, firstLine }] of Object.entries(formats)) {
    CMS.registerCustomFormat(name, "yaml", {
      // scripts/admin/build/bundle.ts defines the path.
      fromFile: (text, path = "") => withNames(fromFile(shape, text), path, language),
      toFile: async (value) => {
        const text = toFile(shape, value, firstLine);
        // Untouched, it stays as it is.
        if (text === value[formKeys.source]) return text;
        // If the worker does not answer, saving is not blocked.
        return call("normalForm", { format: name, text }).catch(() => text);
      },
    });
  }
  for (const component of insertions(config.insertions)) CMS.registerEditorComponent(component);
  const entry = startChecking(call, config);
  CMS.registerFieldType("check", checkField(config));
  CMS.registerFieldType("day", dayField(config));
  CMS.registerFieldType("published", publishedField(config));
  document.head.append(element("style", {}, styles));
  showDiagnostics(config);
  askFirst(entry, config);
  CMS.registerEventListener({ name: "postSave", handler: entry.saved });
  CMS.registerEventListener({ name: "postSave", handler: savedNotice(config) });
  const pane = previewPane(followEntry(call, config), config);
  const names = cms.collections?.flatMap((each) => ("files" in each ? each.files.map(({ name }) => name) : each.name));
  for (const name of names ?? []) CMS.registerPreviewTemplate(name ?? "", pane);
  showSteps(steps);
  // Sveltia stops backing up drafts if the backend changes after the start.
  if (!isPublic) localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "local" }));
  await CMS.init({ config: cms });
}

/** Below the buttons of the first screen, whenever Sveltia shows it. */
function showSteps(steps: readonly string[]): void {
  const list = element("ol", {}, ...steps.map((step) => element("li", {}, step)));
  const place = () => {
    const buttons = document.querySelector(".logo~.buttons");
    if (buttons !== null && list.previousElementSibling !== buttons) buttons.after(list);
  };
  new MutationObserver(place).observe(document.body, { childList: true, subtree: true });
}

function show(title: string, text: string): void {
  const main = element("main", {}, element("h1", {}, title), element("p", {}, text));
  main.style.cssText = "max-inline-size:40rem;margin:4rem auto;padding:1rem;font:1.125rem/1.6 system-ui,sans-serif";
  document.body.replaceChildren(main);
}

start().catch((error: unknown) => show("/admin", String(error)));
