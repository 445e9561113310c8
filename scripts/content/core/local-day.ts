/** A property in Node.js 20, a method in later versions and browsers; TypeScript declares neither. */
interface TimeZones {
  readonly timeZones?: readonly string[] | undefined;
  getTimeZones?(): readonly string[] | undefined;
}

/**
 * The calendar day in a country, as `2026-12-01`. With several time zones, the earliest day counts, so that nothing is
 * published too early anywhere.
 *
 * @param country ISO 3166-1 code. Without known time zones, the day is that of UTC.
 */
export function localDay(country: string, now: Date): string {
  const locale: Intl.Locale & TimeZones = new Intl.Locale("und", { region: country });
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  // Swedish dates are ISO 8601.
  const days = (zones.length === 0 ? ["UTC"] : zones).map((timeZone) => now.toLocaleDateString("sv", { timeZone }));
  return days.toSorted()[0] ?? "";
}
