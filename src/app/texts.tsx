import { type ReactNode, use } from "react";
import { I18nextProvider } from "react-i18next";
import type { Read } from "./page-store.ts";

interface TextsProps {
  readonly read: Read;
  readonly language: string;
  readonly children: ReactNode;
}

/** Gives what is in it the interface strings of a language. */
export function Texts({ read, language, children }: TextsProps) {
  const strings = read.strings(language);
  return <I18nextProvider i18n={strings instanceof Promise ? use(strings) : strings}>{children}</I18nextProvider>;
}
