export const commandMessages = {
  wrongFlag: (flag: string) => ({
    en: `The option ${flag} cannot be used like this.`,
    de: `So lässt sich ${flag} nicht verwenden.`,
  }),
  wrongValue: (option: string, value: string, known: readonly string[]) => ({
    en: `${option} ${value}: write one of ${known.join(", ")}.`,
    de: `${option} ${value}: Schreiben Sie eines von ${known.join(", ")}.`,
  }),
  noContent: (folder: string) => ({
    en: `There is no content in the folder ${folder}; check its path.`,
    de: `Im Ordner ${folder} sind keine Inhalte; prüfen Sie den Pfad.`,
  }),
  commonOptions: {
    en: `  --content   content folder (default: content)
  --lang      language of this command: en or de
  --help      shows this
`,
    de: `  --content   Ordner mit den Inhalten (Vorgabe: content)
  --lang      Sprache dieses Befehls: en oder de
  --help      zeigt diese Hilfe
`,
  },
};
