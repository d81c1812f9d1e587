import { answers } from './answers.ts'

const spot = '/spot/error-code#error-'
const futures = '/v3/futures/error#error-'

/** Phrases of error codes of spot and of futures v3, with spaces between the codes. */
export function ofCodes(codes: { spot?: string; futures?: string }, en: string, zh: string) {
  const addresses = [
    ...(codes.spot?.split(' ') ?? []).map((code) => spot + code),
    ...(codes.futures?.split(' ') ?? []).map((code) => futures + code),
  ]
  return answers(addresses.join(' '), en, zh)
}
