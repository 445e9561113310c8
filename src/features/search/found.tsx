/** What a search of the site found, grouped by kind: as options of the dialog, or as links on a page. */
import { useTranslation } from "react-i18next";
import type { Entry, Found } from "./finder.ts";
import styles from "./found.module.css";

/** Of each kind in the dialog, and of partners, who have a directory. */
const most = 8;

interface FoundProps {
  readonly found: Found;
  /** Addresses of all results: those of the site, and partners. */
  readonly all: { readonly site: string; readonly partners: string };
}

interface FoundOptionsProps extends FoundProps {
  readonly id: string;
  /** The id of the option that Enter opens. */
  readonly active: string;
  readonly onFollow: () => void;
}

export function FoundOptions({ found, all, id, active, onFollow }: FoundOptionsProps) {
  const { t } = useTranslation();
  const option = (name: string) => ({
    id: `${id}${name}`,
    role: "option",
    tabIndex: -1,
    "aria-selected": `${id}${name}` === active,
    onClick: onFollow,
  });
  return found.groups.map(({ kind, entries }) => (
    // biome-ignore lint/a11y/useSemanticElements: a group of options.
    <div key={kind} role="group" className={styles.group} aria-labelledby={`${id}${kind}`}>
      <p id={`${id}${kind}`} className={styles.kind}>
        {t(`search.${kind}`)}
      </p>
      {entries.slice(0, most).map((entry) => (
        <a key={entry.href} href={entry.href} className={styles.entry} {...option(entry.href)}>
          <EntryWords entry={entry} isMeant={found.isMeant} />
        </a>
      ))}
      {entries.length > most && (
        <a className={styles.entry} href={kind === "partner" ? all.partners : all.site} {...option(`all-${kind}`)}>
          {t("search.all", { count: entries.length })}
        </a>
      )}
    </div>
  ));
}

export function FoundLinks({ found, all }: FoundProps) {
  const { t } = useTranslation();
  return found.groups.map(({ kind, entries }) => (
    <section key={kind} className={styles.group}>
      <h2 className={styles.kind}>{t(`search.${kind}`)}</h2>
      <ul className={styles.links}>
        {(kind === "partner" ? entries.slice(0, most) : entries).map((entry) => (
          <li key={entry.href}>
            <a href={entry.href} className={styles.entry}>
              <EntryWords entry={entry} isMeant={found.isMeant} />
            </a>
          </li>
        ))}
        {kind === "partner" && entries.length > most && (
          <li>
            <a href={all.partners} className={styles.entry}>
              {t("search.all", { count: entries.length })}
            </a>
          </li>
        )}
      </ul>
    </section>
  ));
}

function EntryWords({ entry: { title, lines }, isMeant }: Pick<Found, "isMeant"> & { readonly entry: Entry }) {
  const line = lines.find((each) => piecesOf(each).some(isMeant)) ?? lines[0];
  return (
    <>
      <b>
        <Marked text={title} isMeant={isMeant} />
      </b>
      {line !== undefined && (
        <span>
          <Marked text={line} isMeant={isMeant} />
        </span>
      )}
    </>
  );
}

function Marked({ text, isMeant }: Pick<Found, "isMeant"> & { readonly text: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other.
  return piecesOf(text).map((piece, place) => (isMeant(piece) ? <mark key={place}>{piece}</mark> : piece));
}

/** Words, and what is between them. */
const piecesOf = (text: string) => text.split(/([\p{L}\p{N}\p{M}\p{Cf}ـ'‘’]+)/u);
