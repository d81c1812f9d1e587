import { locationOf } from '../../load/document/spec.ts'
import { catalogueCodes } from './errorCatalogue.ts'
import type { Finding, RuleInput } from './rule.ts'

/** The catalogue at the root explains a code twice. */
export function errorCodeDuplicate({ spec }: RuleInput): Finding[] {
  const first = new Map<string, string>()
  return (catalogueCodes(spec) ?? []).flatMap(({ code, node }): Finding[] => {
    const location = locationOf(spec, node)
    const before = first.get(code)
    first.set(code, before ?? `${location.file}:${location.line}`)
    if (before === undefined) return []
    const message = `The error code ${code} is in the catalogue twice.`
    return [
      {
        code: 'error-code-duplicate',
        message,
        hint: `Merge it with the entry at ${before}.`,
        ...location,
      },
    ]
  })
}
