/** The search of the site: a combobox, as the ARIA Authoring Practices describe it. */
import { type FormEvent, type KeyboardEvent, type MouseEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { cross, Icon } from "../../components/icon.tsx";
import { SearchField } from "../../components/search-field.tsx";
import { usePathLanguage } from "../../lib/path-language.ts";
import styles from "./search-dialog.module.css";
import { SearchState } from "./search-state.tsx";
import { allResults, useFinder } from "./use-finder.ts";

export default function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const language = usePathLanguage();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState("");
  const [active, setActive] = useState("");
  const { found, FoundOptions, hasFailed, load } = useFinder(search);
  const all = allResults(search, language);
  const close = () => dialog.current?.close();
  const show = (text: string) => {
    setSearch(text);
    setActive("");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    if (key === "Escape" && search !== "" && field.current !== null) {
      field.current.value = "";
      show("");
    } else if (key === "ArrowDown" || key === "ArrowUp") {
      setActive(neighbour(dialog.current, active, key === "ArrowDown" ? 1 : -1));
    } else return;
    event.preventDefault();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The app follows the link.
    if (search.trim() !== "") document.getElementById(active || `${id}results`)?.click();
  };
  const onMouseDown = (event: MouseEvent) => {
    if (event.target !== event.currentTarget) return;
    // Outside. The second click of a double click on the button is there too: the field keeps the focus.
    event.preventDefault();
    if (event.detail === 1) close();
  };
  const isExpanded = found !== undefined && found.count > 0 && FoundOptions !== undefined;
  return (
    <Dialog
      ref={dialog}
      first="input"
      place="high"
      aria-label={t("search.label")}
      onMouseDown={onMouseDown}
      onClose={onClose}
    >
      <search>
        <form className={styles.form} onSubmit={submit}>
          <SearchField
            ref={field}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isExpanded}
            aria-controls={`${id}list`}
            aria-activedescendant={active || undefined}
            label={t("search.label")}
            placeholder={t("search.placeholder")}
            onInput={show}
            onKeyDown={onKeyDown}
          />
          <Button look="quiet" aria-label={t("error.close")} onClick={close}>
            <Icon path={cross} />
          </Button>
        </form>
      </search>
      <div className={styles.found}>
        <SearchState search={search} count={found?.count} hasFailed={hasFailed} retry={load} onFollow={close} />
        {isExpanded && (
          <div id={`${id}list`} role="listbox" aria-label={t("search.label")}>
            <FoundOptions found={found} all={all} id={id} active={active} onFollow={close} />
          </div>
        )}
        <a
          id={`${id}results`}
          className={styles.all}
          href={all.site}
          hidden={!isExpanded || found.count === 1}
          onClick={close}
        >
          {t("search.all", { count: found?.count ?? 0 })}
        </a>
      </div>
    </Dialog>
  );
}

/** The id of the option before or after the active one, which is scrolled into view; none beyond the ends. */
function neighbour(dialog: HTMLDialogElement | null, active: string, step: 1 | -1): string {
  const options = [...(dialog?.querySelectorAll('[role="option"]') ?? [])];
  const place = options.findIndex(({ id }) => id === active);
  const next = place === -1 && step === -1 ? options.at(-1) : options[place + step];
  next?.scrollIntoView({ block: "nearest" });
  return next?.id ?? "";
}
