import type { LanguageSyntax } from '../../contract/sampleLanguage.ts'
import type { Signing } from '../../contract/signing.ts'
import { addedToTime, isNumericTime } from '../signing/timestamp.ts'
import { placeholdersOf, schemeAdds, signsWithKey, stepTemplates } from '../signingNeeds.ts'
import { bytesNames, type StepFunction, stepFunctions } from './plannedSteps.ts'
import type { View } from './renderTemplate.ts'
import { localOf } from './signingExpressions.ts'

/** Template values for the functions that a signing scheme needs in a program. */
export function signingView(signing: Signing | undefined, language: LanguageSyntax): View {
  const names = signing ? placeholdersOf(signing) : new Set<string>()
  const nonce = names.has('nonce') ? signing?.nonce : undefined
  const adds = signing !== undefined && schemeAdds(signing)
  const readsMembers = names.has('bodyQuery') || names.has('sortedBodyQuery')
  const readsText = Object.keys(signing?.members ?? {}).some((name) => names.has(name))
  return {
    needsMembers: readsMembers,
    readsJson: readsMembers || readsText,
    needsMemberText: readsText,
    needsSorting: names.has('sortedBodyQuery'),
    nonceUnit: nonce === 'ms' || nonce === 'us' || nonce === 'ns' ? flags(['ms', 'us', 'ns'], nonce) : '',
    nonceRandom: nonce === 'uuid' || nonce === 'hex' ? flags(['uuid', 'hex'], nonce) : '',
    signsWithKey: signing !== undefined && signsWithKey(signing),
    addsParameters: adds,
    addsToBody: signing?.parametersIn === 'body',
    addsJson: adds && signing.parametersIn === 'body',
    joinsBytes: signing !== undefined && bytesNames(signing).size > 0,
    addsToTime:
      signing !== undefined &&
      isNumericTime(signing.timestamp) &&
      signing.steps.flatMap(stepTemplates).some((own) => (addedToTime(own) ?? 0) > 0),
    secretIsHex: signing?.secret === 'hex',
    secretIsBase64: signing?.secret === 'base64',
    secretIsText: signing?.secret !== 'hex' && signing?.secret !== 'base64',
    secret: language.signing.secret[secretOf(signing)],
    functions: signing ? stepFunctions(signing).map((own) => functionView(own, language)) : [],
  }
}

function secretOf(signing: Signing | undefined): 'text' | 'base64' | 'hex' {
  const { secret = 'text' } = signing ?? {}
  return secret === 'pem' ? 'text' : secret
}

function functionView({ name, step, takesBytes, takesKey }: StepFunction, language: LanguageSyntax): View {
  const { data, encoded } = language.signing
  const encoding = step.kind === 'jwt' ? 'base64url' : step.encoding
  const { algorithm } = step
  const isKeyed = step.kind === 'sign' || step.kind === 'jwt'
  const bits = /\d{3}$/.exec(algorithm)?.[0] ?? ''
  const note = noteOf(step, takesBytes, takesKey)
  return {
    name: localOf(language)(name),
    note,
    smallNote: note.charAt(0).toLowerCase() + note.slice(1),
    takesBytes,
    takesKey,
    data: step.kind === 'jwt' || !takesBytes ? data.text : data.bytes,
    ...flags(['hash', 'hmac', 'sign', 'jwt'], step.kind),
    bits,
    is256: bits === '256',
    is384: bits === '384',
    is512: bits === '512',
    isBytes: encoding === undefined,
    isHex: encoding === 'hex',
    encoding: encoding ?? '',
    encoded: (bytes: string) => (encoding === undefined ? bytes : encoded(bytes, encoding)),
    usesHmac: algorithm.startsWith('HS') || step.kind === 'hmac',
    usesKey: isKeyed && !algorithm.startsWith('HS'),
    isEdwards: algorithm === 'Ed25519' || algorithm === 'EdDSA',
    isCurve: algorithm === 'ES256',
    isRsa: algorithm.startsWith('RSA'),
    isPss: algorithm === 'RSA-PSS-SHA-256',
  }
}

function noteOf(step: StepFunction['step'], takesBytes: boolean, takesKey: boolean): string {
  const what = takesBytes ? 'bytes' : 'a text'
  if (step.kind === 'jwt') return `A JSON Web Token, signed with the API secret: ${step.algorithm}.`
  if (step.kind === 'hash') return `The ${step.algorithm} of ${what}.`
  if (step.kind === 'sign') return `The signature of ${what}: ${step.algorithm} with the API secret, a private key.`
  const hmac = `HMAC-${step.algorithm.replace('-', '')}`
  return takesKey ? `The ${hmac} of ${what} with a key.` : `The signature of ${what}: its ${hmac} with the API secret.`
}

/** Names with flags: true for `own` alone. */
export function flags(names: readonly string[], own: string): View {
  return Object.fromEntries(names.map((name) => [name, name === own]))
}
