/** Composes a page from edited content, as the build does. */
import { imageSize } from "image-size";
import { z } from "zod";
import { contentKey, localizedPath, pagesOf } from "../../../../src/routes/routes.ts";
import type { Content } from "../../../content/check/content.ts";
import type { ContentFiles } from "../../../content/check/content-files.ts";
import { openContext, pageHead } from "../../../content/compose/context.ts";
import type { ImageSource, Media } from "../../../content/compose/media.ts";
import { memoBy } from "../../../content/core/memo.ts";
import { composePage, interfaceStrings } from "../../../content/emit/compose-page.ts";
import { recordPage } from "../../../content/emit/page-records.ts";
import { composeAddresses, composeShell, shellLanguages } from "../../../content/emit/shell.ts";
import type { FormContent } from "../../build/form-content.ts";

export interface PageRequest {
  /** Paths of the edited entry's files in the content folder. */
  readonly files: readonly string[];
  readonly language: string;
  /** Key of the page; by default, the page most specific to the entry. */
  readonly key: string | undefined;
}

export type PreviewPage = ReturnType<typeof composePreview>;

/** Sent by the form to each preview frame and window. */
export interface PreviewMessage {
  /** `undefined` while the content has errors: the preview keeps the last page. */
  readonly page: PreviewPage | undefined;
  readonly notice: string;
  /** Notice if rendering fails. */
  readonly failed: string;
  readonly text: string;
}

/**
 * @param siteImages Pictures of the published site, by path in the content folder.
 * @returns The page with all data for rendering it, and the pages to choose from.
 */
export function composePreview(
  content: Content,
  files: ContentFiles,
  siteImages: FormContent["pictures"],
  { files: edited, language, key: selectedKey }: PageRequest,
) {
  const media = previewMedia(files, siteImages);
  const context = openContext(content, language, media);
  // Other languages may lack texts while they are being written.
  const ownShell = composeShell({ ...content, languages: [language] }, media);
  const shell = { ...ownShell, languages: shellLanguages(content.languages, content.labelsLanguage) };
  const addresses = composeAddresses(content);
  const all = pagesOf(addresses);
  const ranked = all.map((address) => ({ address, rank: rankOf(recordPage(context, address, {}).sources, edited) }));
  const showing = ranked.filter(({ rank }) => Number.isFinite(rank)).sort((a, b) => a.rank - b.rank);
  // If only the layout shows the entry, every page does.
  const pages = (showing.length > 0 ? showing : ranked).map(({ address }) => {
    const page = composePage(context, address);
    return { address, page, key: contentKey(address), title: pageHead.parse(page).head.title };
  });
  const country = editedCountry(content, edited);
  const selected =
    pages.find(({ key }) => key === selectedKey) ?? pages.find(({ page }) => hasPartnersOf(country, page)) ?? pages[0];
  if (selected === undefined) throw new Error("No page shows this entry");
  return {
    key: selected.key,
    path: localizedPath(selected.address, language),
    // With several directory pages, the filter would load the saved partners of all of them.
    search: country !== undefined && addresses.partnerPages.length === 0 ? `?country=${country}` : "",
    /** Content of the page as the build writes it. */
    content: JSON.stringify(selected.page),
    addresses,
    shell,
    strings: { translation: interfaceStrings(context), notes: context.translations.notes ?? {} },
    pages: pages.map(({ key, title }) => ({ key, title })),
  };
}

/** Lower ranks are more specific. Pages list their most specific sources first; a file beats its whole folder. */
function rankOf(sources: readonly string[], edited: readonly string[]): number {
  const ranks = sources.flatMap((source, index) => {
    if (edited.includes(source)) return [2 * index];
    const isFolder = source.endsWith("/") && edited.some((file) => file.startsWith(source));
    return isFolder ? [2 * index + 1] : [];
  });
  return ranks[0] ?? Number.POSITIVE_INFINITY;
}

function editedCountry({ partners }: Content, edited: readonly string[]): string | undefined {
  return [...partners].find(([name]) => edited.includes(`partners/${name}.yaml`))?.[1].country;
}

const directory = z.object({ groups: z.array(z.object({ code: z.string(), partners: z.array(z.unknown()) })) });

function hasPartnersOf(country: string | undefined, page: object): boolean {
  const groups = directory.safeParse(page).data?.groups ?? [];
  return groups.some(({ code, partners }) => code === country && partners.length > 0);
}

/** `Media` with new pictures as blob URLs, and others as on the published site. */
function previewMedia(files: ContentFiles, siteImages: FormContent["pictures"]): Media {
  const picture = (name: string): ImageSource => {
    const bytes = files.bytes.get(`images/${name}`);
    return (bytes?.length ? blobImage(bytes, name) : siteImages[`images/${name}`]) ?? placeholderImage;
  };
  return {
    files,
    plain: picture,
    encoded: picture,
    staticFiles: new Map(),
    pictureJobs: new Map(),
    usedImages: new Map(),
    social: new Map(),
  };
}

const blobImage = memoBy((bytes: Uint8Array, name) => {
  const type = name.endsWith(".svg") ? "image/svg+xml" : "";
  const { width, height } = imageSize(bytes);
  return { src: URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type })), width, height };
});

/** For pictures that the published site does not use yet, so that their files do not exist. */
const placeholderImage: ImageSource = {
  src: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>",
  width: 4,
  height: 3,
};
