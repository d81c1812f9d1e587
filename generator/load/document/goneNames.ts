import { isLiteral } from './resolveRefs.ts'
import { isRecord, type LoadedSpec } from './spec.ts'

/** Names of operations, channels and messages that one version of a spec has and another lacks. */
export function goneNames(before: LoadedSpec, spec: LoadedSpec): ReadonlySet<string> {
  return without(namesIn(before, entryNames), namesIn(spec, entryNames))
}

/** Names of properties and parameters that one version of a spec has and another lacks. */
export function goneFields(before: LoadedSpec, spec: LoadedSpec): ReadonlySet<string> {
  return without(namesIn(before, fieldNames), namesIn(spec, fieldNames))
}

function without(names: ReadonlySet<string>, kept: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...names].filter((name) => !kept.has(name)))
}

interface NameReader {
  /** Names that an object under a keyword declares. */
  readonly read: (value: object, keyword: string | undefined) => readonly string[]
  /** Keywords below which other names stand. */
  readonly skipped: readonly string[]
}

/** Names of entries. Links are skipped: they refer to operations and declare none. */
const entryNames: NameReader = {
  read: (value, keyword) => [
    ...(isRecord(value) && typeof value.operationId === 'string' ? [value.operationId] : []),
    ...(keyword === 'channels' || keyword === 'operations' || keyword === 'messages' ? Object.keys(value) : []),
  ],
  skipped: ['links'],
}

const fieldNames: NameReader = {
  read: (value, keyword) => [
    ...(keyword === 'properties' ? Object.keys(value) : []),
    ...(isRecord(value) && typeof value.in === 'string' && typeof value.name === 'string' ? [value.name] : []),
  ],
  skipped: [],
}

function namesIn({ files }: LoadedSpec, { read, skipped }: NameReader): ReadonlySet<string> {
  const names = new Set<string>()
  const visit = (value: unknown, keyword: string | undefined): void => {
    if (typeof value !== 'object' || value === null) return
    for (const name of read(value, keyword)) names.add(name)
    for (const [key, member] of Object.entries(value))
      if (!isLiteral(key, member) && !skipped.includes(key)) visit(member, key)
  }
  for (const { value } of files.values()) visit(value, undefined)
  return names
}
