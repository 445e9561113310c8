import { expect, test } from "vitest";
import { isWindows } from "../../src/features/download/device.ts";

const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Safari/537.36";
const google = "compatible; Googlebot/2.1; +http://www.google.com/bot.html";

test.each([
  ["Windows 7, Chrome", true, `Mozilla/5.0 (Windows NT 6.1; Win64; x64) ${chrome}`, "Win32", "Windows"],
  ["Internet Explorer", true, "Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko", "Win32", ""],
  ["a browser that gives its name only, on Windows", true, "Browser/1.0", "Win32", ""],
  ["a search engine", true, `Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; ${google}) Chrome/139.0.0.0`, "", ""],
  ["a word that only contains win", true, "Darwinia/1.0 winter", "", ""],
  ["macOS; an iPad that asks for desktop pages", false, "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", "", ""],
  ["iPhone", false, "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)", "iPhone", ""],
  ["Android, Chrome", false, `Mozilla/5.0 (Linux; Android 10; K) ${chrome}`, "Linux armv81", "Android"],
  ["ChromeOS", false, `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome}`, "Linux x86_64", "Chrome OS"],
  ["Windows Phone", false, "Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950)", "Win32", ""],
  ["Xbox", false, `Mozilla/5.0 (Windows NT 10.0; Win64; x64; Xbox; Xbox One) ${chrome}`, "Win32", ""],
  ["a phone that shows the desktop page, by its name only", false, "Browser/1.0", "iPhone", ""],
  ["a Mac whose browser says Windows", false, `Mozilla/5.0 (Windows NT 10.0) ${chrome}`, "MacIntel", "macOS"],
])("%s may run Windows programs: %s", (_device, expected, userAgent, platform, platformHint) => {
  expect(isWindows({ userAgent, platform, platformHint })).toBe(expected);
});
