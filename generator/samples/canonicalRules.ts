import type { CanonicalRule, HmacStep, Signing } from '../contract/signing.ts'

export interface CanonicalChoice {
  /** Template for requests with a body, where they have their own. */
  readonly withBody?: string
  /** Template for all others. */
  readonly template: string
}

/** The two cases that a program tells apart: with a body, and without. */
export function canonicalChoice({ canonical }: { readonly canonical: readonly CanonicalRule[] }): CanonicalChoice {
  const always = canonical.find(({ when }) => when === undefined)
  const withBody = canonical.find(({ when }) => when === 'body')
  const isFirst =
    withBody !== undefined && canonical.indexOf(withBody) < (always ? canonical.indexOf(always) : Infinity)
  if (!isFirst) return { template: always?.template ?? '' }
  return always ? { withBody: withBody.template, template: always.template } : { template: withBody.template }
}

/** The step of a scheme that has no other: an HMAC. */
export function onlyStep({ steps }: Pick<Signing, 'steps'>): HmacStep {
  const [step] = steps
  if (step?.kind !== 'hmac') throw new Error('the scheme has other steps than an HMAC')
  return step
}
