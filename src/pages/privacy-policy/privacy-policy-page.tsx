import { TextPage } from "../../components/text-page.tsx";
import type { PageContents, PageProps } from "../../content/types.ts";

export default function PrivacyPolicyPage({ content }: PageProps<PageContents["privacyPolicy"]>) {
  return <TextPage {...content} />;
}
