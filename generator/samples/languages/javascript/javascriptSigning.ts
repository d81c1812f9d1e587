import type { Signing } from '../../../contract/signing.ts'
import { onlyStep } from '../../canonicalRules.ts'
import { javascriptQuote } from './javascriptSyntax.ts'

/** On its own, because a reader of our imports would take the program's for one of them. */
const nodeModule = 'node:crypto'

/** The function `sign(text)`: the signature of a text with API_SECRET. */
export function javascriptSignFunction(signing: Signing): string {
  const { encoding } = onlyStep(signing)
  const written =
    encoding === 'hex'
      ? `Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')`
      : 'btoa(String.fromCharCode(...digest))'
  return `/** The signature of a text: its HMAC-SHA256 with the API secret. */
async function sign(text) {
  const bytes = (value) => new TextEncoder().encode(value)
  const { subtle } = globalThis.crypto ?? (await import('${nodeModule}')).webcrypto
  const key = await subtle.importKey('raw', bytes(API_SECRET), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const digest = new Uint8Array(await subtle.sign('HMAC', key, bytes(text)))
  return ${written}
}
`
}

/** The time of signing as a string. */
export function javascriptTime({ timestamp: { unit, expiresAfter = 0 } }: Signing): string {
  const ahead = expiresAfter > 0 ? ` + ${expiresAfter}` : ''
  const now = ahead && `Date.now() + ${expiresAfter * 1000}`
  if (unit === 'iso') return `new Date(${now}).toISOString()`
  return unit === 's' ? `String(Math.floor(Date.now() / 1000)${ahead})` : `String(${now || 'Date.now()'})`
}

/** Ends a program in one line instead of a stack, which nobody who runs it needs. */
export const javascriptEnding = `process.on('uncaughtException', ({ message, cause }) => {
  console.error(cause?.message || cause?.code || message)
  process.exit(1)
})`

/** Reads the environment; the program ends with a clear message when a variable is missing. */
export function javascriptVariables(names: readonly string[], addresses: Readonly<Record<string, string>>): string {
  const given = Object.entries(addresses).map(([name, value]) =>
    value === '' ? name : `${name} = ${javascriptQuote(value)}`,
  )
  const needed = [...Object.keys(addresses).filter((name) => addresses[name] === ''), ...names]
  const line = `const { ${[...given, ...names].join(', ')} } = process.env`
  if (needed.length === 0) return line
  const missing = needed.map((name) => `!${name}`).join(' || ')
  return `${line}\nif (${missing}) throw new Error('Set ${listOf(needed)} in the environment.')`
}

function listOf(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
