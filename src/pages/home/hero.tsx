import { ButtonLink, ButtonRow } from "../../components/button.tsx";
import { Ledger } from "../../components/ledger.tsx";
import { Picture } from "../../components/picture.tsx";
import { Receipt } from "../../components/receipt.tsx";
import { shell } from "../../content/shell.ts";
import type { PageProps } from "../../content/types.ts";
import { CountryBanner } from "../../features/country/country-banner.tsx";
import { localizedPath } from "../../routes/routes.ts";
import type { Content } from "./compose.ts";
import styles from "./hero.module.css";

const screen = "(min-width: 120rem) 62rem, (min-width: 64rem) 54vw, (min-width: 40rem) 94vw, 82vw";

export function Hero({ content: { hero, countryBanner, downloadHref }, language }: PageProps<Content>) {
  const { receipt } = hero;
  return (
    <div className={styles.hero}>
      {countryBanner !== undefined && (
        // Covers the space above the heading, so that nothing shifts.
        <CountryBanner className={styles.banner} country={countryBanner.country} endpoint={shell.countryEndpoint}>
          {countryBanner.text} <a href={countryBanner.href}>{countryBanner.link}</a>
        </CountryBanner>
      )}
      <div className={styles.text}>
        <h1 tabIndex={-1}>{hero.title}</h1>
        <p className="lead">{hero.text}</p>
        <ButtonRow>
          <ButtonLink href={downloadHref}>{hero.button}</ButtonLink>
          <ButtonLink href={localizedPath({ route: "features" }, language)} look="quiet">
            {hero.more}
          </ButtonLink>
        </ButtonRow>
        <p className={styles.note}>{hero.note}</p>
      </div>
      <div className={styles.show}>
        <div className={styles.screen}>
          <Picture picture={hero.picture} onPhones={hero.phonePicture} first sizes={screen} />
        </div>
        <div className={styles.slip}>
          <Receipt>
            <p className={styles.product}>{receipt.title}</p>
            <Ledger rows={receipt.rows} look="leaders" total={receipt.total} />
          </Receipt>
        </div>
      </div>
    </div>
  );
}
