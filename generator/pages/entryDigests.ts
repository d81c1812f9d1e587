import { createHash } from 'node:crypto'
import type { Channel } from '../contract/channel.ts'
import type { Operation } from '../contract/operation.ts'
import type { Api, ReferencePage } from '../contract/reference.ts'
import type { SchemaId } from '../contract/schema.ts'

/** Source of pages and files: an operation, a channel, or a generated page with its own texts. */
export type Entry = Operation | Channel | ReferencePage

interface Digested {
  readonly digest: string
  readonly leadsTo: readonly SchemaId[]
}

/** Digests by entry, made once for pages, samples and search: an entry belongs to one API, and a model never changes. */
const known = new WeakMap<object, Digested>()
const knownEntries = new WeakMap<Entry, string>()

/** Digest of an entry and of the named schemas that it leads to. A line added above it in its file changes nothing. */
export function entryDigest(entry: Entry, api: Api): string {
  const earlier = knownEntries.get(entry)
  if (earlier !== undefined) return earlier
  const { source, ...described } = entry
  const text = JSON.stringify(described)
  const roots = 'content' in entry && entry.content.kind === 'schema' ? [entry.content.schema] : referencesIn(text)
  const digest = digestOf([text, schemaDigests(roots, api)])
  knownEntries.set(entry, digest)
  return digest
}

/** Digests of the named schemas that some names lead to. */
export function schemaDigests(roots: readonly SchemaId[], { schemas }: Api): unknown {
  const found = new Map<SchemaId, string>()
  const waiting = [...roots]
  for (const id of waiting) {
    const schema = found.has(id) ? undefined : schemas[id]
    if (!schema) continue
    const { digest, leadsTo } = digested(schema)
    found.set(id, digest)
    waiting.push(...leadsTo)
  }
  return [...found]
}

function digested(schema: object): Digested {
  const earlier = known.get(schema)
  if (earlier) return earlier
  const text = JSON.stringify(schema)
  const found = { digest: digestOf(text), leadsTo: referencesIn(text) }
  known.set(schema, found)
  return found
}

/** The schemas that a part of the model names. They are read from its JSON, so new members of the model count too. */
function referencesIn(text: string): SchemaId[] {
  return [...new Set([...text.matchAll(/"ref":("(?:[^"\\]|\\.)*")/g)].map(([, id = '""']): string => JSON.parse(id)))]
}

export function digestOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('base64url')
}
