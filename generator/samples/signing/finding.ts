import type { Signing } from '../../contract/signing.ts'
import type { TemplatePart } from './fillTemplate.ts'

/** Every way in which a signed text is known to go wrong. */
const findingKinds = [
  'carriageReturn',
  'escapedLineFeed',
  'lineFeedMissing',
  'lineFeedExtra',
  'trailingLineFeed',
  'whiteSpace',
  'textMissing',
  'textDifferent',
  'lowerCaseMethod',
  'methodDifferent',
  'pathPrefix',
  'pathExtraBase',
  'pathHost',
  'pathAddress',
  'pathQuery',
  'pathSlash',
  'pathDifferent',
  'timestampSeconds',
  'timestampMilliseconds',
  'timestampFormat',
  'timestampMissing',
  'timestampDifferent',
  'nonceMissing',
  'nonceDifferent',
  'keyDifferent',
  'passphraseDifferent',
  'accountDifferent',
  'windowDifferent',
  'hostDifferent',
  'resultWritten',
  'resultDifferent',
  'unsorted',
  'parameterOrder',
  'questionMark',
  'notEncoded',
  'encodedTwice',
  'plusForSpace',
  'encodedLowerCase',
  'encodedDifferently',
  'separator',
  'parameterName',
  'parameterMissing',
  'parameterExtra',
  'parameterDifferent',
  'parametersDifferent',
  'queryMissing',
  'bodyMissing',
  'bodyExtra',
  'bodySpaces',
  'bodyKeyOrder',
  'bodySerialised',
  'bodyDifferent',
  'bodyLineFeed',
  'bodyAsQuery',
  'partMissing',
  'partOrder',
  'headerSigned',
  'memberSigned',
  'otherTemplate',
  'tokenUnreadable',
  'tokenHeader',
  'claimMissing',
  'claimExtra',
  'claimDifferent',
] as const

export type FindingKind = (typeof findingKinds)[number]

/** One thing that is wrong with a signed text. */
export interface Finding {
  readonly kind: FindingKind
  /** Position of the difference in the pasted text, in which earlier findings are repaired. */
  readonly position: number
  /** Placeholder in which the texts differ. */
  readonly part?: string
  /** Name of the parameter that differs. */
  readonly name?: string | readonly string[]
  /** The expected text and the found text. */
  readonly expected: string
  readonly found: string
}

/** The text with one difference repaired. */
export interface Repair extends Omit<Finding, 'position'> {
  readonly text: string
}

/** A piece of the canonical string and where in the pasted text it seems to stand. */
export interface Region {
  readonly part: TemplatePart
  readonly start: number
  readonly end: number
  readonly found: string
}

/** The texts that a repair is searched with. */
export interface Comparison {
  readonly signing: Pick<Signing, 'timestamp' | 'members'>
  readonly pasted: string
  readonly expected: string
  /** Position of the first difference. */
  readonly difference: number
}

/** The pasted text with a region replaced. */
export function replaceRegion({ pasted }: Pick<Comparison, 'pasted'>, { start, end }: Region, text: string): string {
  return pasted.slice(0, start) + text + pasted.slice(end)
}
