import { useEffect } from "react";
import { shell } from "../../content/shell.ts";
import { showCountryBanners } from "./show-country-banners.ts";

/** On a page that the application renders; on the first page of a visit they are shown before it is there. */
export function useCountryBanners(): void {
  useEffect(() => showCountryBanners(shell.countryEndpoint), []);
}
