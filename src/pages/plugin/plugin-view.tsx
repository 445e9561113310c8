import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "../../components/badge.tsx";
import { ButtonLink, ButtonRow } from "../../components/button.tsx";
import { HtmlText } from "../../components/html-text.tsx";
import { Icon } from "../../components/icon.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { Picture } from "../../components/picture.tsx";
import type { PageProps } from "../../content/types.ts";
import { counted } from "../../features/directory/partner-card.tsx";
import { usePagePath } from "../../lib/path-language.ts";
import type { Content } from "./compose.ts";
import { FurtherSections } from "./further-sections.tsx";
import styles from "./plugin-view.module.css";
import { PricingBlock } from "./pricing-block.tsx";

interface PluginViewProps extends PageProps<Content> {
  readonly labelOf: (download: Content["downloads"][number]) => string;
  /** Below the introduction. */
  readonly lead?: string;
  /** `children` contain a help link. */
  readonly ownHelpLink?: boolean;
  /** Sections between the features and the help articles. */
  readonly children?: ReactNode;
}

export function PluginView({ content, labelOf, lead, ownHelpLink, children }: PluginViewProps) {
  const { name, title, intro, country, picture, seeAlso, why, features } = content;
  return (
    <>
      <div className={styles.top}>
        <PageHeader title={title} intro={intro} above={<AboveTitle name={name} country={country} />}>
          {lead !== undefined && <p>{lead}</p>}
          <Actions content={content} labelOf={labelOf} />
          {seeAlso && <HtmlText html={seeAlso.text} />}
        </PageHeader>
        <div className={styles.screen}>
          <Picture picture={picture} first sizes="(min-width: 75rem) 44rem, (min-width: 64rem) 60vw, 82vw" />
        </div>
        <div className={styles.price}>
          <PricingBlock content={content} showHelpLink={ownHelpLink !== true} showTitle />
        </div>
        <Why why={why} features={features} />
      </div>
      {children}
      <FurtherSections content={content} />
    </>
  );
}

/** The downloads; for a plugin that only partners install, first the way to them. */
function Actions({ content: { downloads, partners }, labelOf }: PluginViewProps) {
  const { t, i18n } = useTranslation();
  const pathTo = usePagePath();
  const links = (first: "primary" | "small") =>
    downloads.map((download, index) => (
      <ButtonLink
        key={download.edition.id}
        href={download.file.href}
        data-event={download.file.event}
        look={index === 0 || first === "small" ? first : "quiet"}
      >
        {labelOf(download)}
      </ButtonLink>
    ));
  if (partners === undefined) return <ButtonRow>{links("primary")}</ButtonRow>;
  const { list, count } = partners;
  return (
    <>
      <ButtonLink href={list.length > 0 ? "#partners" : pathTo({ route: "partners" })}>
        {list.length > 0 ? t("plugin.findPartner", counted(count, i18n.language)) : t("plugin.openDirectory")}
      </ButtonLink>
      <div className={styles.forPartners}>
        {t("plugin.forPartners")}
        <ButtonRow>{links("small")}</ButtonRow>
      </div>
    </>
  );
}

function AboveTitle({ name, country }: Pick<Content, "name" | "country">) {
  const { t } = useTranslation();
  const pathTo = usePagePath();
  return (
    <p className={styles.above}>
      <a href={pathTo({ route: "plugins" })}>
        <Icon path="m12 19l-7-7l7-7m7 7H5" />
        {t("plugin.all")}
      </a>
      <b>{name}</b>
      {country !== undefined && <Badge>{`${t("plugin.country")} ${country}`}</Badge>}
    </p>
  );
}

function Why({ why, features }: Pick<Content, "why" | "features">) {
  return (
    <section className={styles.why}>
      <h2>{why.title}</h2>
      {why.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature.title}>
            <h3>{feature.title}</h3>
            <p>{feature.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
