import { isRecord, parseJson } from '../../generator/contract/json.ts'
import type { SavedClock } from './mockClock.ts'
import type { SavedWorld } from './mockModule.ts'

/** All that a mock needs to go on: with the same requests, it gives the same replies. */
export interface Snapshot {
  readonly clock: SavedClock
  readonly world: SavedWorld
}

interface Parts {
  /** Version of the state's form. */
  readonly version: number
  readonly clock: SavedClock
  /** A `SavedWorld` as JSON. */
  readonly world: string
}

/** A snapshot as text. The digest at its end proves that the rest is whole and unchanged. */
export function writeSnapshot({ version, clock, world }: Parts): string {
  const text = `{"version":${version},"clock":${JSON.stringify(clock)},"world":${world}`
  return `${text},"check":"${checkOf(text)}"}\n`
}

const end = /,"check":"([0-9a-f]{8})"\}\s*$/

/** A snapshot from its text, or why there is none. The reason follows the name of the file. */
export function readSnapshot(text: string, version: number): Snapshot | { readonly reason: string } {
  const value = parseJson(text)
  if (!isRecord(value) || !('version' in value)) return { reason: `holds no whole state of a mock: ${advice}` }
  if (value['version'] !== version)
    return {
      reason: `holds a state of version ${value['version']}, but the mock writes version ${version}: delete it.`,
    }
  const check = end.exec(text)
  const isWhole = check !== null && check[1] === checkOf(text.slice(0, check.index))
  if (isWhole) return value as unknown as Snapshot
  return { reason: `was not written by this version of the mock, or was changed since: ${advice}` }
}

const advice = 'delete it to start anew, or restore a copy of it.'

/** 32 bits that change with each character: FNV-1a, by Fowler, Noll and Vo. */
function checkOf(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
