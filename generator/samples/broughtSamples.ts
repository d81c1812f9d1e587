import type { SiteConfig } from '../contract/config.ts'
import type { Operation } from '../contract/operation.ts'
import type { Api } from '../contract/reference.ts'
import type { TableLanguage } from '../contract/sampleLanguage.ts'
import type { Sample } from '../contract/samples.ts'
import { operationPlan, programAddress } from './operationPlan.ts'
import { requestWriter } from './program/writeByTable.ts'
import { writeProgram } from './writeProgram.ts'

interface BroughtLanguage {
  readonly plugin: string
  readonly language: TableLanguage
}

/** The languages of plug-ins, without the languages that the configuration leaves out. */
export function broughtLanguages({
  plugins = [],
  samples,
}: Pick<SiteConfig, 'plugins' | 'samples'>): BroughtLanguage[] {
  const all = plugins.flatMap(({ name: plugin, languages = [] }) => languages.map((language) => ({ plugin, language })))
  return all.filter(({ language: { name } }) => samples?.languages.includes(name) ?? true)
}

/** A sample in a language of a plug-in, and where its program is published. It throws where the plug-in does. */
export function broughtSample(
  language: TableLanguage,
  operation: Operation,
  api: Api,
): Sample & { readonly address: string } {
  const plan = operationPlan(operation, api)
  const sample = writeProgram(language, requestWriter(language), plan, plan.operation)
  return { ...sample, address: programAddress(api, plan, language) }
}
