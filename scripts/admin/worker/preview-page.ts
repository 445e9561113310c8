/** A page of the site from content that is being edited, composed as the build does it. */
import { imageSize } from "image-size";
import { z } from "zod";
import { contentKey, localizedPath, pagesOf } from "../../../src/routes/routes.ts";
import { openContext, pageHead } from "../../content/compose/context.ts";
import type { ImageSource, Media } from "../../content/compose/media.ts";
import { memoBy } from "../../content/core/memo.ts";
import { composePage, interfaceStrings } from "../../content/emit/compose-page.ts";
import { recordPage } from "../../content/emit/page-records.ts";
import { composeShell, shellLanguages } from "../../content/emit/shell.ts";
import type { Content } from "../../content/model/content.ts";
import type { ContentFiles } from "../../content/model/content-files.ts";
import type { FormContent } from "../form-content.ts";

export interface PageQuestion {
  /** Of the entry that is edited, in the content folder. */
  readonly files: readonly string[];
  readonly language: string;
  /** Key of the page; otherwise it is the one that is most about the entry. */
  readonly key: string | undefined;
}

export type PreviewPage = ReturnType<typeof composePreview>;

/** What the form sends to each frame and window that shows a page. */
export interface PreviewMessage {
  /** None while the content has mistakes: what is shown stays. */
  readonly page: PreviewPage | undefined;
  /** Said above the page. */
  readonly notice: string;
  /** Said there if the page cannot be rendered. */
  readonly failed: string;
  /** What is in the field that is edited. */
  readonly text: string;
}

/**
 * @param served What became of the pictures that the site has, by their paths in the content folder.
 * @returns The page with all that it is rendered from, and the pages that there are to choose from.
 */
export function composePreview(
  content: Content,
  files: ContentFiles,
  served: FormContent["pictures"],
  { files: edited, language, key: chosen }: PageQuestion,
) {
  const media = previewMedia(files, served);
  const context = openContext(content, language, media);
  // The others may lack words while they are written.
  const frame = composeShell({ ...content, languages: [language] }, media);
  const shell = { ...frame, languages: shellLanguages(content.languages) };
  const all = pagesOf({ ...shell, languages: content.languages });
  const ranked = all.map((address) => ({ address, rank: rankOf(recordPage(context, address, {}).sources, edited) }));
  const showing = ranked.filter(({ rank }) => Number.isFinite(rank)).sort((a, b) => a.rank - b.rank);
  // What the frame says is on every page.
  const pages = (showing.length > 0 ? showing : ranked).map(({ address }) => {
    const page = composePage(context, address);
    return { address, page, key: contentKey(address), title: pageHead.parse(page).head.title };
  });
  const country = editedCountry(content, edited);
  const shown =
    pages.find(({ key }) => key === chosen) ?? pages.find(({ page }) => hasPartnersOf(country, page)) ?? pages[0];
  if (shown === undefined) throw new Error("No page shows this entry");
  return {
    key: shown.key,
    path: localizedPath(shown.address, language),
    // A directory of several pages would ask for the partners of them all.
    search: country !== undefined && shell.partnerPages.length === 0 ? `?country=${country}` : "",
    /** What the page is given, as the build writes it. */
    content: JSON.stringify(shown.page),
    shell,
    strings: { translation: interfaceStrings(context), notes: context.words.notes },
    pages: pages.map(({ key, title }) => ({ key, title })),
  };
}

/** A page names first what it is most about. A page of its own comes before one of all that is in the folder. */
function rankOf(sources: readonly string[], edited: readonly string[]): number {
  const ranks = sources.flatMap((source, index) => {
    if (edited.includes(source)) return [2 * index];
    const isFolder = source.endsWith("/") && edited.some((file) => file.startsWith(source));
    return isFolder ? [2 * index + 1] : [];
  });
  return ranks[0] ?? Number.POSITIVE_INFINITY;
}

/** The country whose partners are edited. */
function editedCountry({ partners }: Content, edited: readonly string[]): string | undefined {
  return [...partners].find(([name]) => edited.includes(`partners/${name}.yaml`))?.[1].country;
}

const directory = z.object({ groups: z.array(z.object({ code: z.string(), partners: z.array(z.unknown()) })) });

function hasPartnersOf(country: string | undefined, page: object): boolean {
  const groups = directory.safeParse(page).data?.groups ?? [];
  return groups.some(({ code, partners }) => code === country && partners.length > 0);
}

/** A picture that was only just chosen is shown from its bytes. */
function previewMedia(files: ContentFiles, served: FormContent["pictures"]): Media {
  const picture = (name: string): ImageSource => {
    const bytes = files.bytes.get(`images/${name}`);
    return (bytes?.length ? chosenPicture(bytes, name) : served[`images/${name}`]) ?? notServed;
  };
  return {
    files,
    plain: picture,
    encoded: picture,
    staticFiles: new Map(),
    encodePlans: new Map(),
    usedImages: new Map(),
    social: [],
  };
}

const chosenPicture = memoBy((bytes: Uint8Array, name) => {
  const type = name.endsWith(".svg") ? "image/svg+xml" : "";
  const { width, height } = imageSize(bytes);
  return { src: URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type })), width, height };
});

/** In the place of a picture that no page of the site has shown so far: its files are made by the build. */
const notServed: ImageSource = {
  src: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>",
  width: 4,
  height: 3,
};
