/** Connects two features: consent, and analytics, which need it. */
import { useAnalytics } from "../features/analytics/use-analytics.ts";
import { ConsentPreferences } from "../features/consent/consent-preferences.tsx";
import { useConsent } from "../features/consent/use-consent.ts";
import { loadNoticeId, showNotice } from "../lib/notices.ts";

export function Consent({ language, path }: { readonly language: string; readonly path: string }) {
  useAnalytics(useConsent().choice === "yes", path);
  return <ConsentPreferences language={language} path={path} onFailure={() => showNotice(loadNoticeId)} />;
}
