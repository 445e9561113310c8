import { ButtonLink } from "../../components/button-link.tsx";
import { Ledger } from "../../components/ledger.tsx";
import { Section } from "../../components/section.tsx";
import type { PageProps } from "../../content/types.ts";
import { localizedPath } from "../../routes/routes.ts";
import { CallToAction } from "./call-to-action.tsx";
import type { Content } from "./compose.ts";
import { Hero } from "./hero.tsx";
import styles from "./home-page.module.css";
import { ProductBlock } from "./product-block.tsx";
import { Reasons } from "./reasons.tsx";
import { Statistics } from "./statistics.tsx";

export default function HomePage({ content, language }: PageProps<Content>) {
  const { hero, countryBanner, blocks, explore, windows, downloadHref } = content;
  return (
    <>
      <Hero hero={hero} countryBanner={countryBanner} downloadHref={downloadHref} language={language} />
      <Reasons why={content.why} />
      <div className={styles.blocks}>
        {blocks.map((block, index) => (
          <ProductBlock key={block.title} block={block} wide={index === 1} />
        ))}
        <p className={styles.explore}>
          <ButtonLink href={localizedPath({ route: "features" }, language)} look="quiet">
            {explore}
          </ButtonLink>
        </p>
      </div>
      <CallToAction start={content.start} total={hero.receipt.total} downloadHref={downloadHref} language={language} />
      <Statistics statistics={content.statistics} />
      <Section title={windows.title} intro={windows.text} split>
        <Ledger rows={windows.rows} look="leaders" />
      </Section>
    </>
  );
}
