/** Plans the picture that social networks and messengers show beside a link. The build draws it. */
import { localizedPath, type PageAddress } from "../../../src/routes/routes.ts";
import { size, socialPictureJob } from "../../encode/social/job.ts";
import { paletteOf } from "../check/palette.ts";
import { type ComposeContext, pageHead } from "../compose/context.ts";
import { imageBytes, type Picture, plainPicture } from "../compose/media.ts";
import { picturesIn } from "./page-records.ts";

/** @param page Composed content of the page. */
export function composeSocialPicture(
  { content, media, language }: ComposeContext,
  address: PageAddress,
  page: object,
): Picture {
  const { brand, look, colours } = content.site;
  const { social, logo } = content.pictures;
  if (social !== undefined) return plainPicture(media, social, brand);
  // The picture shows the brand separately.
  const title = pageHead.parse(page).head.title.replace(` · ${brand}`, "");
  // The first picture with a text alternative; those of cards belong to other pages.
  const [picture] = picturesIn(page).flatMap(({ src, alt }) => (alt === "" ? [] : (media.pictureJobs.get(src) ?? [])));
  const socialContent = { title, brand, logo, look, colours: paletteOf(colours).light, picture };
  const job = socialPictureJob(localizedPath(address, language), socialContent, imageBytes(media, logo));
  media.social.set(job.path, job);
  return { src: job.path, ...size, alt: title };
}
