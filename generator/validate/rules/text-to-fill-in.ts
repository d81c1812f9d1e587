import { childNodes, locationOf } from '../../load/document/spec.ts'
import { isToFillIn } from '../../messages/fillIn.ts'
import type { Finding, RuleInput } from './rule.ts'

/** Texts of a skeleton that the author has not replaced. */
export function textToFillIn({ spec, objects }: Pick<RuleInput, 'spec' | 'objects'>): Finding[] {
  return objects.flatMap(({ node }) =>
    childNodes(node).flatMap(({ key, node: text }) => {
      if (typeof text.value !== 'string' || !isToFillIn(text.value)) return []
      const message = `The ${key} is still that of the skeleton: "${text.value.slice(0, 60)}".`
      const hint = 'Write it, then run `npm run i18n` to have it translated.'
      return [{ code: 'text-to-fill-in', message, hint, ...locationOf(spec, text) } as const]
    }),
  )
}
