import { createContext, useContext } from "react";

/** The language of the pages that links lead to: the visitor's, even if the texts around them are in another one. */
export const PathLanguage = createContext("");

export const usePathLanguage = () => useContext(PathLanguage);
