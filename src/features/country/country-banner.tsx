import { type ComponentProps, useEffect, useState } from "react";
import { lookupCountry } from "./lookup-country.ts";

interface CountryBannerProps extends ComponentProps<"aside"> {
  /** ISO 3166-1 code. */
  readonly country: string;
  readonly endpoint: string;
}

/** Shown only to visitors from one country. */
export function CountryBanner({ country, endpoint, ...rest }: CountryBannerProps) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    void lookupCountry(endpoint).then((found) => setShown(found === country));
  }, [country, endpoint]);
  return <aside {...rest} hidden={!isShown} />;
}
