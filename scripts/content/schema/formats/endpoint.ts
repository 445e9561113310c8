/** Fields that take either a path of this site or a web address. */
import { z } from "zod";
import { foldersWithoutPages } from "../../../../src/routes/folders.ts";
import { pathInContent, routes } from "../../../../src/routes/routes.ts";
import type { MessageId } from "../../core/messages/message.ts";
import { isWebAddress, webAddress } from "./web-address.ts";

const pathOrAddress = (path: string, address: string, error: MessageId) =>
  z
    .string()
    .regex(new RegExp(`^(?:${path}|${address})$`, "u"), { error })
    .refine((value) => value.startsWith("/") || isWebAddress(value), { error });

export const endpoint = pathOrAddress("(?:/[\\w.-]+)+", webAddress, "invalid.endpoint").meta({
  read: (written) => [/^[\w-]+\//.test(written) ? `/${written}` : `https://${written.replace(/^https?:\/\//, "")}`],
});

const pageFolders = routes.map(({ id }) => pathInContent({ route: id }).split("/")[1]);
const usedFolders = [...foldersWithoutPages, ...pageFolders].join("|");

/** A path that doesn't start with a page, a reserved folder, or two letters, which would be read as a language. */
const unusedPath = `/(?!(?:${usedFolders.replaceAll(".", "\\.")})(?:/|$))(?=[a-z0-9-]{3})[a-z0-9]+(?:[/-][a-z0-9]+)*`;

export const downloadHost = pathOrAddress(unusedPath, `(?=${webAddress}$)[^?#]*[^/?#]`, "invalid.download-host").meta({
  examples: ["/files", "https://www.company.example/files"],
});
