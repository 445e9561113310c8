/** The visitor's consent, and analytics that follow it: two features that do not know each other. */
import { useAnalytics } from "../features/analytics/use-analytics.ts";
import { ConsentPreferences } from "../features/consent/consent-preferences.tsx";
import { useChoice } from "../features/consent/use-consent.ts";
import { loadNoticeId, showNotice } from "../lib/notices.ts";

/** Shows nothing but the preferences while somebody looks at them. */
export function Consent({ language, path }: { readonly language: string; readonly path: string }) {
  useAnalytics(useChoice() === "yes", path);
  return <ConsentPreferences language={language} path={path} onFailure={() => showNotice(loadNoticeId)} />;
}
