import type { SiteConfig, SiteConfigInput } from '../contract/config.ts'
import { type Checked, hasErrors } from '../contract/diagnostics.ts'
import { type Memory, noMemory } from '../contract/memory.ts'
import { fillConfig } from '../load/fillConfig.ts'
import { type RawConfig, readConfig } from '../load/readConfig.ts'
import { checkConfig } from '../validate/config/checkConfig.ts'

export interface Configured {
  readonly source: RawConfig
  readonly config: SiteConfig
}

/** The configuration of a project as it was written, and with everything in it that was left out. */
export async function configure(root: string, memory: Memory = noMemory): Promise<Checked<Configured | undefined>> {
  const { value: source, diagnostics: found } = await readConfig(root, memory)
  const { value, file, text } = source
  const problems = memory.keep('configuration', plainText([file, text, value]), () =>
    value === undefined ? [] : checkConfig(value, file, text),
  )
  const diagnostics = [...found, ...problems]
  if (hasErrors(diagnostics)) return { value: undefined, diagnostics }
  const config = memory.recall('filled configuration', [value], () => fillConfig(value as SiteConfigInput))
  return { value: { source, config }, diagnostics }
}

/** A configuration, or a part of it, as a text to know it again by. Functions count by their code. */
export function plainText(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) => (typeof member === 'function' ? String(member) : member))
}
