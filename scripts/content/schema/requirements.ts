/** Smallest computer that the program runs on, in `content/facts/editions.yaml`. */
import { z } from "zod";
import { field, group } from "./field.ts";
import { text } from "./formats/text.ts";

export const requirements = group("Requirements", "Voraussetzungen", {
  cpuGhz: field(
    z.number().positive().max(20),
    ["Processor (GHz)", "Texts write it as {cpu}."],
    ["Prozessor (GHz)", "In Texten: {cpu}."],
  ),
  ram32Gb: field(
    z.number().positive().max(256),
    ["Memory with 32 bit (GB)", "With 32-bit Windows. Texts write it as {ram32}."],
    ["Arbeitsspeicher bei 32 Bit (GB)", "Mit Windows in 32 Bit. In Texten: {ram32}."],
  ),
  ram64Gb: field(
    z.number().positive().max(256),
    ["Memory with 64 bit (GB)", "With 64-bit Windows. Texts write it as {ram64}."],
    ["Arbeitsspeicher bei 64 Bit (GB)", "Mit Windows in 64 Bit. In Texten: {ram64}."],
  ),
  diskMb: field(
    z.number().positive().max(1_000_000),
    ["Disk space (MB)", "Texts write it as {disk}."],
    ["Speicherplatz (MB)", "In Texten: {disk}."],
  ),
  displayWidth: field(
    z.int().positive().max(20_000),
    ["Width of the display (pixels)", "Texts write width and height as {display}."],
    ["Breite des Bildschirms (Pixel)", "Breite und Höhe zusammen, in Texten: {display}."],
  ),
  displayHeight: field(
    z.int().positive().max(20_000),
    ["Height of the display (pixels)", "Texts write width and height as {display}."],
    ["Höhe des Bildschirms (Pixel)", "Breite und Höhe zusammen, in Texten: {display}."],
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
    ["Windows versions", "From old to new. Texts write them as {windows}, in short as {windowsShort}."],
    ["Windows-Versionen", "Von alt nach neu. In Texten: {windows}, kurz: {windowsShort}."],
  ),
});
