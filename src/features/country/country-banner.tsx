/** What only visitors from one country are shown (specification section 2, home). */
import { type ComponentProps, useEffect, useState } from "react";
import { lookupCountry } from "./lookup-country.ts";

interface CountryBannerProps extends ComponentProps<"aside"> {
  /** ISO 3166-1 code. */
  readonly country: string;
  /** Address that answers with the visitor's country. */
  readonly endpoint: string;
}

/** Hidden until the visitor's country is known to be this one. */
export function CountryBanner({ country, endpoint, ...rest }: CountryBannerProps) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    void lookupCountry(endpoint).then((found) => setShown(found === country));
  }, [country, endpoint]);
  return <aside {...rest} hidden={!isShown} />;
}
