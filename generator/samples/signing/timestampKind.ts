import type { SigningTime } from '../../contract/signing.ts'
import type { FindingKind } from './finding.ts'

/** The mistake of an unexpected time of signing; `undefined` for another time in the right form. */
export function timestampKind(
  { unit }: Pick<SigningTime, 'unit'>,
  expected: string,
  found: string,
): FindingKind | undefined {
  if (found === '') return 'timestampMissing'
  const isNumber = /^\d+$/.test(found)
  if (unit.startsWith('iso'))
    return isNumber || Date.parse(found) === Date.parse(expected) ? 'timestampFormat' : undefined
  if (!isNumber) return 'timestampFormat'
  if (unit === 'ms' && found.length <= 11) return 'timestampSeconds'
  return unit === 's' && found.length >= 12 ? 'timestampMilliseconds' : undefined
}
