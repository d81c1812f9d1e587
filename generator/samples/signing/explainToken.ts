import type { Json } from '../../contract/json.ts'
import type { Finding, FindingKind } from './finding.ts'
import { readToken } from './readToken.ts'

/**
 * Compares header and claims of a token with the scheme's, each by its name: their order does not matter. A value
 * that is not known, `{key}` without a key, is not compared.
 */
export function explainToken(expected: string, pasted: string): Finding[] {
  const [right, own] = [readToken(expected), readToken(pasted)]
  if (!right || !own) return [finding('tokenUnreadable', '', expected, pasted)]
  return [
    ...compareMembers('header', right.header.members, own.header.members),
    ...compareMembers('claims', right.claims.members, own.claims.members),
  ]
}

type Members = Readonly<Record<string, Json>>

const kinds = {
  header: { missing: 'tokenHeader', extra: 'tokenHeader', different: 'tokenHeader' },
  claims: { missing: 'claimMissing', extra: 'claimExtra', different: 'claimDifferent' },
} as const

function compareMembers(part: 'header' | 'claims', right: Members, own: Members): Finding[] {
  const names = [...new Set([...Object.keys(right), ...Object.keys(own)])]
  return names.flatMap((name) => {
    const expected = Object.hasOwn(right, name) ? JSON.stringify(right[name]) : ''
    const found = Object.hasOwn(own, name) ? JSON.stringify(own[name]) : ''
    // A header may name other things about the token.
    const isIdle = part === 'header' && expected === ''
    if (expected === found || isIdle || /^"\{\w+\}"$/.test(expected)) return []
    const way = found === '' ? 'missing' : expected === '' ? 'extra' : 'different'
    return [finding(kinds[part][way], name, expected, found)]
  })
}

function finding(kind: FindingKind, name: string, expected: string, found: string): Finding {
  return { kind, position: 0, name, expected, found }
}
