/** Node.js 20 has the list as a property, later versions and browsers as a method; TypeScript knows neither. */
interface TimeZones {
  readonly timeZones?: readonly string[] | undefined;
  getTimeZones?(): readonly string[] | undefined;
}

/**
 * The calendar day in a country, `2026-12-01`. Where a country has several time zones, the day begins when it has begun in
 * all of them: nothing of a day is ever shown before it.
 *
 * @param country ISO 3166-1 code. Of one whose time zones are not known, the day is that of UTC.
 */
export function localDay(country: string, now: Date): string {
  const locale: Intl.Locale & TimeZones = new Intl.Locale("und", { region: country });
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  // In this form Swedish writes days.
  const days = (zones.length === 0 ? ["UTC"] : zones).map((timeZone) => now.toLocaleDateString("sv", { timeZone }));
  return days.toSorted()[0] ?? "";
}
