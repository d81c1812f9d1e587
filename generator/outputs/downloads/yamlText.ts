import { dump } from 'js-yaml'
import { isRecord } from '../../contract/json.ts'

/** Part of a document, with the keys that lead to it. */
interface DocumentPart {
  readonly keys: readonly string[]
  readonly value: unknown
}

/** Levels of a document that are divided: `components`, `schemas`, and each schema. */
const levels = 3
const endOfDocument = /(?<=\n)\.\.\.\n$/

/**
 * A document as YAML without anchors and aliases, which many readers of YAML lack. One part is written at a time: the writer
 * would hold six times the text of a large document.
 */
export function yamlText(document: unknown): string {
  let before: readonly string[] = []
  const texts: string[] = []
  for (const { keys, value } of partsOf({ keys: [], value: document })) {
    const written = keys.reduceRight((inner, key) => ({ [key]: inner }), value)
    // The writer ends a document whose last text ends in blank lines with a mark. More of the document follows here.
    if (texts.length > 0) texts.push((texts.pop() ?? '').replace(endOfDocument, ''))
    const lines = dump(written, { noRefs: true, lineWidth: 120 }).split('\n')
    const shared = keys.findIndex((key, level) => key !== before[level])
    texts.push(lines.slice(Math.max(0, shared)).join('\n'))
    before = keys
  }
  return texts.join('')
}

function* partsOf({ keys, value }: DocumentPart): Generator<DocumentPart> {
  const entries = isRecord(value) && keys.length < levels ? Object.entries(value) : []
  if (entries.length === 0 || !entries.every(([key]) => isOneLine(key))) yield { keys, value }
  else for (const [key, inner] of entries) yield* partsOf({ keys: [...keys, key], value: inner })
}

/** Whether a key takes one line: a part begins with the lines of its keys. */
function isOneLine(key: string): boolean {
  return key.length < 200 && !key.includes('\n')
}
