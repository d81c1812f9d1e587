import type { HmacStep, Signing } from '../contract/signing.ts'

/** The step of a scheme that has no other: an HMAC. */
export function onlyStep({ steps }: Pick<Signing, 'steps'>): HmacStep {
  const [step] = steps
  if (step?.kind !== 'hmac') throw new Error('the scheme has other steps than an HMAC')
  return step
}
