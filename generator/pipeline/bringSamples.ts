import type { Checked, Diagnostic } from '../contract/diagnostics.ts'
import type { Operation } from '../contract/operation.ts'
import type { Api } from '../contract/reference.ts'
import type { WrittenSample } from '../contract/writtenSample.ts'
import { broughtLanguages, broughtSample } from '../samples/broughtSamples.ts'
import { pluginFailure } from '../validate/plugins/pluginFailure.ts'
import type { Loaded } from './loadSources.ts'
import { pluginPlace } from './pluginPlace.ts'
import { type Project, sourceFolder } from './project.ts'

/**
 * The APIs with the samples that plug-ins make. They stand in the model as texts, since no function of a plug-in reaches a
 * worker that renders or a reader's browser.
 */
export function bringSamples(
  project: Project,
  { config, source }: Pick<Loaded, 'config' | 'source'>,
  apis: readonly Api[],
): Checked<readonly Api[]> {
  const languages = broughtLanguages(config)
  if (!source || languages.length === 0) return { value: apis, diagnostics: [] }
  const place = pluginPlace(source, sourceFolder(project))
  const failures = new Map<string, Diagnostic>()
  const samplesOf = (operation: Operation, api: Api): WrittenSample[] =>
    languages.flatMap(({ plugin, language }) => {
      // One failure of a language is enough to correct it.
      if (operation.kind !== 'operation' || failures.has(language.name)) return []
      try {
        const { short, address, program } = broughtSample(language, operation, api)
        if (short === '' || program === '') throw new Error(`it writes nothing for "${operation.id}"`)
        const { name, label, grammar } = language
        return [{ language: name, label, grammar, code: short, address }]
      } catch (error) {
        const part = `language "${language.name}"`
        failures.set(language.name, pluginFailure({ plugin, part, error, place }))
        return []
      }
    })
  const value = apis.map((api) => ({
    ...api,
    operations: api.operations.map((operation) => {
      const samples = [...(operation.writtenSamples ?? []), ...samplesOf(operation, api)]
      return samples.length === 0 ? operation : { ...operation, writtenSamples: samples }
    }),
  }))
  return { value, diagnostics: [...failures.values()] }
}
