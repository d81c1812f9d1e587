import type { JSONPathQuery } from 'json-p3'
import type { SpecValue } from '../../contract/transformSpec.ts'
import { nearestName } from '../document/nearestName.ts'
import type { Pointer } from '../document/sourceMap.ts'
import { isRecord } from '../document/spec.ts'
import { parsePath } from './selectNodes.ts'

/** One change of an overlay. */
export interface OverlayAction {
  /** Pointer of the action in the overlay. */
  readonly pointer: Pointer
  /** The target as written. */
  readonly written: string
  readonly target: JSONPathQuery
  readonly change:
    | { readonly kind: 'remove' }
    | { readonly kind: 'update'; readonly value: SpecValue }
    | { readonly kind: 'copy'; readonly from: JSONPathQuery }
}

const fields = ['target', 'description', 'update', 'remove', 'copy']

/** Notes an error of an overlay. */
export type Refuse = (pointer: Pointer, message: string, hint: string) => void

/** Refuses the fields that an object of an overlay may not have. */
export function checkFields(value: object, known: readonly string[], pointer: Pointer, refuse: Refuse): void {
  for (const name of Object.keys(value).filter((key) => !known.includes(key) && !key.startsWith('x-'))) {
    const near = nearestName(name, known)
    const hint = near === undefined ? `Write one of ${known.join(', ')}, or remove it.` : `Did you mean "${near}"?`
    refuse([...pointer, name], `An overlay has no field "${name}" here.`, hint)
  }
}

interface ActionContext {
  readonly pointer: Pointer
  readonly version: string
  readonly refuse: Refuse
}

/** Reads an action; `undefined` when anything in it is wrong. */
export function parseAction(written: unknown, { pointer, version, refuse }: ActionContext): OverlayAction | undefined {
  if (!isRecord(written)) {
    refuse(pointer, 'The action is no mapping.', 'Write `target`, and one of `update`, `remove` and `copy`.')
    return undefined
  }
  checkFields(written, fields, pointer, refuse)
  const path = (key: 'target' | 'copy'): JSONPathQuery | undefined => {
    const text = written[key]
    const parsed = typeof text === 'string' ? parsePath(text) : 'it is no text'
    if (typeof parsed !== 'string') return parsed
    refuse(
      [...pointer, key],
      `\`${key}\` is no JSONPath: ${parsed}.`,
      'Write a query of RFC 9535, such as `$.paths[*].get`.',
    )
    return undefined
  }
  const target = path('target')
  const change = changeOf(written, { pointer, version, refuse }, path)
  return target && change && { pointer, written: String(written.target), target, change }
}

function changeOf(
  { update, remove, copy }: Readonly<Record<string, unknown>>,
  { pointer, version, refuse }: ActionContext,
  path: (key: 'copy') => JSONPathQuery | undefined,
): OverlayAction['change'] | undefined {
  if (remove !== undefined && typeof remove !== 'boolean') {
    refuse([...pointer, 'remove'], '`remove` is neither true nor false.', 'Write `remove: true`, or leave it out.')
    return undefined
  }
  if (remove === true) return { kind: 'remove' }
  if (copy !== undefined && version === '1.0') {
    refuse([...pointer, 'copy'], 'Version 1.0 of overlays has no `copy`.', 'Write `overlay: 1.1.0` at the top.')
    return undefined
  }
  if (copy !== undefined && update !== undefined) {
    refuse([...pointer, 'copy'], 'The action has `update` and `copy`.', 'Keep one of the two, or write two actions.')
    return undefined
  }
  if (copy !== undefined) {
    const from = path('copy')
    return from && { kind: 'copy', from }
  }
  if (update !== undefined) return { kind: 'update', value: update as SpecValue }
  refuse(pointer, 'The action changes nothing.', 'Give it `update`, `remove: true` or `copy`.')
  return undefined
}
