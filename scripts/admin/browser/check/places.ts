/** Where the form shows a field, also one that it has not rendered yet. */
import type { FormConfig } from "../../build/config.ts";

/** The field; otherwise the nearest rendered part of the form around it: a closed entry of a list, or a group. */
export function placeOf(pane: ParentNode, keyPath: string): HTMLElement | undefined {
  if (keyPath === "") return undefined;
  const field = pane.querySelector<HTMLElement>(`[data-key-path="${CSS.escape(keyPath)}"]`) ?? itemOf(pane, keyPath);
  // A list can be closed as a whole.
  return field?.checkVisibility() ? field : placeOf(pane, keyPath.replace(/(?:^|\.)[^.]*$/, ""));
}

/** The entry of a list, whose element has no key path. */
function itemOf(pane: ParentNode, keyPath: string): HTMLElement | undefined {
  const [, list = "", index] = /^(.+)\.(\d+)$/.exec(keyPath) ?? [];
  const items = pane.querySelector(`[data-key-path="${CSS.escape(list)}"] [id$="-item-list"]`);
  const item = items?.children[Number(index)];
  return item instanceof HTMLElement ? item : undefined;
}

/** Opens the groups around a field, scrolls to it and focuses it. The form renders only what is in view. */
export async function jumpTo(locale: string, keyPath: string): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const pane = document.querySelector(`[data-mode="edit"][data-locale="${CSS.escape(locale)}"]`);
    const place = pane === null ? undefined : placeOf(pane, keyPath);
    if (place?.dataset.keyPath !== keyPath) place?.scrollIntoView({ block: "center" });
    window.postMessage({ type: "highlight-editor-field", payload: { locale, keyPath } }, location.origin);
    if (place?.dataset.keyPath === keyPath) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Where the form edits a file, and what it calls it; `undefined` for files without a form. */
export function entryOf(
  file: string,
  formats: FormConfig["formats"],
): { readonly address: string; readonly name: string } | undefined {
  for (const { path, collection, entry, label } of Object.values(formats)) {
    const pattern = path.replace("{{locale}}", "[a-z]{2}").replace("{{slug}}", "(.+)");
    const [found, slug] = new RegExp(`^${pattern}$`).exec(file) ?? [];
    if (found === undefined) continue;
    const name = slug === undefined ? label : `${label} › ${slug}`;
    return { address: `#/collections/${collection}/entries/${slug ?? entry}`, name };
  }
  return undefined;
}
