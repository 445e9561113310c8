import { type MouseEvent, useRef } from "react";
import { ButtonLink } from "../../components/button.tsx";
import { CopyButton } from "../../components/copy-button.tsx";
import { deviceOf, isWindows } from "../../features/download/device.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import type { Content } from "./compose.ts";
import styles from "./not-windows.module.css";

interface NotWindowsProps {
  readonly texts: Content["notWindows"];
  readonly href: string;
}

/** Tells visitors on other devices that the file is for Windows. Its space is reserved, so that nothing shifts. */
export function NotWindows({ texts: { title, text, copy, send, mail }, href }: NotWindowsProps) {
  const hydrated = useHydrated();
  const line = useRef<HTMLElement>(null);
  const shown = hydrated && !isWindows(deviceOf(navigator));
  const address = hydrated ? new URL(href, window.location.href).href : href;
  // RFC 6068: line breaks are CR LF.
  const [subject, body] = [mail.subject, `${address}\r\n\r\n${mail.text}`].map(encodeURIComponent);
  return (
    <aside className={styles.notice} data-shown={shown} aria-labelledby="not-windows">
      <h2 id="not-windows">{title}</h2>
      <p>{text}</p>
      <code ref={line}>{address}</code>
      <div className={styles.ways}>
        <CopyButton text={address} source={line} label={copy} />
        <ButtonLink
          href={`mailto:?subject=${subject}&body=${body}`}
          look="small"
          onClick={(event) => share(event, title, address)}
        >
          {send}
        </ButtonLink>
      </div>
    </aside>
  );
}

/** Uses the Web Share API. Without it, or if it fails, the link opens an e-mail. */
function share(event: MouseEvent<HTMLAnchorElement>, title: string, url: string): void {
  if (!("share" in navigator)) return;
  event.preventDefault();
  const { href } = event.currentTarget;
  navigator.share({ title, url }).catch((error: unknown) => {
    const dismissed = error instanceof DOMException && error.name === "AbortError";
    if (!dismissed) window.location.assign(href);
  });
}
