import { audiencesOf } from '../../load/document/audience.ts'
import { forAudience } from '../../load/document/forAudience.ts'
import { goneFields, goneNames } from '../../load/document/goneNames.ts'
import { proseNodes } from '../../load/document/proseNodes.ts'
import { type LoadedSpec, locationOf } from '../../load/document/spec.ts'
import type { Finding, RuleInput } from './rule.ts'

/** A text names an operation, a channel, a message or a field that is not for all who read the text. */
export function hiddenNameTold({ spec }: Pick<RuleInput, 'spec'>): Finding[] {
  const audiences = audiencesIn(spec)
  if (audiences.size === 0) return []
  // For a text that several audiences read, the diagnostic names the widest audience.
  const found = new Map<string, Finding>()
  for (const audience of [undefined, ...[...audiences].sort()]) {
    for (const diagnostic of toldTo(audience, spec)) {
      const place = `${diagnostic.file}:${diagnostic.line}:${diagnostic.column}`
      if (!found.has(place)) found.set(place, diagnostic)
    }
  }
  return [...found.values()]
}

function audiencesIn(spec: LoadedSpec): ReadonlySet<string> {
  const names = new Set<string>()
  const seen = new Set<unknown>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    for (const name of audiencesOf(value)) if (typeof name === 'string') names.add(name)
    for (const member of Object.values(value)) visit(member)
  }
  for (const { value } of spec.files.values()) visit(value)
  return names
}

function toldTo(audience: string | undefined, spec: LoadedSpec): Finding[] {
  const shown = forAudience(spec, audience)
  if (shown === spec) return []
  const hidden = new Set([...goneNames(spec, shown), ...goneFields(spec, shown)])
  const texts = new Set([...shown.files.values()].flatMap(proseNodes).map(({ value }) => value))
  return [...spec.files.values()].flatMap(proseNodes).flatMap((node): Finding[] => {
    const { value } = node
    if (typeof value !== 'string' || !/\s/.test(value) || !texts.has(value)) return []
    const name = namesTold(value).find((word) => hidden.has(word))
    if (name === undefined) return []
    const readers = audience === undefined ? 'everybody' : `the audience "${audience}", which reads the text`
    const message = `The text names "${name}", which is not for ${readers}.`
    const hint = 'Reword the text, or mark what it describes with x-audience.'
    return [{ code: 'hidden-name-told', message, hint, ...locationOf(spec, node) }]
  })
}

/** Texts of code spans, and words that only programs write: `placeOrder`, `client_id`. */
function namesTold(text: string): string[] {
  const code = [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name)
  const words = text.match(/[\p{L}_$][\p{L}\p{N}_$-]*/gu) ?? []
  return [...code, ...words.filter((word) => /\p{Ll}\p{Lu}|[_\p{N}]/u.test(word))]
}
