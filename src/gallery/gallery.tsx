/**
 * Every component in every state it can be put into, on one page. Hover, focus and press are the browser's: point at a
 * thing, or walk to it with the Tab key. Colour scheme, contrast and forced colours are set in the browser's tools.
 */
import type { ComponentProps } from "react";
import { shell } from "../content/shell.ts";
import { Directory } from "../features/directory/directory.tsx";
import type { Content as Partners } from "../pages/partners/compose.ts";
import { Controls } from "./controls.tsx";
import { Foundations } from "./foundations.tsx";
import styles from "./gallery.module.css";
import { Offers } from "./offers.tsx";
import { Shelf, Specimen } from "./specimen.tsx";
import { Texts } from "./texts.tsx";

/** The contents of the pages that pieces are shown of. */
export interface GalleryContent extends ComponentProps<typeof Offers> {
  readonly partners: Partners;
}

interface GalleryProps {
  readonly content: GalleryContent;
  readonly language: string;
}

export function Gallery({ content: { partners, ...offers }, language }: GalleryProps) {
  return (
    <main id="main" className={styles.gallery}>
      <h1>Gallery</h1>
      <nav aria-label="Languages">
        {shell.languages.map(({ code, name }) => (
          <p key={code}>
            <a href={`/gallery/${code}`}>{name}</a>
          </p>
        ))}
      </nav>
      <Foundations />
      <Controls language={language} />
      <Offers {...offers} />
      <Texts />
      <Shelf title="Partners">
        <Specimen name="Directory: SearchField, SearchSelect, CountryIndex, PartnerCard" wide>
          <Directory groups={partners.groups} pages={partners.pages} language={language} />
        </Specimen>
      </Shelf>
    </main>
  );
}
