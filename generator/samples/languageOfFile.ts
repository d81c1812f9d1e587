import type { SampleLanguage } from '../contract/samples.ts'
import { languages } from './languages.ts'

/** The language that a program is written in, by the end of its name; nothing for one that has no samples. */
export function languageOfFile(file: string): SampleLanguage | undefined {
  const extension = file.split('.').at(-1)
  return (Object.keys(languages) as SampleLanguage[]).find((name) => languages[name].extension === extension)
}

/** Programs in the order of the tabs; those in other languages come last. */
export function inTabOrder<T extends { readonly file: string }>(programs: readonly T[]): T[] {
  const names = Object.keys(languages)
  const position = ({ file }: T) => {
    const index = names.indexOf(languageOfFile(file) ?? '')
    return index < 0 ? names.length : index
  }
  return programs.toSorted((a, b) => position(a) - position(b))
}
