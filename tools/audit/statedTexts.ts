import { asText } from '../../generator/load/document/asText.ts'
import { enumDescriptions } from '../../generator/load/document/enumDescriptions.ts'
import { isLiteral, isMapOfNames, isUnread } from '../../generator/load/document/resolveRefs.ts'
import {
  childNode,
  childNodes,
  isRecord,
  type LoadedSpec,
  type SpecFile,
  type SpecNode,
} from '../../generator/load/document/spec.ts'

/** A text of a spec for readers, or the name of a field. */
export interface StatedText {
  readonly kind: 'text' | 'name'
  readonly text: string
  readonly node: SpecNode
}

/** Every summary, description and title of a spec, the texts of its enum values, and the names of its fields. */
export function statedTexts({ files, format }: Pick<LoadedSpec, 'files' | 'format'>): StatedText[] {
  return [...files.values()].flatMap((file) => textsOfFile(file, format))
}

const prose: ReadonlySet<string> = new Set(['summary', 'description', 'title'])
const mapsOfFields: ReadonlySet<string> = new Set(['properties', 'headers'])

/** Examples and extensions of other tools state nothing. Each shared object is read once. */
function textsOfFile({ path, value }: SpecFile, format: LoadedSpec['format']): StatedText[] {
  const found: StatedText[] = []
  const seen = new Set<unknown>()
  const visit = (node: SpecNode, keyword = ''): void => {
    if (typeof node.value !== 'object' || node.value === null || seen.has(node.value)) return
    seen.add(node.value)
    const areNames = isMapOfNames(keyword, format) && !Array.isArray(node.value)
    found.push(...(areNames ? namesIn(node, keyword) : [...textsIn(node), ...parameterIn(node)]))
    for (const { key, node: child } of childNodes(node)) {
      if (isUnread(node, key, areNames)) continue
      if (areNames) visit(child)
      else if (!isLiteral(key, child.value)) visit(child, key)
    }
  }
  visit({ value, file: path, pointer: [] })
  return found
}

function namesIn(node: SpecNode, keyword: string): StatedText[] {
  if (!mapsOfFields.has(keyword)) return []
  return childNodes(node).map(({ key, node: field }) => ({ kind: 'name', text: key, node: field }))
}

function textsIn(node: SpecNode): StatedText[] {
  if (!isRecord(node.value)) return []
  const ofValues = Object.keys(node.value).find((key) => key.startsWith('x-enum'))
  const values = ofValues === undefined ? {} : (enumDescriptions(node.value) ?? {})
  return [
    ...childNodes(node).filter(({ key, node: { value } }) => prose.has(key) && typeof value === 'string'),
    ...Object.values(values).map((value) => ({ node: { ...childNode(node, ofValues ?? ''), value } })),
  ].map(({ node: own }) => ({ kind: 'text', text: asText(own.value), node: own }))
}

function parameterIn(node: SpecNode): StatedText[] {
  const { value } = node
  if (!isRecord(value) || typeof value.name !== 'string' || typeof value.in !== 'string') return []
  return [{ kind: 'name', text: value.name, node: childNode(node, 'name') }]
}
