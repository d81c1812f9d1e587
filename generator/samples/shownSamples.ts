import type { SiteConfig } from '../contract/config.ts'
import type { Operation } from '../contract/operation.ts'
import {
  hasSessions,
  isSampleLanguage,
  type SampleLanguage,
  type SessionLanguage,
  sampleLanguageNames,
  sampleLanguageOf,
  sampleLanguages,
} from '../contract/sampleLanguages.ts'
import type { WrittenSample } from '../contract/writtenSample.ts'

/** A sample of an operation: in a language of the engine, or as its spec brings it along. */
type ShownSample =
  | { readonly language: SampleLanguage; readonly written?: undefined }
  | { readonly language: string; readonly written: WrittenSample; readonly label: string }

/** The engine's languages of the samples, in the order of their tabs. */
export function languagesOf({ samples }: Pick<SiteConfig, 'samples'>): readonly SampleLanguage[] {
  return samples?.languages.filter(isSampleLanguage) ?? sampleLanguageNames
}

/** The engine's languages with samples of sessions. */
export function sessionLanguagesOf(config: Pick<SiteConfig, 'samples'>): readonly SessionLanguage[] {
  return languagesOf(config).filter(hasSessions)
}

/**
 * The samples of an operation in the order of their tabs. Those of the spec stand in the place of ours in the same language;
 * other languages come after.
 */
export function shownSamples(
  { writtenSamples = [] }: Pick<Operation, 'writtenSamples'>,
  config: Pick<SiteConfig, 'samples'>,
): readonly ShownSample[] {
  const written = writtenSamples.map((sample) => {
    const language = sampleLanguageOf(sample.language)
    const known = languageFacts(language)
    return { language, written: sample, label: sample.label ?? known?.label ?? sample.language }
  })
  // Those of plug-ins stand among the written ones.
  const own: readonly string[] = config.samples?.languages ?? sampleLanguageNames
  const inPlace = own.flatMap((language): ShownSample[] => {
    const given = written.filter((sample) => sample.language === language)
    return given.length > 0 ? given : isSampleLanguage(language) ? [{ language }] : []
  })
  return [...inPlace, ...written.filter(({ language }) => !own.some((name) => name === language))]
}

function languageFacts(name: string) {
  return isSampleLanguage(name) ? sampleLanguages[name] : undefined
}

/** Name of the grammar that highlights a sample of a spec. */
export function grammarOf(language: string): string {
  return languageFacts(language)?.grammar ?? language.toLowerCase()
}
