import { useEffect } from "react";
import { shell } from "../../content/shell.ts";
import { showCountryBanners } from "./show-country-banners.ts";

/** On each page that is shown; on the first one of a visit they are there before the application. */
export function useCountryBanners(path: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other banners.
  useEffect(() => showCountryBanners(shell.countryEndpoint), [path]);
}
