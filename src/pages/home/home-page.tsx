import { ButtonLink, ButtonRow } from "../../components/button.tsx";
import { HtmlText } from "../../components/html-text.tsx";
import { Ledger } from "../../components/ledger.tsx";
import { Picture } from "../../components/picture.tsx";
import { PointList } from "../../components/point-list.tsx";
import { Section } from "../../components/section.tsx";
import type { PageProps } from "../../content/types.ts";
import { ChoiceLink } from "../../features/billing/choice-link.tsx";
import { usePagePath } from "../../lib/path-language.ts";
import type { Content } from "./compose.ts";
import { Hero, SmallReceipt } from "./hero.tsx";
import styles from "./home-page.module.css";

export default function HomePage({ content }: PageProps<Content>) {
  return (
    <>
      <Hero content={content} />
      {content.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes.
        <Block key={index} block={block} content={content} />
      ))}
    </>
  );
}

type Block = Content["blocks"][number];
type Words<Name extends string> = Extract<Block, Record<Name, unknown>>[Name];

function Block({ block, content }: PageProps<Content> & { readonly block: Block }) {
  if ("reasons" in block) return <Reasons {...block.reasons} />;
  if ("pictures" in block) return <ProductBlocks {...block.pictures} />;
  if ("offer" in block) return <Offer {...block.offer} />;
  if ("start" in block) return <CallToAction {...block.start} downloadHref={content.downloadHref} />;
  return "figures" in block ? <Figures {...block.figures} /> : <Platform {...block.platform} />;
}

function Reasons({ title, items }: Words<"reasons">) {
  return (
    <Section title={title} tone="sunken">
      <ul className={styles.reasons}>
        {items.map((reason) => (
          <li key={reason.title}>
            <h3>{reason.title}</h3>
            <p>{reason.text}</p> {reason.links && <HtmlText html={reason.links} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const beside = "(min-width: 75rem) 41rem, (min-width: 64rem) 56vw, 82vw";
const below = "(min-width: 75rem) 70rem, 82vw";

function ProductBlocks({ items, more }: Words<"pictures">) {
  const pathTo = usePagePath();
  return (
    <div className={styles.blocks}>
      {items.map((block, index) => (
        <ProductBlock key={block.title} {...block} isWide={index % 3 === 1} />
      ))}
      {more && (
        <p className={styles.explore}>
          <ButtonLink href={pathTo({ route: "features" })} look="quiet">
            {more}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

interface ProductBlockProps extends Readonly<Words<"pictures">["items"][number]> {
  /** The picture is below the text, over the full width. */
  readonly isWide: boolean;
}

function ProductBlock({ title, text, points, picture, isWide }: ProductBlockProps) {
  return (
    <section className={styles.block}>
      <div className={styles.text}>
        <h2>{title}</h2>
        <p className="lead">{text}</p>
      </div>
      <div className={styles.screen}>
        <Picture picture={picture} sizes={isWide ? below : beside} />
      </div>
      <div className={styles.points}>
        <PointList points={points} />
      </div>
    </section>
  );
}

function Offer({ title, text, plugins, receipt, choice, links }: Words<"offer">) {
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
          {receipt && <SmallReceipt {...receipt} />}
          {choice && <ChoiceLink {...choice} />}
          {links && <HtmlText html={links} />}
        </div>
      </div>
    </Section>
  );
}

type CallToActionProps = Words<"start"> & Pick<Content, "downloadHref">;

function CallToAction({ title, text, button, secondary, downloadHref }: CallToActionProps) {
  const pathTo = usePagePath();
  return (
    <div className={styles.strip}>
      <Section title={title} intro={text} split>
        <div className={styles.stub}>
          <ButtonRow>
            <ButtonLink href={downloadHref} data-event="get_started">
              {button}
            </ButtonLink>
            <ButtonLink href={pathTo({ route: "features" })} look="quiet">
              {secondary}
            </ButtonLink>
          </ButtonRow>
        </div>
      </Section>
    </div>
  );
}

function Figures({ title, text, items, mapLink, mapHref }: Words<"figures">) {
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
      {mapLink && mapHref && (
        <p className={styles.map}>
          <a href={mapHref}>{mapLink}</a>
        </p>
      )}
    </Section>
  );
}

function Platform({ title, text, rows, links }: Words<"platform">) {
  return (
    <Section title={title} intro={text} split>
      <Ledger rows={rows} />
      {links && <HtmlText html={links} />}
    </Section>
  );
}
