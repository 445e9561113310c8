/** Drawings that load or run something in ways that are hard to see, and some that only look so. */
import { expect, test } from "vitest";
import { inspectPicture } from "../../scripts/content/check/indexes/inspect-picture.ts";

const svg = "http://www.w3.org/2000/svg";
const xlink = "http://www.w3.org/1999/xlink";
const wrapped = (inner: string) => `<svg xmlns="${svg}" xmlns:xlink="${xlink}" width="8" height="8">${inner}</svg>`;
const style = (css: string) => wrapped(`<style>${css}</style><rect class="a" width="8" height="8"/>`);
const rect = (attributes: string) => wrapped(`<rect width="8" height="8" ${attributes}/>`);
const there = "https://elsewhere.example/x";

const loadingDrawings: Readonly<Record<string, string>> = {
  "an import split by a comment of XML": style(`@im<!-- -->port "${there}";`),
  "an import split by CDATA": style(`@im<![CDATA[port "${there}"]]>;`),
  "an import with a letter escaped": style(String.raw`@i\mport "${there}";`),
  "an address between strings that look like a comment": style(`g{b:"/*"}.a{mask:url(${there})}g{b:"*/"}`),
  "an import in a tag with a prefix": wrapped(`<s:style xmlns:s="${svg}">@import "${there}";</s:style>`),
  "a set of pictures": style(`.a{mask:image-set("${there}" 1x)}`),
  "an address put together": style(`.a{--x:"${there}";mask:src(var(--x))}`),
  "a drawing within an address": style(".a{filter:url('data:image/svg+xml,&lt;svg/>#a')}"),
  "an attribute": rect(`fill="url(${there}#a)"`),
  "an attribute with an escape": rect(String.raw`fill="u\rl(${there}#a)"`),
  "an event": rect('onload="alert(1)"'),
  "an animation to another host": wrapped(`<set attributeName="mask" to="url(${there})"/>`),
  "an animation over values with quotes": wrapped(`<animate attributeName="mask" values="'; url(${there}); '"/>`),
  "an animation of a link": wrapped('<use href="#a"><set attributeName="xlink:href" to="x"/></use>'),
  "a link by another prefix": wrapped(`<image xmlns:l="${xlink}" l:href="${there}"/>`),
  "a link with white space": wrapped('<a href=" java&#9;script:alert(1)"><rect/></a>'),
  "addresses that begin elsewhere": wrapped('<g xml:base="https://elsewhere.example"><use href="#a"/></g>'),
  "a script behind an instruction with a bracket": wrapped("<?x > <!-- ?><script>alert(1)</script><?y --> ?>"),
  "a page inside with a prefix": wrapped(`<s:foreignObject xmlns:s="${svg}"/>`),
  "a tag of HTML": wrapped(`<h:link xmlns:h="http://www.w3.org/1999/xhtml" rel="stylesheet" href="#a"/>`),
  "an encoding that hides tags": `<?xml version="1.0" encoding="iso-2022-jp"?>${wrapped("<\u001B(Jscript>x</script>")}`,
  "a style sheet from elsewhere": `<?xml-stylesheet href="${there}"?>${wrapped("")}`,
  "an entity of its own": `<!DOCTYPE svg [<!ENTITY a "@import '${there}';">]>${style("&a;")}`,
  "a document type elsewhere behind a bracket": `<!DOCTYPE svg SYSTEM "a>b" [<!ENTITY a "x">]>${wrapped("")}`,
};

const harmlessDrawings: Readonly<Record<string, string>> = {
  "styles with a gradient": style(".a,.b{fill:url(#a);stroke:url( '#b' ) red;mask:none}"),
  "a comment and a string that tell of an import": style(`/* @import "x"; */ .a::after{content:"@import url(x)"}`),
  "a font in the file": style("@font-face{font-family:A;src:url(data:font/woff2;base64,d09GMgAB) format('woff2')}"),
  "a picture in the file": wrapped('<image xlink:href="data:image/png;base64,iVBORw0KGgo="/>'),
  "a copy of a part": wrapped('<symbol id="a"/><use xlink:href=" #a"/>'),
  "words about scripts": wrapped('<title>How to @import url(x)</title><desc id="javascript">onclick</desc>'),
  "the document type of SVG": `<?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${wrapped("")}`,
  "a path of Windows": rect(String.raw`data-name="C:\Users\url\mark (1).svg"`),
  "a byte order mark and words beyond ASCII": `\uFEFF${wrapped("<text>Größe, مرحبا &#x1F600;</text>")}`,
};

const inspect = (svg: string) => inspectPicture(new TextEncoder().encode(svg), "mark.svg");

test.each(Object.entries(loadingDrawings))("a drawing that loads something is refused: %s", (_name, svg) => {
  expect(inspect(svg)?.id).toBe("image-file.active");
});

test.each(Object.entries(harmlessDrawings))("an odd drawing that loads nothing is taken: %s", (_name, svg) => {
  expect(inspect(svg)).toBeUndefined();
});
