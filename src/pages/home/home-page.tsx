import { ButtonLink, ButtonRow } from "../../components/button.tsx";
import { HtmlText } from "../../components/html-text.tsx";
import { Ledger } from "../../components/ledger.tsx";
import { Picture } from "../../components/picture.tsx";
import { PointList } from "../../components/point-list.tsx";
import { Section } from "../../components/section.tsx";
import type { PageProps } from "../../content/types.ts";
import { localizedPath } from "../../routes/routes.ts";
import type { Content } from "./compose.ts";
import { Hero, SmallReceipt } from "./hero.tsx";
import styles from "./home-page.module.css";

export default function HomePage({ content, language }: PageProps<Content>) {
  const { why, blocks, explore, windows } = content;
  return (
    <>
      <Hero content={content} language={language} />
      <Reasons why={why} />
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
      {content.offer && <SecondOffer offer={content.offer} />}
      <CallToAction content={content} language={language} />
      <Statistics statistics={content.statistics} />
      <Section title={windows.title} intro={windows.text} split>
        <Ledger rows={windows.rows} />
        {windows.links && <HtmlText html={windows.links} />}
      </Section>
    </>
  );
}

function Reasons({ why: { title, items } }: Pick<Content, "why">) {
  return (
    <Section title={title} tone="sunken">
      <ul className={styles.reasons}>
        {items.map((reason) => (
          <li key={reason.title}>
            <b className={styles.figure}>{reason.figure}</b>
            <h3>{reason.title}</h3>
            <p>{reason.text}</p>
            {reason.links && <HtmlText html={reason.links} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const beside = "(min-width: 75rem) 41rem, (min-width: 64rem) 56vw, 82vw";
const below = "(min-width: 75rem) 70rem, 82vw";

interface ProductBlockProps {
  readonly block: Content["blocks"][number];
  /** The picture is below the text, over the full width. */
  readonly wide: boolean;
}

function ProductBlock({ block: { title, text, points, picture }, wide }: ProductBlockProps) {
  return (
    <section className={styles.block}>
      <div className={styles.text}>
        <h2>{title}</h2>
        <p className="lead">{text}</p>
      </div>
      <div className={styles.screen}>
        <Picture picture={picture} sizes={wide ? below : beside} />
      </div>
      <div className={styles.points}>
        <PointList points={points} />
      </div>
    </section>
  );
}

function SecondOffer({
  offer: { title, text, plugins, receipt, links },
}: {
  readonly offer: NonNullable<Content["offer"]>;
}) {
  return (
    <Section title={title} intro={text}>
      <div className={styles.offer}>
        {plugins.length > 0 && (
          <ul className={styles.plugins}>
            {plugins.map(({ slug, href, name, picture, foreign }) => (
              <li key={slug} {...foreign}>
                <a href={href}>
                  <Picture picture={picture} sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 46vw, 41vw" />
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.bill}>
          <SmallReceipt {...receipt} />
          {links && <HtmlText html={links} />}
        </div>
      </div>
    </Section>
  );
}

function CallToAction({ content: { start, hero, downloadHref }, language }: PageProps<Content>) {
  return (
    <div className={styles.strip}>
      <Section title={start.title} intro={start.text} split>
        <div className={styles.stub}>
          <Ledger rows={[]} total={hero.receipt.total} />
          <ButtonRow>
            <ButtonLink href={downloadHref} data-event="get_started">
              {start.button}
            </ButtonLink>
            <ButtonLink href={localizedPath({ route: "features" }, language)} look="quiet">
              {start.secondary}
            </ButtonLink>
          </ButtonRow>
        </div>
      </Section>
    </div>
  );
}

function Statistics({ statistics: { title, text, items, mapLink, mapHref } }: Pick<Content, "statistics">) {
  return (
    <Section title={title} intro={text}>
      <dl className={styles.figures}>
        {items.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.map}>
        <a href={mapHref}>{mapLink}</a>
      </p>
    </Section>
  );
}
