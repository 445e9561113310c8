import { ButtonLink, ButtonRow } from "../../components/button-link.tsx";
import { PointList } from "../../components/point-list.tsx";
import { Section } from "../../components/section.tsx";
import type { PageContents, PageProps } from "../../content/types.ts";
import { localizedPath } from "../../routes/routes.ts";
import { Hero } from "./hero.tsx";
import styles from "./home-page.module.css";
import { ProductBlock } from "./product-block.tsx";
import { Statistics } from "./statistics.tsx";

export default function HomePage({ content, language }: PageProps<PageContents["home"]>) {
  const { why, blocks, explore, start, windows } = content;
  return (
    <>
      <Hero hero={content.hero} banner={content.countryBanner} language={language} />
      <Section title={why.title} tone="sunken">
        <ul className={styles.reasons}>
          {why.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <div className={styles.blocks}>
        {blocks.map((block) => (
          <ProductBlock key={block.title} block={block} />
        ))}
        <p>
          <ButtonLink href={localizedPath({ route: "features" }, language)} look="quiet">
            {explore}
          </ButtonLink>
        </p>
      </div>
      <Section title={start.title} intro={start.text} tone="accent">
        <ButtonRow>
          <ButtonLink href={localizedPath({ route: "thankYouLite" }, language)} event="get_started">
            {start.button}
          </ButtonLink>
          <ButtonLink href={localizedPath({ route: "features" }, language)} look="quiet">
            {start.secondary}
          </ButtonLink>
        </ButtonRow>
      </Section>
      <Statistics statistics={content.statistics} />
      <Section title={windows.title} intro={windows.text} split>
        <PointList points={windows.points} />
      </Section>
    </>
  );
}
