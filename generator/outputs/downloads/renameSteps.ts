import { pointerStep } from '../../contract/jsonPointer.ts'
import { findAnchor } from '../../load/document/findAnchor.ts'
import { parseReference } from '../../load/document/resolveRefs.ts'
import { isRecord } from '../../load/document/spec.ts'
import { type DocumentPosition, isSchema, memberPosition, type Schema } from './mapSchemas.ts'

type Rename = (key: string, schema: Schema) => string

/** A reference within an AsyncAPI document after its keywords are renamed. A reference to an `$anchor` becomes a pointer. */
export function renameSteps(reference: string, document: unknown, rename: Rename): string {
  if (!reference.startsWith('#') || reference === '#') return reference
  const isAnchor = !reference.startsWith('#/')
  const root = { value: document, file: '', pointer: [] }
  const pointer = isAnchor ? findAnchor(root, reference.slice(1))?.pointer : parseReference(reference, '').pointer
  if (!pointer) return reference
  const steps = pointer.map(String)
  const renamed = renamedSteps(steps, document, rename)
  const isSame = !isAnchor && renamed.every((step, index) => step === steps[index])
  return isSame ? reference : `#${renamed.map((step) => `/${escapeStep(step)}`).join('')}`
}

function renamedSteps(steps: readonly string[], document: unknown, rename: Rename): string[] {
  let value = document
  let position: DocumentPosition | undefined = { format: 'asyncapi', holdsSchemas: false, areNames: false }
  return steps.map((step) => {
    if (!isRecord(value)) {
      value = Array.isArray(value) ? value[Number(step)] : undefined
      position = position && { ...position, areNames: false }
      return step
    }
    const renamed = position && isSchema(value, position) ? rename(step, value) : step
    position = position && memberPosition(value, step, position)
    value = Object.hasOwn(value, step) ? value[step] : undefined
    return renamed
  })
}

function escapeStep(step: string): string {
  return encodeURI(pointerStep(step)).replaceAll('#', '%23')
}
