import type { Diagnostic } from '../../contract/diagnostics.ts'
import { childNode, locationOf } from '../../document/spec.ts'
import { textLimits } from '../../document/textLimits.ts'
import type { RuleInput } from './rule.ts'

const limits = { title: textLimits.title, summary: textLimits.title, description: textLimits.prose } as const

/** Texts of which a page shows only the beginning. */
export function textTooLong({ spec, objects }: Pick<RuleInput, 'spec' | 'objects'>): Diagnostic[] {
  return objects.flatMap(({ node }) =>
    (['title', 'summary', 'description'] as const).flatMap((key) => {
      const text = childNode(node, key)
      if (typeof text.value !== 'string' || text.value.length <= limits[key]) return []
      const message = `The ${key} has ${text.value.length} characters; the first ${limits[key]} are shown.`
      const hint = 'Shorten it; what is long belongs on a page of its own.'
      return [{ code: 'input-too-large', severity: 'warning', message, hint, ...locationOf(spec, text) } as const]
    }),
  )
}
