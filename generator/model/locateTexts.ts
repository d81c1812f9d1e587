import type { WantedText } from '../contract/catalog.ts'
import { pointerInWords } from '../load/document/pointerInWords.ts'
import { proseNodes } from '../load/document/proseNodes.ts'
import { type LoadedSpec, locationOf, type SpecNode } from '../load/document/spec.ts'
import { shortened, textLimits } from '../load/document/textLimits.ts'
import { normalizeText } from './prose.ts'

/** Most source locations and notes of a text, which may stand in hundreds of places. */
const most = { references: 3, notes: 2 } as const

/** Source locations of each text, and the objects that it describes, for the translator of a catalog. */
export function locateTexts(specs: readonly LoadedSpec[], texts: ReadonlySet<string>): WantedText[] {
  const found = new Map<string, (SpecNode & { readonly spec: LoadedSpec })[]>()
  for (const spec of specs)
    for (const file of spec.files.values())
      for (const node of proseNodes(file))
        for (const key of keysOf(node.value))
          if (texts.has(key)) found.set(key, [...(found.get(key) ?? []), { ...node, spec }])
  return [...texts].map((source) => {
    const nodes = found.get(source) ?? []
    const references = nodes.slice(0, most.references).map((node) => referenceTo(node.spec, node))
    const notes = nodes.slice(0, most.notes).map((node) => noteOf(node.spec, node))
    const rest = nodes.length - most.notes
    return {
      source,
      references: [...new Set(references)],
      notes: [...new Set(notes), ...(rest > 0 ? [`and ${rest} more`] : [])],
    }
  })
}

/** The texts that a model makes of a value: titles are shortened more than descriptions. */
function keysOf(value: unknown): ReadonlySet<string> {
  if (typeof value !== 'string') return new Set()
  const asTitle = shortened(value, textLimits.title)
  return new Set([value, asTitle].map((text) => shortened(normalizeText(text), textLimits.prose)))
}

function referenceTo(spec: LoadedSpec, node: SpecNode): string {
  const { file, line } = locationOf(spec, node)
  return `${file}:${line}`
}

function noteOf({ files }: LoadedSpec, { file, pointer }: SpecNode): string {
  return pointerInWords(files.get(file)?.value, pointer).replaceAll(/\s+/g, ' ')
}
