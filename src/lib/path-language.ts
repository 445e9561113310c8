import { createContext, useContext } from "react";
import { localizedPath, type PageAddress } from "../routes/routes.ts";

/** The language of the pages that links lead to: the visitor's, even if the texts around them are in another one. */
export const PathLanguage = createContext("");

export const usePathLanguage = () => useContext(PathLanguage);

/** The address of a page in that language. */
export function usePagePath() {
  const language = usePathLanguage();
  return (page: PageAddress) => localizedPath(page, language);
}
