import type { Api } from '../../generator/contract/reference.ts'

/** Milliseconds that a program may take from signing to sending: a machine with many processes needs seconds. */
const maxBehind = 60_000

/** An API whose server takes late requests, so that a slow machine refuses no program. Other tests hold the limit itself. */
export function patientApi(api: Api): Api {
  const securitySchemes = api.securitySchemes.map((scheme) => {
    const { signing } = scheme
    if (signing?.timestamp.maxBehind === undefined) return scheme
    return { ...scheme, signing: { ...signing, timestamp: { ...signing.timestamp, maxBehind } } }
  })
  return { ...api, securitySchemes }
}
