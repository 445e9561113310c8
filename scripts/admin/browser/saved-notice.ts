/** Says what happens next with a saved change, until it is closed or another entry is opened. */
import type { FormConfig } from "../build/config.ts";
import { element } from "./element.ts";

/** @returns Shows the notice in its place above the form. */
export function savedNotice({ saved, words }: FormConfig): () => void {
  const place = document.querySelector("#saved");
  const clear = () => place?.replaceChildren();
  addEventListener("hashchange", () => {
    if (/\/(?:entries|new)\b/.test(location.hash)) clear();
  });
  return () => {
    const close = element("button", { type: "button", class: "own-control" }, words.close);
    close.onclick = clear;
    const { text, link, address } = saved;
    const links = address === undefined ? [] : [element("a", { href: address, target: "_blank" }, link)];
    place?.replaceChildren(element("p", {}, text, " ", ...links), close);
  };
}
