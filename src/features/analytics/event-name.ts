/** Analytics events of clicks. */

/** What every provider accepts. */
const validName = /^[a-z][a-z0-9_]{0,39}$/;

/** Download paths at the end of an address; the host may have a path itself. */
const downloads: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [/\/releases\/latest\/[^/]+\.(\w+)\.(Setup|Update)\.exe$/, (edition, kind) => `download_${edition}_${kind}`],
  [/\/tools\/data-migration-tool\/[^?#]+\.exe$/, () => "download_data_migration"],
  [/\/plugins\/([a-z0-9-]+)\/latest\/[^/]+\.(\w+)\.exe$/, (slug, edition) => `download_plugin_${slug}_${edition}`],
];

/**
 * @param clicked `event` is the element's `data-event`, which has priority; `href` its address, absolute or not.
 * @returns `undefined` if the click is not counted, or the name is invalid.
 *
 * - `https://downloads…/releases/latest/Till.Lite.Setup.exe` → `download_lite_setup`
 * - `/downloads/plugins/my-logo/latest/MyLogo.Pro.exe` → `download_plugin_my_logo_pro`
 */
export function eventName(clicked: { readonly event?: string | undefined; readonly href?: string | undefined }) {
  const name = clicked.event ?? downloadName(clicked.href ?? "");
  return name !== undefined && validName.test(name) ? name : undefined;
}

function downloadName(href: string): string | undefined {
  const [path = ""] = href.split(/[?#]/);
  for (const [form, nameOf] of downloads) {
    const [, ...parts] = form.exec(path) ?? [];
    if (form.test(path))
      return nameOf(...parts)
        .replaceAll("-", "_")
        .toLowerCase();
  }
  return undefined;
}
