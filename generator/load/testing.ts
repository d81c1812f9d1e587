import { isRecord, type LoadedSpec } from './document/spec.ts'
import { parseSpecText } from './parseSpecText.ts'

/** A spec made of texts, for tests: the first file is the root. `{ 'openapi.yaml': 'openapi: 3.1.0 …' }` */
export function loadedSpecOf(texts: Readonly<Record<string, string>>): LoadedSpec {
  const files = new Map(Object.entries(texts).map(([path, text]) => [path, parseSpecText(path, text).value]))
  const [root] = files.values()
  if (!root) throw new Error('a spec has at least one file')
  return { api: 'test', ...formatOf(root.value), root, files }
}

function formatOf(value: unknown): Pick<LoadedSpec, 'format' | 'version'> {
  if (isRecord(value) && value.openapi !== undefined) return { format: 'openapi', version: String(value.openapi) }
  if (isRecord(value) && value.asyncapi !== undefined) return { format: 'asyncapi', version: String(value.asyncapi) }
  return { format: 'unknown', version: isRecord(value) ? String(value.swagger ?? '') : '' }
}
