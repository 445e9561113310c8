/** A native modal dialog: Escape closes it. The page behind it does not scroll until then. */
import { type ComponentProps, type RefObject, useLayoutEffect } from "react";
import { focusInView } from "../lib/focus-place.ts";
import styles from "./dialog.module.css";

interface DialogProps
  extends Pick<ComponentProps<"dialog">, "aria-label" | "aria-labelledby" | "children" | "onMouseDown"> {
  readonly ref: RefObject<HTMLDialogElement | null>;
  /** Selector of what has the focus first. */
  readonly first: string;
  /** `high`: where it begins does not depend on its content. */
  readonly place?: "high";
  readonly onClose: () => void;
}

export function Dialog({ ref, first, place, onClose, ...rest }: DialogProps) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (ref.current?.open === false) ref.current.showModal();
    ref.current?.querySelector<HTMLElement>(first)?.focus();
    // Keeps the space of the scrollbar, or the page would move sideways.
    dataset.modal = window.innerWidth > document.documentElement.clientWidth ? "gutter" : "";
    return () => {
      delete dataset.modal;
    };
  }, [ref, first]);
  const close = () => {
    onClose();
    // The browser returns the focus to the button that opened the dialog, unless it disappeared.
    const { activeElement, body } = document;
    if (activeElement === body || activeElement?.getClientRects().length === 0) focusInView();
  };
  return <dialog ref={ref} className={styles.dialog} data-place={place} onClose={close} {...rest} />;
}
