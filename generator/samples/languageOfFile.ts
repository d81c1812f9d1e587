import { type SampleLanguage, sampleLanguageNames, sampleLanguages } from '../contract/sampleLanguages.ts'

/** The language that a program is written in, by the end of its name; nothing for a language without samples. */
export function languageOfFile(file: string): SampleLanguage | undefined {
  const extension = file.split('.').at(-1)
  return sampleLanguageNames.find((name) => sampleLanguages[name].extension === extension)
}

/** Programs in the order of the tabs; those in other languages come last. */
export function inTabOrder<T extends { readonly file: string }>(programs: readonly T[]): T[] {
  const position = ({ file }: T) => {
    const language = languageOfFile(file)
    return language ? sampleLanguageNames.indexOf(language) : sampleLanguageNames.length
  }
  return programs.toSorted((a, b) => position(a) - position(b))
}
