import { parseablePart } from '../../contract/markdownLimits.ts'
import { childNode, locationOf } from '../../load/document/spec.ts'
import { textLimits } from '../../load/document/textLimits.ts'
import type { Finding, RuleInput } from './rule.ts'

const limits = { title: textLimits.title, summary: textLimits.title, description: textLimits.prose } as const

/** Texts that a page cuts after their beginning. */
export function textTooLong({ spec, objects }: Pick<RuleInput, 'spec' | 'objects'>): Finding[] {
  return objects.flatMap(({ node }) =>
    (['title', 'summary', 'description'] as const).flatMap((key) => {
      const text = childNode(node, key)
      if (typeof text.value !== 'string') return []
      const shown = shownLength(text.value, key)
      if (shown === text.value.length) return []
      const message = `The ${key} has ${text.value.length} characters; the first ${shown} are shown.`
      const hint = 'Shorten it; what is long belongs on a page of its own.'
      return [{ code: 'input-too-large', severity: 'warning', message, hint, ...locationOf(spec, text) } as const]
    }),
  )
}

/** Titles are no Markdown. Text that is too dense for the parser is cut earlier. */
function shownLength(text: string, key: keyof typeof limits): number {
  const length = Math.min(text.length, limits[key])
  if (key !== 'description') return length
  const beginning = text.slice(0, length)
  const parsed = parseablePart(beginning)
  return parsed === beginning ? length : parsed.length - 1
}
