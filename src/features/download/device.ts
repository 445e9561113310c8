/** What a browser says about its device. */
export interface Device {
  readonly platformHint?: string | undefined;
  readonly userAgent: string;
  readonly platform: string;
}

/** Named after Windows, but do not run its programs. */
const consoleOrPhone = /Windows Phone|Xbox/i;
const windows = /\bWin(?:dows|32|64|CE)/i;
const otherSystem =
  /Android|iPhone|iPad|iPod|Mac(?:intosh|Intel| OS|OS)|CrOS|Chrom(?:e|ium) OS|Linux|X11|BSD|Tizen|SunOS/i;

/** `false` only if the device names another system; unknown ones count as Windows. */
export function isWindows({ platformHint = "", userAgent, platform }: Device): boolean {
  if (consoleOrPhone.test(userAgent)) return false;
  const [known] = [platformHint, userAgent, platform].filter(
    (system) => windows.test(system) || otherSystem.test(system),
  );
  return known === undefined || windows.test(known);
}

/** Not every browser has `userAgentData`. */
export function deviceOf(browser: Navigator): Device {
  const { platform: platformHint } = Object(Reflect.get(browser, "userAgentData"));
  return { platformHint, userAgent: browser.userAgent, platform: browser.platform };
}
