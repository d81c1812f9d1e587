import { memoizeByObject } from '../contract/memoize.ts'
import type { Api } from '../contract/reference.ts'
import { fileNameOf } from './fileName.ts'

type Kind = 'operation' | 'channel'

/**
 * Under which name the program of an operation or of a channel's session is published. Of two that become the same file
 * name the second gets a number.
 */
export function programNameOf(kind: Kind, id: string, api: Api): string {
  return programNames(api).get(keyOf(kind, id)) ?? wantedName(kind, id)
}

const programNames = memoizeByObject(({ operations, channels }: Api): ReadonlyMap<string, string> => {
  const taken = new Set<string>()
  const names = new Map<string, string>()
  const all = [
    ...operations.map(({ id }) => ({ kind: 'operation', id }) as const),
    ...channels.map(({ id }) => ({ kind: 'channel', id }) as const),
  ]
  for (const { kind, id } of all) {
    const wanted = wantedName(kind, id)
    let name = wanted
    for (let count = 2; filesOf(name).some((file) => taken.has(file)); count++) name = `${wanted} ${count}`
    for (const file of filesOf(name)) taken.add(file)
    names.set(keyOf(kind, id), name)
  }
  return names
})

/** Files of a program on a disk that ignores the case of letters. */
function filesOf(name: string): string[] {
  return [{ extension: '' }, { extension: '', isClass: true }].map((kind) => fileNameOf(name, kind).toLowerCase())
}

function keyOf(kind: Kind, id: string): string {
  return `${kind} ${id}`
}

function wantedName(kind: Kind, id: string): string {
  return kind === 'channel' ? `${id} session` : id
}
