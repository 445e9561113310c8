import type { PlainContent } from "../../../scripts/content/emit/context.ts";
import { TextPage } from "../../components/text-page.tsx";
import type { PageProps } from "../../content/types.ts";
import type { words } from "./schema.ts";

export default function PrivacyPolicyPage({ content }: PageProps<PlainContent<typeof words>>) {
  return <TextPage {...content} />;
}
