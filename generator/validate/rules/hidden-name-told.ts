import type { Diagnostic } from '../../contract/diagnostics.ts'
import { forAudience } from '../../load/spec/forAudience.ts'
import { proseNodes } from '../../load/spec/proseNodes.ts'
import { locationOf } from '../../load/spec/spec.ts'
import { goneFields, goneNames } from '../../load/spec/withoutHiddenNames.ts'
import type { RuleInput } from './rule.ts'

/** A text for everybody names an operation, a channel, a message or a field that is for others alone. */
export function hiddenNameTold({ spec }: Pick<RuleInput, 'spec'>): Diagnostic[] {
  const shown = forAudience(spec, undefined)
  if (shown === spec) return []
  const hidden = new Set([...goneNames(spec, shown), ...goneFields(spec, shown)])
  const texts = new Set([...shown.files.values()].flatMap(proseNodes).map(({ value }) => value))
  return [...spec.files.values()].flatMap(proseNodes).flatMap((node): Diagnostic[] => {
    const { value } = node
    if (typeof value !== 'string' || !/\s/.test(value) || !texts.has(value)) return []
    const name = namesTold(value).find((word) => hidden.has(word))
    if (name === undefined) return []
    const message = `The text names "${name}", which is not for everybody.`
    const hint = 'Reword the text, or mark what it describes with x-audience.'
    return [{ code: 'hidden-name-told', severity: 'warning', message, hint, ...locationOf(spec, node) }]
  })
}

/** What stands in code, and words that only programs write: `placeOrder`, `client_id`. */
function namesTold(text: string): string[] {
  const code = [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name)
  const words = text.match(/[\p{L}_$][\p{L}\p{N}_$-]*/gu) ?? []
  return [...code, ...words.filter((word) => /\p{Ll}\p{Lu}|[_\p{N}]/u.test(word))]
}
