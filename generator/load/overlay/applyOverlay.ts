import type { Diagnostic } from '../../contract/diagnostics.ts'
import type { SpecObject, SpecValue } from '../../contract/transformSpec.ts'
import type { Pointer } from '../document/sourceMap.ts'
import type { OverlayAction } from './parseAction.ts'
import { type Overlay, overlayProblem } from './parseOverlay.ts'
import { selectNodes } from './selectNodes.ts'
import { below, isContainer, type Traced, type TracedDocument } from './tracedDocument.ts'

/** Result of an overlay: diagnostics, and actions without an effect. */
interface Applied {
  readonly diagnostics: readonly Diagnostic[]
  /** Actions without a target in the document. */
  readonly unmatched: readonly OverlayAction[]
}

interface Action {
  readonly overlay: Overlay
  readonly action: OverlayAction
  readonly document: TracedDocument
}

/** Applies the actions of an overlay to a document, each to the result of those before. */
export function applyOverlay(overlay: Overlay, document: TracedDocument): Applied {
  const diagnostics: Diagnostic[] = []
  const unmatched: OverlayAction[] = []
  for (const action of overlay.actions) {
    const selected = selectNodes(action.target, document.root)
    if ('problem' in selected) {
      diagnostics.push(
        refused({ overlay, action, document }, 'target', `The target cannot be followed: ${selected.problem}`),
      )
      continue
    }
    if (selected.pointers.length === 0) unmatched.push(action)
    else diagnostics.push(...change({ overlay, action, document }, selected.pointers))
  }
  return { diagnostics, unmatched }
}

function change(context: Action, pointers: readonly Pointer[]): Diagnostic[] {
  const { action, document } = context
  if (action.change.kind === 'remove') return remove(context, pointers)
  const targets = pointers.flatMap((pointer) => document.at(pointer) ?? [])
  if (new Set(targets.map(({ value }) => kindOf(value))).size > 1)
    return [refused(context, 'target', 'The target selects values of several kinds')]
  const added = addedBy(context)
  if ('code' in added) return [added]
  const found = pointers.map((pointer) => updateAt(context, pointer, added))
  return found.flatMap((problem) => problem ?? []).slice(0, 1)
}

/** Later elements of a list first, so that the others stay where they are. */
function remove(context: Action, pointers: readonly Pointer[]): Diagnostic[] {
  const { document } = context
  if (pointers.some((pointer) => pointer.length === 0))
    return [refused(context, 'target', 'The whole document cannot be removed')]
  for (const pointer of [...pointers].sort(laterFirst)) {
    const owner = document.at(pointer.slice(0, -1))
    if (owner && isOwner(owner)) document.remove(owner, pointer.at(-1) ?? '')
  }
  return []
}

function laterFirst(one: Pointer, other: Pointer): number {
  const at = one.findIndex((step, index) => step !== other[index])
  const [step, against] = [one[at], other[at]]
  if (step === undefined || against === undefined) return other.length - one.length
  return typeof step === 'number' && typeof against === 'number' ? against - step : 0
}

/** The value that an action adds to its targets. */
function addedBy(context: Action): Traced | Diagnostic {
  const { overlay, action, document } = context
  const { change } = action
  if (change.kind === 'update')
    return { value: change.value, origin: { file: overlay.file.path, pointer: [...action.pointer, 'update'] } }
  if (change.kind !== 'copy') throw new Error('an action that removes adds nothing')
  const selected = selectNodes(change.from, document.root)
  if ('problem' in selected) return refused(context, 'copy', `\`copy\` cannot be followed: ${selected.problem}`)
  const [pointer] = selected.pointers
  const source = pointer && document.at(pointer)
  if (!source || selected.pointers.length > 1)
    return refused(context, 'copy', `\`copy\` selects ${selected.pointers.length} values, not one`)
  return document.copyOf(source)
}

function updateAt(context: Action, pointer: Pointer, added: Traced): Diagnostic | undefined {
  const { overlay, document } = context
  const target = document.at(pointer)
  // An earlier target of the same action may have contained this target.
  if (!target) return undefined
  if (isContainer(target.value)) return merge(context, target, added)
  if (overlay.version === '1.0')
    return refused(context, 'target', 'Overlays of version 1.0 update objects and lists, and this target is neither')
  if (isContainer(added.value)) return mismatch(context, target.value, added)
  const owner = document.at(pointer.slice(0, -1))
  if (owner && isOwner(owner)) document.set(owner, pointer.at(-1) ?? '', added)
  return undefined
}

/** Merges a value into an object, or adds it to a list. */
function merge(context: Action, target: Traced, added: Traced): Diagnostic | undefined {
  const { document } = context
  if (isList(target)) {
    const values = Array.isArray(added.value) ? added.value : undefined
    if (!values) document.append(target, added)
    else
      for (const [index, value] of values.entries())
        document.append(target, { value, origin: below(added.origin, index) })
    return undefined
  }
  if (!isObject(target) || kindOf(added.value) !== 'object') return mismatch(context, target.value, added)
  const found = Object.entries(added.value ?? {}).map(([key, value]) =>
    mergeMember(context, target, key, { value, origin: below(added.origin, key) }),
  )
  return found.find((problem) => problem !== undefined)
}

function mergeMember(context: Action, owner: Traced<SpecObject>, key: string, added: Traced): Diagnostic | undefined {
  const { document } = context
  const before = document.member(owner, key)
  if (!before || (!isContainer(before.value) && !isContainer(added.value))) {
    document.set(owner, key, added)
    return undefined
  }
  if (kindOf(before.value) !== kindOf(added.value)) return mismatch(context, before.value, added)
  return merge(context, before, added)
}

function mismatch(context: Action, before: SpecValue, { value, origin }: Traced): Diagnostic {
  const message = `The description has ${names[kindOf(before)]} where the action has ${names[kindOf(value)]}.`
  const hint = 'Write a value of the same kind, or remove the old value by an action before.'
  const { overlay, action } = context
  const own =
    origin && 'file' in origin && origin.file === overlay.file.path ? origin.pointer : [...action.pointer, 'target']
  return overlayProblem(overlay.file, own, message, hint)
}

function refused({ overlay, action }: Action, key: string, message: string): Diagnostic {
  const hint = 'Write a JSONPath that selects what you mean, or divide the action.'
  return overlayProblem(overlay.file, [...action.pointer, key], `${message}.`, hint)
}

const names = { object: 'an object', list: 'a list', plain: 'a plain value' } as const

function kindOf(value: SpecValue): keyof typeof names {
  if (!isContainer(value)) return 'plain'
  return Array.isArray(value) ? 'list' : 'object'
}

function isOwner(traced: Traced): traced is Traced<SpecObject | SpecValue[]> {
  return isContainer(traced.value)
}

function isList(traced: Traced): traced is Traced<SpecValue[]> {
  return Array.isArray(traced.value)
}

function isObject(traced: Traced): traced is Traced<SpecObject> {
  return kindOf(traced.value) === 'object'
}
