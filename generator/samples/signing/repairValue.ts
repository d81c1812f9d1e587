import { decoded } from '../../contract/httpSyntax.ts'
import { encodeBytes } from './cryptography.ts'
import { type Comparison, type FindingKind, type Region, type Repair, replaceRegion } from './finding.ts'
import { timestampKind } from './timestampKind.ts'

/** Repairs of a method, a path, a time, a nonce or a result of a step. */
export function repairValue(comparison: Comparison, region: Region): Repair[] {
  const { part, found } = region
  const kind = kindOf(comparison, region)
  if (kind === undefined || found === part.text) return []
  const text = replaceRegion(comparison, region, part.text)
  return [{ kind, text, part: part.placeholder ?? '', expected: part.text, found }]
}

function kindOf({ signing }: Comparison, { part, found }: Region): FindingKind | undefined {
  if (part.placeholder === 'method') return found.toUpperCase() === part.text ? 'lowerCaseMethod' : undefined
  if (part.placeholder === 'path') return pathKind(part.text, found)
  if (part.placeholder === 'timestamp') return timestampKind(signing.timestamp, part.text, found)
  if (part.placeholder === 'nonce') return found === '' ? 'nonceMissing' : undefined
  return isWrittenOtherwise(part, found) ? 'resultWritten' : undefined
}

/** Whether it is a result in another encoding, such as hex where its bytes are taken. */
function isWrittenOtherwise({ text, bytes }: Region['part'], found: string): boolean {
  if (/^[\da-f]{32,}$/i.test(text) && found.toLowerCase() === text.toLowerCase()) return true
  return bytes !== undefined && [encodeBytes(bytes, 'base64'), encodeBytes(bytes, 'base64url')].includes(found)
}

function pathKind(expected: string, found: string): FindingKind | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:)?\/\/[^/]+/i.test(found) || /^[^/]+\//.test(found)) {
    return found.endsWith(expected) ? 'pathHost' : undefined
  }
  if (found.startsWith(`${expected}?`)) return 'pathQuery'
  if (found === `${expected}/` || `${found}/` === expected) return 'pathSlash'
  if (found.startsWith('/') && expected.endsWith(found)) return 'pathPrefix'
  if (found.endsWith(expected)) return 'pathExtraBase'
  return decoded(found) === decoded(expected) ? 'encodedDifferently' : undefined
}
