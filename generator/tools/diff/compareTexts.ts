import type { Prose } from '../../contract/reference.ts'
import type { ApiChange } from './change.ts'
import type { RuleId } from './rules.ts'
import { isSameJson } from './sameJson.ts'
import { changeOf, type Scope } from './scope.ts'

/** A text in all its languages: the one it is written in first, else its translations. `item` says which text it is. */
export function compareProse(
  before: Prose | undefined,
  after: Prose | undefined,
  scope: Scope,
  item?: string,
  rule: RuleId = 'text-changed',
): ApiChange[] {
  if (isSameJson(before, after)) return []
  const named = item === undefined ? {} : { item }
  const [old, young] = [sourceText(before), sourceText(after)]
  if (old !== young) return [changeOf(rule, scope, { ...named, before: old, after: young })]
  return [changeOf('translation-changed', scope, named)]
}

/** The text in the language it is written in: the first one. */
export function sourceText(prose: Prose | undefined): string | undefined {
  return prose && Object.values(prose)[0]
}

/** A fact beside the wire, such as a date or a link: what it says is named by `item`. */
export function compareNote(before: unknown, after: unknown, scope: Scope, item: string): ApiChange[] {
  return isSameJson(before, after) ? [] : [changeOf('note-changed', scope, { item, ...shown(before, after) })]
}

function shown(before: unknown, after: unknown): { before?: string; after?: string } {
  const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
  return {
    ...(before === undefined ? {} : { before: text(before) }),
    ...(after === undefined ? {} : { after: text(after) }),
  }
}
