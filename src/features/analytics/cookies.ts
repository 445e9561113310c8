const analyticsCookie = /^_(?:ga|gid|gcl)/;

/**
 * Values to assign to `document.cookie` so that the service's cookies are deleted, as the privacy policy promises on
 * withdrawal. A script cannot read a cookie's domain, so each is deleted for the host and every domain above it.
 */
export function deletions(cookies: string, hostname: string): string[] {
  const names = cookies.split(";").map((cookie) => cookie.split("=")[0]?.trim() ?? "");
  const labels = hostname.split(".");
  const domains = labels.slice(0, -1).map((_, index) => `;Domain=${labels.slice(index).join(".")}`);
  return names
    .filter((name) => analyticsCookie.test(name))
    .flatMap((name) => ["", ...domains].map((domain) => `${name}=;Path=/;Max-Age=0${domain}`));
}
