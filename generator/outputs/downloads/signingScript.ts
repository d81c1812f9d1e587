import type { Signing } from '../../contract/signing.ts'
import type { SigningStep } from '../../contract/signingStep.ts'
import script from './postmanScript.js?raw'

/** The first algorithm with a private key in some steps: Postman's sandbox has no code for it. */
export function unsignable({ steps }: Pick<Signing, 'steps'>): string | undefined {
  return steps.flatMap((step: SigningStep) => {
    const needsKey = step.kind === 'sign' || (step.kind === 'jwt' && !step.algorithm.startsWith('HS'))
    return needsKey ? [step.algorithm] : []
  })[0]
}

/**
 * A script that runs before each request and signs it as a scheme describes. It is written for Postman's sandbox: `pm` and the
 * library `crypto-js`. A block keeps its names apart from the globals of the sandbox, such as `request`. The script sets query
 * and body anew, so that the request holds the signed texts. Where the sandbox cannot sign, the script is a comment.
 */
export function signingScript(signing: Signing, credentials: readonly string[]): string[] {
  const algorithm = unsignable(signing)
  if (algorithm !== undefined)
    return [
      `// Does not sign: Postman has no ${algorithm}. Use a sample program of the documentation to send this request.`,
    ]
  const { login: _, optionalHeaders, ...scheme } = signing
  const optional = Object.entries(optionalHeaders).filter(([, template]) => template === '{receiveWindow}')
  const parts: Readonly<Record<string, string>> = {
    SCHEME: asLiteral({ ...scheme, optionalHeaders: Object.fromEntries(optional) }),
    CREDENTIALS: credentials.join(', '),
  }
  // In one go: a text of the scheme may hold one of these words.
  return script
    .trimEnd()
    .replaceAll(/SCHEME|CREDENTIALS/g, (name) => parts[name] ?? '')
    .split('\n')
}

/** JSON as code, also where a tool writes it between tags of HTML or reads older JavaScript. */
function asLiteral(scheme: object): string {
  return JSON.stringify(scheme, null, 2)
    .replaceAll('</', '<\\/')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
    .replaceAll('\n', '\n  ')
}
