/** Names of hosts: what looks like one and leads elsewhere. */
import { z } from "zod";

/**
 * True for an address whose host is a name that leads where a reader would think. Refused are addresses by number,
 * names of one word, a name of a user in front, an ending that was lost (`www.company`), letters of another width, and
 * words that mix alphabets, so that a Cyrillic `а` passes for a Latin one (Unicode UTS 39, "Restriction levels").
 */
export function isWebAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, username, password } = new URL(address);
  const [, written = ""] = /^https:\/\/([^/?#:]*)/.exec(address) ?? [];
  const isPlain = written.normalize("NFKC") === written && written.split(".").every(isOneAlphabet);
  const isWhole = !/^www\.[^.]+$/.test(hostname);
  return username === "" && password === "" && isPlain && isWhole && z.regexes.domain.test(hostname);
}

function isOneAlphabet(label: string): boolean {
  const alphabets = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];
  return alphabets.filter((alphabet) => alphabet.test(label)).length <= 1;
}
