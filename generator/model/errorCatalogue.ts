import { type ErrorCode, errorOutcomes } from '../contract/reference.ts'
import { refusalKinds } from '../contract/refusalKinds.ts'
import { childNode, childNodes, type SpecNode, valueAt } from '../load/document/spec.ts'
import { certaintyOf, compact, type ModelContext, numberOf, textOf } from './context.ts'
import { follow } from './follow.ts'

/** The error catalogue of a spec: `x-errors` at its root, a list or a reference to one; its entries may be references too. */
export function readErrorCatalogue(root: SpecNode, context: ModelContext): ErrorCode[] {
  const list = follow(childNode(root, 'x-errors'), context)
  if (!list) return []
  const errors = childNodes(list).flatMap(({ node: entry }) => {
    const node = follow(entry, context) ?? entry
    const code = valueAt(node, 'code')
    const description = context.translator.prose(valueAt(node, 'description'))
    if ((typeof code !== 'number' && typeof code !== 'string') || !description) return []
    return compact<ErrorCode>({
      code,
      name: textOf(valueAt(node, 'name')),
      description,
      action: context.translator.prose(valueAt(node, 'action')),
      httpStatus: numberOf(valueAt(node, 'httpStatus')),
      outcome: errorOutcomes.find((outcome) => outcome === valueAt(node, 'outcome')),
      text: textOf(valueAt(node, 'text')),
      refuses: textsAt(node, 'refuses')?.flatMap((text) => refusalKinds.find((kind) => kind === text) ?? []),
      of: textsAt(node, 'of'),
      certainty: certaintyOf(valueAt(node, 'certainty')),
    })
  })
  return sortErrors(errors)
}

function textsAt(node: SpecNode, name: string): string[] | undefined {
  const list = valueAt(node, name)
  return Array.isArray(list) ? list.filter((text) => typeof text === 'string') : undefined
}

/** Errors as readers look for them: numbers first, ascending, then texts. */
export function sortErrors(errors: readonly ErrorCode[]): ErrorCode[] {
  return errors.toSorted((a, b) => compareCodes(a.code, b.code))
}

/** Numbers ascending, then texts by name; a text of digits, as some APIs write their codes, counts as a number. */
export function compareCodes(a: ErrorCode['code'], b: ErrorCode['code']): number {
  return String(a).localeCompare(String(b), 'en', { numeric: true })
}
