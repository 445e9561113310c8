/** A picture of the content as HTML. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Picture } from "../../src/components/picture.tsx";

const size = { width: 800, height: 500, alt: "A till" };
const drawing = { src: "/images/a.1f2e3d4c.svg", ...size };
const screen = {
  src: "/images/b.1f2e3d4c-800.jpg",
  ...size,
  variants: { path: "/images/b.1f2e3d4c", widths: [480, 800] },
};

const html = (props: Parameters<typeof Picture>[0]) => renderToStaticMarkup(createElement(Picture, props));

describe("a picture", () => {
  test("that is drawn is one file", () => {
    expect(html({ picture: drawing })).toMatch(/^<img [^>]*src="\/images\/a\.1f2e3d4c\.svg" width="800" height="500"/);
  });

  test("that is encoded is offered in both formats, the smaller one first, in every width", () => {
    const text = html({ picture: screen, sizes: "50vw" });
    expect(
      [...text.matchAll(/<source type="([^"]+)" sizes="50vw" srcSet="([^"]+)"\/>/g)].map(([, ...rest]) => rest),
    ).toEqual(
      ["avif", "webp"].map((format) => [
        `image/${format}`,
        `/images/b.1f2e3d4c-480.${format} 480w, /images/b.1f2e3d4c-800.${format} 800w`,
      ]),
    );
    expect(text).toMatch(
      /<img [^>]*alt="A till"[^>]* src="\/images\/b\.1f2e3d4c-800\.jpg" width="800" height="500"\/>/,
    );
    expect(text).not.toMatch(/<img [^>]*(?:srcset|sizes)=/i);
  });

  test.each([drawing, screen])("waits until it comes near, unless it is the first", (picture) => {
    expect(html({ picture })).toContain('loading="lazy"');
    expect(html({ picture })).not.toMatch(/fetchpriority/i);
    const first = html({ picture, first: true });
    expect(first).toMatch(/fetchpriority="high"/i);
    expect(first).not.toContain("loading=");
  });

  test("says how wide it is also where the page does not", () => {
    expect(html({ picture: screen })).toMatch(/sizes="\(min-width: [^"]+ \d+vw"/);
  });
});
