import { expect, test } from "vitest";
import { isWindows } from "../../src/features/download/device.ts";

const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Safari/537.36";
const safari = "AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5";
const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
const google = "compatible; Googlebot/2.1; +http://www.google.com/bot.html";

type Row = [device: string, userAgent: string, platform: string, platformHint?: string];

const windows: readonly Row[] = [
  ["Windows 7, Chrome", `Mozilla/5.0 (Windows NT 6.1; Win64; x64) ${chrome}`, "Win32", "Windows"],
  ["Internet Explorer", "Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko", "Win32"],
  ["a browser that gives its name only, on Windows", "Browser/1.0", "Win32"],
  // These do not say what they run on.
  ["nothing at all", "", ""],
  ["a search engine", `Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; ${google}) Chrome/139.0.0.0`, ""],
  ["a word that only contains win", "Darwinia/1.0 winter", ""],
];
const others: readonly Row[] = [
  ["macOS, Safari; an iPad that asks for desktop pages", `${mac} ${safari} Safari/605.1.15`, "MacIntel"],
  ["iPhone", `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${safari} Mobile/15E148 Safari/604.1`, "iPhone"],
  ["Android, Chrome", `Mozilla/5.0 (Linux; Android 10; K) ${chrome}`, "Linux armv81", "Android"],
  ["ChromeOS", `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome}`, "Linux x86_64", "Chrome OS"],
  ["Windows Phone", "Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950)", "Win32"],
  ["Xbox", `Mozilla/5.0 (Windows NT 10.0; Win64; x64; Xbox; Xbox One) ${chrome}`, "Win32"],
  ["a phone that shows the desktop page, by its name only", "Browser/1.0", "iPhone"],
  ["a Mac whose browser says Windows in its name", `Mozilla/5.0 (Windows NT 10.0) ${chrome}`, "MacIntel", "macOS"],
];

test.each(windows)("%s is taken for Windows", (_device, userAgent, platform, platformHint) => {
  expect(isWindows({ userAgent, platform, platformHint })).toBe(true);
});

test.each(others)("%s is not taken for Windows", (_device, userAgent, platform, platformHint) => {
  expect(isWindows({ userAgent, platform, platformHint })).toBe(false);
});
