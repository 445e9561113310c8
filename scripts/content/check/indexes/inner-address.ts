/** Addresses of services that lead on to another one: mail programs, feeds and searches put them in place of a link. */
import { parseUrl } from "../../schema/formats/web-address.ts";

const services =
  /^https:\/\/(?:[\w-]+\.safelinks\.protection\.outlook\.com\/|(?:www\.)?google\.[a-z.]{2,6}\/url\?|lm?\.(?:facebook|instagram|messenger)\.com\/|urldefense\.|(?:www\.)?(?:youtube|linkedin|slack-redir|duckduckgo|t\.umblr|steamcommunity)\.(?:com|net)\/(?:redirect|redir\/|link|l\/))/i;

/** The https address inside one of a service; `undefined` for any other address. */
export function innerAddress(address: string): string | undefined {
  if (!services.test(address)) return undefined;
  const values = [...(parseUrl(address)?.searchParams.values() ?? []), /\/__(.*?)__;/.exec(address)?.[1] ?? ""];
  return values.find((value) => /^https:\/\/[^\s"<>{}\\]+$/.test(value));
}
