/** Which cookies the analytics service left, and how they are deleted: what the privacy policy promises on withdrawal. */

const left = /^_(?:ga|gid|gcl)/;

export function analyticsCookies(cookies: string): string[] {
  return cookies
    .split(";")
    .map((cookie) => cookie.split("=")[0]?.trim() ?? "")
    .filter((name) => left.test(name));
}

/**
 * What `document.cookie` must be set to, one after the other, so that the service's cookies are gone. Whether one was set
 * for this host or for a domain above it cannot be read, so each is deleted everywhere it may be.
 */
export function deletions(cookies: string, hostname: string): string[] {
  const labels = hostname.split(".");
  const domains = labels.slice(0, -1).map((_, index) => `;Domain=${labels.slice(index).join(".")}`);
  return analyticsCookies(cookies).flatMap((name) =>
    ["", ...domains].map((domain) => `${name}=;Path=/;Max-Age=0${domain}`),
  );
}
