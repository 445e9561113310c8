/** All pictures. One module each, in `screens/`. */
import { pluginScreens } from "./plugins/plugins.ts";
import type { Screen } from "./screen.ts";
import { featuresReports } from "./screens/features-reports.ts";
import { featuresSelling } from "./screens/features-selling.ts";
import { featuresStock } from "./screens/features-stock.ts";
import { featuresUsers } from "./screens/features-users.ts";
import { homeDashboard } from "./screens/home-dashboard.ts";
import { homeHero } from "./screens/home-hero.ts";
import { homeInventory } from "./screens/home-inventory.ts";
import { homeReceipts } from "./screens/home-receipts.ts";
import { social } from "./screens/social.ts";

export const screens: readonly Screen[] = [
  homeHero,
  homeReceipts,
  homeInventory,
  homeDashboard,
  featuresSelling,
  featuresReports,
  featuresStock,
  featuresUsers,
  social,
  ...pluginScreens,
];
