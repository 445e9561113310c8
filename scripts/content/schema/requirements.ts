/** Smallest computer that the program runs on, in `content/facts/editions.yaml`. */
import { z } from "zod";
import { fact, field, group } from "./field.ts";
import { text } from "./formats/text.ts";

export const requirements = group("Requirements", "Voraussetzungen", {
  cpuGhz: fact("cpu", z.number().positive().max(20), "Processor (GHz)", "Prozessor (GHz)"),
  ram32Gb: fact("ram32", z.number().positive().max(256), "Memory with 32 bit (GB)", "Arbeitsspeicher bei 32 Bit (GB)"),
  ram64Gb: fact("ram64", z.number().positive().max(256), "Memory with 64 bit (GB)", "Arbeitsspeicher bei 64 Bit (GB)"),
  diskMb: fact("disk", z.number().positive().max(1_000_000), "Disk space (MB)", "Speicherplatz (MB)"),
  displayWidth: field(
    z.int().positive().max(20_000),
    ["Width of the display (pixels)", "Both in texts: {display}."],
    ["Breite des Bildschirms (Pixel)", "Beides in Texten: {display}."],
  ),
  displayHeight: field(
    z.int().positive().max(20_000),
    ["Height of the display (pixels)", "Both in texts: {display}."],
    ["Höhe des Bildschirms (Pixel)", "Beides in Texten: {display}."],
  ),
  windows: field(
    z
      .array(
        field(
          text.max(20),
          ["Windows version", "Number or name of a version, such as 7 or 8+."],
          ["Windows-Version", "Nummer oder Name einer Version, etwa 7 oder 8+."],
        ),
      )
      .min(1),
    ["Windows versions", "From old to new. In texts: {windows}, in short: {windowsShort}."],
    ["Windows-Versionen", "Von alt nach neu. In Texten: {windows}, kurz: {windowsShort}."],
  ),
});
