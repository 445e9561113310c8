/** The preview pane: phone or desktop width, or a separate window. */
import type { CustomPreviewTemplate } from "@sveltia/cms";
import { createElement } from "react";
import type { FormConfig } from "../../build/config.ts";
import styles from "./pane.css?inline";
import type { ShownPage } from "./shown-page.ts";

/** In CSS pixels of the page. */
const widths = { phone: 390, desktop: 1280 } as const;

/** Below this scale text is unreadable. */
const smallestScale = 0.6;

/** Sveltia renders it into a new document for each opened entry. */
export function previewPane(shown: ShownPage, config: FormConfig): CustomPreviewTemplate {
  const { preview, words } = config;
  const source = URL.createObjectURL(
    new Blob([`<!doctype html><base href="${location.origin}">${preview}<div id="app"></div>`], { type: "text/html" }),
  );
  const fill = (place: HTMLElement | null) => place && fillPane(place, source, shown, words);
  return () => createElement("div", { ref: fill });
}

function fillPane(place: HTMLElement, source: string, shown: ShownPage, words: FormConfig["words"]): void {
  const page = place.ownerDocument;
  page.documentElement.style.cssText = coloursOfForm();
  page.head.append(Object.assign(page.createElement("style"), { textContent: styles }));

  const frame = Object.assign(page.createElement("iframe"), { title: words.page, src: source });
  const stage = page.createElement("div");
  stage.className = "stage";
  stage.append(frame);
  let width: keyof typeof widths | undefined;
  const resize = () => {
    const { clientWidth, clientHeight } = stage;
    width ??= clientWidth / widths.desktop < smallestScale ? "phone" : "desktop";
    const scale = Math.min(1, clientWidth / widths[width]);
    frame.style.cssText = `width:${widths[width]}px;height:${clientHeight / scale}px;transform:scale(${scale})`;
    for (const button of buttons) button.ariaPressed = String(button.value === width);
  };
  const buttons = (["phone", "desktop"] as const).map((value) =>
    button(words[value], value, () => {
      width = value;
      resize();
    }),
  );
  const pages = Object.assign(page.createElement("select"), {
    ariaLabel: words.page,
    hidden: true,
    onchange: () => shown.choose(pages.value),
  });
  const open = button(words.ownWindow, "", () => shown.add(window.open(source)));
  const bar = page.createElement("div");
  bar.className = "bar";
  bar.append(...buttons, pages, open);
  place.replaceChildren(bar, stage);
  shown.add(frame.contentWindow, ({ key, pages: all }) => {
    pages.hidden = all.length === 1;
    pages.replaceChildren(...all.map((each) => new Option(each.title, each.key, false, each.key === key)));
  });
  new ResizeObserver(resize).observe(stage);

  function button(label: string, value: string, onclick: () => void) {
    return Object.assign(page.createElement("button"), { type: "button", textContent: label, value, onclick });
  }
}

/** The form’s document has colours for light and dark. */
function coloursOfForm(): string {
  const form = getComputedStyle(document.body);
  const names = [
    "primary-background",
    "secondary-background",
    "primary-foreground",
    "control-border",
    "primary-accent",
  ];
  const colours = names.map((name) => `--${name}:${form.getPropertyValue(`--sui-${name}-color`)}`);
  return [...colours, `color-scheme:${form.colorScheme}`].join(";");
}
