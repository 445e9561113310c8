/** Smallest computer that the program runs on, in `content/facts/editions.yaml`. */
import { z } from "zod";
import { text } from "./primitives.ts";

export const requirements = z
  .strictObject({
    cpuGhz: z
      .number()
      .positive()
      .max(20)
      .meta({
        title: "Processor (GHz)",
        description: "Texts write it as {cpu}.",
        de: { title: "Prozessor (GHz)", description: "In Texten: {cpu}." },
      }),
    ram32Gb: z
      .number()
      .positive()
      .max(256)
      .meta({
        title: "Memory with 32 bit (GB)",
        description: "With 32-bit Windows. Texts write it as {ram32}.",
        de: { title: "Arbeitsspeicher bei 32 Bit (GB)", description: "Mit Windows in 32 Bit. In Texten: {ram32}." },
      }),
    ram64Gb: z
      .number()
      .positive()
      .max(256)
      .meta({
        title: "Memory with 64 bit (GB)",
        description: "With 64-bit Windows. Texts write it as {ram64}.",
        de: { title: "Arbeitsspeicher bei 64 Bit (GB)", description: "Mit Windows in 64 Bit. In Texten: {ram64}." },
      }),
    diskMb: z
      .number()
      .positive()
      .max(1_000_000)
      .meta({
        title: "Disk space (MB)",
        description: "Texts write it as {disk}.",
        de: { title: "Speicherplatz (MB)", description: "In Texten: {disk}." },
      }),
    displayWidth: z
      .int()
      .positive()
      .max(20_000)
      .meta({
        title: "Width of the display (pixels)",
        description: "Texts write width and height as {display}.",
        de: { title: "Breite des Bildschirms (Pixel)", description: "Breite und Höhe zusammen, in Texten: {display}." },
      }),
    displayHeight: z
      .int()
      .positive()
      .max(20_000)
      .meta({
        title: "Height of the display (pixels)",
        description: "Texts write width and height as {display}.",
        de: { title: "Höhe des Bildschirms (Pixel)", description: "Breite und Höhe zusammen, in Texten: {display}." },
      }),
    windows: z
      .array(
        text.max(20).meta({
          title: "Windows version",
          description: 'Number or name of a version, in quotes: "7", "8+".',
          inForm: {
            en: "Number or name of a version, such as 7 or 8+.",
            de: "Nummer oder Name einer Version, etwa 7 oder 8+.",
          },
          de: {
            title: "Windows-Version",
            description: 'Nummer oder Name einer Version, in Anführungszeichen: "7", "8+".',
          },
        }),
      )
      .min(1)
      .meta({
        title: "Windows versions",
        description: "From old to new. Texts write them as {windows}, in short as {windowsShort}.",
        de: {
          title: "Windows-Versionen",
          description: "Von alt nach neu. In Texten: {windows}, kurz: {windowsShort}.",
        },
      }),
  })
  .meta({
    title: "Requirements",
    description: "Smallest computer that the program runs on.",
    de: { title: "Voraussetzungen", description: "Kleinster Computer, auf dem das Programm läuft." },
  });
