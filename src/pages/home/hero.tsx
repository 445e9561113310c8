import { ButtonLink, ButtonRow } from "../../components/button.tsx";
import { HtmlText } from "../../components/html-text.tsx";
import { Ledger } from "../../components/ledger.tsx";
import { Picture } from "../../components/picture.tsx";
import { Receipt } from "../../components/receipt.tsx";
import { shell } from "../../content/shell.ts";
import type { PageProps } from "../../content/types.ts";
import { CountryBanner } from "../../features/country/country-banner.tsx";
import { usePagePath } from "../../lib/path-language.ts";
import type { Content } from "./compose.ts";
import styles from "./hero.module.css";

const screen = "(min-width: 64rem) 50vw, (min-width: 40rem) 94vw, 82vw";

export function Hero({ content: { hero, countryBanner, downloadHref } }: PageProps<Content>) {
  const pathTo = usePagePath();
  return (
    <div className={styles.hero}>
      <div className={styles.text}>
        <h1 tabIndex={-1}>{hero.title}</h1>
        <p className="lead">{hero.text}</p>
        <ButtonRow>
          <ButtonLink href={downloadHref}>{hero.button}</ButtonLink>
          <ButtonLink href={pathTo({ route: "features" })} look="quiet">
            {hero.more}
          </ButtonLink>
        </ButtonRow>
      </div>
      <div className={styles.facts}>
        {hero.proof && <HtmlText html={hero.proof} />}
        <p className={styles.note}>{hero.note}</p>
      </div>
      <div className={styles.show}>
        {countryBanner !== undefined && (
          // Lies over what is there, so that nothing moves.
          <CountryBanner
            className={styles.banner}
            country={countryBanner.country}
            endpoint={shell.countryEndpoint}
            {...countryBanner.foreign}
          >
            {countryBanner.text} <a href={countryBanner.href}>{countryBanner.link}</a>
          </CountryBanner>
        )}
        <div className={styles.screen}>
          <Picture picture={hero.picture} first sizes={screen} />
        </div>
        {hero.receipt && (
          <div className={styles.slip} data-printed="">
            <SmallReceipt {...hero.receipt} />
          </div>
        )}
      </div>
    </div>
  );
}

export function SmallReceipt({ title, rows, total }: NonNullable<Content["hero"]["receipt"]>) {
  return (
    <Receipt>
      <p className={styles.product}>{title}</p>
      <Ledger rows={rows} look="leaders" total={total} />
    </Receipt>
  );
}
