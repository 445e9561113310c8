/** One picture: what it is by its bytes, whatever its name says, how large it is, and that it runs no script. */
import { Parser } from "htmlparser2";
import { imageSize } from "image-size";

/** Largest picture in bytes. Visitors load it over a shop's mobile line. */
export const maxImageBytes = 2_000_000;

export interface ImageFault {
  readonly rule: string;
  readonly message: string;
  readonly hint: string;
}

/**
 * Judges a picture.
 *
 * @param name Path below `images/`; its ending must be that of the kind.
 * @returns The first fault; `undefined` for a picture that can be served.
 */
export function inspectImage(name: string, bytes: Uint8Array): ImageFault | undefined {
  if (bytes.byteLength > maxImageBytes) {
    const megabytes = (bytes.byteLength / 1_000_000).toFixed(1);
    const message = `This picture has ${megabytes} MB; a picture has at most ${maxImageBytes / 1_000_000} MB`;
    return { rule: "file-too-large", message, hint: "Make it smaller, or save it as WebP or AVIF" };
  }
  const kind = kindOf(bytes);
  if (kind === undefined) {
    const hint = "Save it again as SVG, PNG, JPEG, WebP or AVIF";
    return { rule: "not-an-image", message: "This file is not a picture that browsers show", hint };
  }
  const ending = /\.([^./]*)$/.exec(name)?.[1] ?? "";
  if (ending !== kind) {
    const right = `${name.slice(0, name.length - ending.length)}${kind}`;
    const message = `This picture is of the kind ${kind}, and its name ends with "${ending}"`;
    return { rule: "image-ending", message, hint: `Rename it to ${right}, and write that name where it is used` };
  }
  const danger = kind === "svg" ? dangerIn(new TextDecoder().decode(bytes)) : undefined;
  if (danger === undefined) return undefined;
  const hint = "Save it again as a plain SVG, without scripts and links";
  return { rule: "image-script", message: `This picture has ${danger}, which pictures of this site cannot have`, hint };
}

/** The ending that belongs to the bytes; `undefined` where they are no picture with a width and a height. */
function kindOf(bytes: Uint8Array): string | undefined {
  try {
    const { width, height, type = "" } = imageSize(bytes);
    return width > 0 && height > 0 && ["svg", "png", "jpg", "webp", "avif", "ico"].includes(type) ? type : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What would run or load something when the picture is opened by its own address (SVG 2, "Linking" and "Scripting").
 * Gradients and symbols of the same file are fine.
 */
function dangerIn(svg: string): string | undefined {
  // Names of tags and attributes cannot be escaped in XML, so most drawings need no second look.
  if (!/script|\bon|href|foreignobject|iframe|object|embed|handler|doctype|stylesheet/i.test(svg)) return undefined;
  let danger: string | undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const tag = name.replace(/^.*:/, "").toLowerCase();
        if (["script", "foreignobject", "iframe", "object", "embed", "handler"].includes(tag)) danger ??= `<${name}>`;
        for (const [key, value] of Object.entries(attributes)) {
          const isLink = /(?:^|:)href$/i.test(key) && !/^(?:#|data:image\/(?:png|jpeg|webp);)/i.test(value.trim());
          if (/^on/i.test(key) || isLink || /javascript:/i.test(value)) danger ??= key;
        }
      },
      onprocessinginstruction(name) {
        // The declaration <?xml … ?> is fine; a document type could bring entities of its own.
        if (/^!doctype/i.test(name) && /<!entity/i.test(svg)) danger ??= "entities";
        if (/^\?xml-stylesheet/i.test(name)) danger ??= "a style sheet from elsewhere";
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(svg);
  return danger;
}
