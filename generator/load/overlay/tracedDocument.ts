import type { SpecObject, SpecValue } from '../../contract/transformSpec.ts'
import type { Pointer } from '../document/sourceMap.ts'
import type { Origin } from '../document/spec.ts'

/** A value of a document, and its origin. */
export interface Traced<Value extends SpecValue = SpecValue> {
  readonly value: Value
  readonly origin: Origin
}

/** A document that actions change. It remembers the origin of each value. */
export interface TracedDocument {
  readonly root: SpecObject
  /** The value that a pointer leads to; `undefined` when an action has removed it. */
  at(pointer: Pointer): Traced | undefined
  member(owner: Traced, key: string | number): Traced | undefined
  /** A copy that later actions leave alone. */
  copyOf(source: Traced): Traced
  /** Sets a member of an object, or replaces an element of a list, by a copy of a value. */
  set(owner: Traced<SpecObject | SpecValue[]>, key: string | number, added: Traced): void
  append(list: Traced<SpecValue[]>, added: Traced): void
  remove(owner: Traced<SpecObject | SpecValue[]>, key: string | number): void
  /** Origins of moved and new values, by the text of their present pointers. */
  origins(): Readonly<Record<string, Origin>>
}

/** Traces a document. The document itself is changed, so it must be a copy without shared parts. */
export function traceDocument(root: SpecObject): TracedDocument {
  const members = new Map<object, Map<string, Origin>>()
  const elements = new Map<object, Origin[]>()
  const elementsOf = ({ value, origin }: Traced<SpecValue[]>): Origin[] => {
    const known = elements.get(value) ?? value.map((_, index) => below(origin, index))
    elements.set(value, known)
    return known
  }
  const movedOrigin = (owner: object, key: string | number): Origin | undefined =>
    Array.isArray(owner) ? elements.get(owner)?.[Number(key)] : members.get(owner)?.get(String(key))
  const member = ({ value: owner, origin }: Traced, key: string | number): Traced | undefined => {
    if (!isContainer(owner) || !Object.hasOwn(owner, key)) return undefined
    const value = Array.isArray(owner) ? owner[Number(key)] : owner[key]
    const moved = movedOrigin(owner, key)
    return value === undefined ? undefined : { value, origin: moved === undefined ? below(origin, key) : moved }
  }
  /** Parts of a copy have the origins of the parts of the source. */
  const cloned = (value: SpecValue): SpecValue => {
    if (!isContainer(value)) return value
    const copy = Array.isArray(value) ? value.map(cloned) : clonedObject(value)
    const [own, ownElements] = [members.get(value), elements.get(value)]
    if (own) members.set(copy, new Map(own))
    if (ownElements) elements.set(copy, [...ownElements])
    return copy
  }
  const clonedObject = (value: SpecObject): SpecObject => {
    const copy: SpecObject = {}
    for (const [key, child] of Object.entries(value)) setOwn(copy, key, cloned(child))
    return copy
  }
  const origins = (): Record<string, Origin> => {
    const found: Record<string, Origin> = {}
    const visit = (owner: SpecValue, pointer: readonly string[]): void => {
      if (!isContainer(owner)) return
      for (const [key, child] of Object.entries(owner)) {
        const own = [...pointer, key]
        const moved = movedOrigin(owner, key)
        if (moved !== undefined) found[JSON.stringify(own)] = moved
        visit(child, own)
      }
    }
    visit(root, [])
    return found
  }
  return {
    root,
    member,
    origins,
    copyOf: ({ value, origin }) => ({ value: cloned(value), origin }),
    at: (pointer) =>
      pointer.reduce<Traced | undefined>((owner, key) => owner && member(owner, key), { value: root, origin: [] }),
    set({ value: owner, origin }, key, added) {
      const copy = cloned(added.value)
      if (Array.isArray(owner)) {
        elementsOf({ value: owner, origin })[Number(key)] = added.origin
        owner[Number(key)] = copy
      } else {
        members.set(owner, (members.get(owner) ?? new Map()).set(String(key), added.origin))
        setOwn(owner, String(key), copy)
      }
    },
    append(list, added) {
      elementsOf(list).push(added.origin)
      list.value.push(cloned(added.value))
    },
    remove({ value: owner, origin }, key) {
      if (Array.isArray(owner)) {
        elementsOf({ value: owner, origin }).splice(Number(key), 1)
        owner.splice(Number(key), 1)
      } else {
        members.get(owner)?.delete(String(key))
        delete owner[key]
      }
    },
  }
}

export function isContainer(value: SpecValue | undefined): value is SpecObject | SpecValue[] {
  return typeof value === 'object' && value !== null
}

/** Place of a member of a value. */
export function below(origin: Origin, key: string | number): Origin {
  if (origin === null) return null
  return 'file' in origin ? { ...origin, pointer: [...origin.pointer, key] } : [...origin, key]
}

/** A key such as `__proto__` is a member like any other. */
function setOwn(owner: SpecObject, key: string, value: SpecValue): void {
  Object.defineProperty(owner, key, { value, writable: true, enumerable: true, configurable: true })
}
