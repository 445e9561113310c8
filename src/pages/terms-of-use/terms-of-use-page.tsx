import { TextPage } from "../../components/text-page.tsx";
import type { PageContents, PageProps } from "../../content/types.ts";

export default function TermsOfUsePage({ content }: PageProps<PageContents["termsOfUse"]>) {
  return <TextPage {...content} />;
}
