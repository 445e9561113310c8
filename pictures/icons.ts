/** Icons of the application in the pictures, as strokes on a field of 24 × 24. */
import { html } from "./screen.ts";

const paths = {
  sale: "M4 10h16v10H4zM7 10V4h10v6M8 14h2m4 0h2M8 17h2m4 0h2",
  receipt: "M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6",
  tag: "M3 12V4h8l10 10-7.5 7.5zM7.5 8.2v.1",
  stock: "M3 8l9-5 9 5v9l-9 5-9-5zM3 8l9 5 9-5M12 13v9",
  people:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c.4-4 3-6 6.500-6s6.100 2 6.500 6M16 4.300a3.500 3.500 0 0 1 0 6.400M18 14.600c2 .8 3.200 2.700 3.500 5.400",
  person: "M12 11.500a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.500 21c.5-4.500 3.500-6.500 7.500-6.500s7 2 7.500 6.500",
  chart: "M4 20V4M4 20h17M8.500 16v-4M13 16V7M17.500 16v-6",
  settings:
    "M4 7h9m5 0h2M4 17h2m5 0h9M15.500 9.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM8.500 19.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z",
  search: "M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13zM15.500 15.500L21 21",
  barcode: "M3 5v14M7 5v14M10 5v14M14 5v14M16.500 5v14M21 5v14",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  close: "M6 6l12 12M18 6L6 18",
  check: "M4.500 12.500l5 5 10-11",
  left: "M15 5l-7 7 7 7",
  right: "M9 5l7 7-7 7",
  down: "M5 9l7 7 7-7",
  up: "M5 15l7-7 7 7",
  backspace: "M9 5h12v14H9l-6-7zM12.500 9.500l5 5m0-5l-5 5",
  printer: "M7 9V3h10v6M7 17H3V9h18v8h-4M7 14h10v7H7z",
  card: "M2.500 5h19v14h-19zM2.500 10h19M6 15h4",
  cash: "M2.500 6h19v12h-19zM12 14.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM6 12h.1M18 12h.1",
  voucher: "M3 6h18v4a2 2 0 0 0 0 4v4H3v-4a2 2 0 0 0 0-4zM14 6v3m0 2v2m0 2v3",
  split: "M12 21v-8M12 13L5 6M12 13l7-7M5 11V6h5M19 11V6h-5",
  drawer: "M3 5h18v14H3zM3 12h18M9.500 15.500h5",
  percent: "M19 5L5 19M7.500 9.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM16.500 18.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4z",
  edit: "M4 20l1-5L16 4l4 4L9 19zM14 6l4 4",
  pause: "M8 5v14M16 5v14",
  lock: "M5 11h14v10H5zM8 11V8a4 4 0 0 1 8 0v3",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.500 2",
  calendar: "M4 6h16v15H4zM4 10.500h16M8 3v5M16 3v5",
  truck:
    "M2 6h12v11H2zM14 10h4.500L22 13.500V17h-8M7 19.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17.500 19.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4z",
  mail: "M3 5h18v14H3zM3 7l9 7 9-7",
  bell: "M6 17V11a6 6 0 0 1 12 0v6l2 1H4zM10 21h4M12 3v2",
  warning: "M12 3.500L22 20H2zM12 10v4.500M12 17.200v.1",
  info: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v6M12 7.500v.1",
  refresh: "M20 11a8 8 0 0 0-14.500-4L4 9M4 4v5h5M4 13a8 8 0 0 0 14.500 4l1.500-2M20 20v-5h-5",
  list: "M8 6h13M8 12h13M8 18h13M3.500 6h.1M3.500 12h.1M3.500 18h.1",
  filter: "M3 5h18l-7 8v6l-4 2v-8z",
} as const;

export type IconName = keyof typeof paths;

/** @param size Edge in CSS pixels. */
export function icon(name: IconName, size = 24): string {
  return html`<svg class="icon" viewBox="0 0 24 24" width="${size}" height="${size}"><path d="${paths[name]}"/></svg>`;
}
