/** Addresses as people write them: without https, with mailto, with backslashes, with a slash too many. */

/** Web addresses that may be meant. */
export function meantWebAddresses(written: string): string[] {
  const plain = bare(written).replaceAll("\\", "/");
  const secure = plain.replace(/^(?:[a-z]{2,6}:?)?\/{1,3}|^https:/i, "https://");
  const whole = /^https:\/\//.test(secure) ? secure : `https://${secure}`;
  const origin = /^https:\/\/[^/?#]+/.exec(whole)?.[0] ?? whole;
  const lower = whole.replace(origin, origin.toLowerCase());
  const escaped = lower.replaceAll(/[ “”„‟«»"‘’‚]/g, (sign) => encodeURIComponent(sign));
  const noDot = lower.replace(/^(https:\/\/[^/?#]+?)\.+(?=[/?#]|$)/, "$1");
  return [whole, lower, noDot, noDot.replace(/[/?#]+$/, ""), escaped];
}

/** Hosts that may be meant: addresses without what stands behind the host. */
export function meantHosts(written: string): string[] {
  const addresses = meantWebAddresses(written);
  return [...addresses, ...addresses.map((address) => /^https:\/\/[^/?#]+/.exec(address)?.[0] ?? "")];
}

/** Paths that may be meant: of an address in full, without its slash, with backslashes. */
export function meantPaths(written: string): string[] {
  const plain = bare(written).replaceAll("\\", "/");
  const path = plain.replace(/^https?:\/\/[^/]+/i, "");
  const oneBrace = path.replaceAll(/[{｛]{1,2} *lang *[}｝]{1,2}/gi, "{lang}");
  const slash = `/${oneBrace.replaceAll(/\s*\/\s*/g, "/").replace(/^\/+/, "")}`;
  return [oneBrace, slash, slash.replaceAll(/ +/g, "-"), slash.toLowerCase().replace(/\/+$/, "")];
}

/** Paths of files for download that may be meant. */
export function meantDownloadPaths(written: string): string[] {
  const plain = bare(written)
    .replaceAll("\\", "/")
    .replace(/^https?:\/\/[^/]+/i, "")
    .replace(/[?#].*$/, "")
    .replaceAll(/\/{2,}/g, "/")
    .replace(/^\/+/, "");
  return [plain, plain.replaceAll(/ +/g, ".")];
}

/** Paths of pictures that may be meant. */
export function meantPictures(written: string): string[] {
  const plain = bare(written)
    .replaceAll("\\", "/")
    .replaceAll(/\{+ *lang *\}+/gi, "{lang}")
    .replace(/^(?:\.?\/)*(?:(?:content\/)?images\/)?/, "")
    .replaceAll(/\/{2,}/g, "/")
    .replace(/\?.*$/, "");
  return [plain];
}

/** E-mail addresses that may be meant, one or several. */
export function meantEmails(written: string): string[] {
  const plain = written
    .normalize("NFKC")
    .replaceAll(/\bmailto:/gi, "")
    .replaceAll(/ *[([] *(?:at|ät) *[)\]] */gi, "@")
    .replaceAll("@@", "@");
  const each = plain
    .split(/[,;/\s]+|\b(?:and|und|or|oder)\b/i)
    .map((one) => /[^<>"'()\s,;]+@[^<>"'()\s,;]+/.exec(one)?.[0]);
  const found = each.flatMap((one) =>
    one === undefined ? [] : [one.replaceAll(/\.{2,}/g, ".").replace(/^\.|\.$/g, "")],
  );
  return found.length === 0 ? [] : [[...new Set(found)].join(", ")];
}

/** Names on Telegram that may be meant. */
export function meantTelegram(written: string): string[] {
  const name = bare(written).replace(/^(?:https?:\/\/)?(?:t\.me|telegram\.me)\//i, "");
  return [
    `@${name
      .replace(/^@+/, "")
      .replace(/[ .]+$/, "")
      .replaceAll(/[ .-]+/g, "_")}`,
  ];
}

/** Without what stands around an address in a text: brackets, quotes, a comma behind it. */
function bare(written: string): string {
  const [, linked] = /\]\(([^)]*)\)$/.exec(written.trim()) ?? [];
  return (linked ?? written).trim().replaceAll(/^[<"'“”„«»]+|[>"'“”„«»,;]+$/g, "");
}
