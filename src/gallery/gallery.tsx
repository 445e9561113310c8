/**
 * Every component in every state it can be put into, on one page. Hover, focus and press are the browser's: point at a
 * thing, or walk to it with the Tab key. Colour scheme, contrast and forced colours are set in the browser's tools.
 */
import { shell } from "../content/shell.ts";
import { BillingScope } from "../features/billing/billing-scope.tsx";
import type { GalleryContent } from "./content.ts";
import { Controls } from "./controls.tsx";
import { Directory } from "./directory.tsx";
import { Foundations } from "./foundations.tsx";
import styles from "./gallery.module.css";
import { Offers } from "./offers.tsx";
import { Texts } from "./texts.tsx";

interface GalleryProps {
  readonly content: GalleryContent;
  readonly language: string;
}

export function Gallery({ content, language }: GalleryProps) {
  return (
    <main id="main" className={styles.gallery}>
      <h1>Gallery</h1>
      <nav aria-label="Languages">
        {shell.languages.map(({ code, name }) => (
          <a key={code} href={`/gallery/${code}`} aria-current={code === language ? "page" : undefined}>
            {name}
          </a>
        ))}
      </nav>
      <Foundations />
      <Controls language={language} />
      <BillingScope>
        <Offers content={content} />
      </BillingScope>
      <Texts />
      <Directory groups={content.partners.groups} />
    </main>
  );
}
