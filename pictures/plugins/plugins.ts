/** The pictures of the plugins, in the order of the catalogue. */
import { dualCurrency } from "./dual-currency.ts";
import { eInvoiceKsa } from "./e-invoice-ksa.ts";
import { emailReporting } from "./email-reporting.ts";
import { expirationDate } from "./expiration-date.ts";
import { fatoora } from "./fatoora.ts";
import { mrp } from "./mrp.ts";
import { myLogo } from "./my-logo.ts";
import { namedOrder } from "./named-order.ts";
import { notes } from "./notes.ts";
import { priceLists } from "./price-lists.ts";
import { printStations } from "./print-stations.ts";
import { stockControl } from "./stock-control.ts";

export const pluginScreens = [
  printStations,
  priceLists,
  stockControl,
  namedOrder,
  notes,
  emailReporting,
  dualCurrency,
  expirationDate,
  mrp,
  myLogo,
  fatoora,
  eInvoiceKsa,
];
