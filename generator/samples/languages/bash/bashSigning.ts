import type { ByteEncoding, Signing, SigningStep, SigningTime } from '../../../contract/signing.ts'
import { bytesNames, resultNames } from '../../program/plannedSteps.ts'
import { takesSecret } from '../../signing/runSteps.ts'
import { addedToTime, isNumericTime } from '../../signing/timestamp.ts'
import { keyOf, piecesOf } from '../../signingNeeds.ts'
import { printfArguments, type WordPart } from './shellWords.ts'

/** What the placeholders of templates stand for. */
export type Values = Readonly<Record<string, readonly WordPart[]>>

/** A template as parts of a word. A name without a value is empty. */
export function fill(template: string, values: Values): WordPart[] {
  return piecesOf(template).flatMap((piece) => {
    if ('text' in piece) return [piece]
    return Object.hasOwn(values, piece.name) ? (values[piece.name] ?? []) : []
  })
}

/** The names of the results of steps: variables for texts, functions for bytes. */
export function bashResults(signing: Signing): Record<string, string> {
  return resultNames(signing, (name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
}

/** The template or the claims of a step for one request. */
export interface BashStep {
  readonly step: SigningStep
  readonly template?: string
  readonly claims?: Readonly<Record<string, string>>
}

/**
 * Lines that do a step. `encoded` holds commands behind those of the step; a program has the text of its main step in a
 * variable, a page has it in place, with a line for each command.
 */
export function bashStepLines(
  { step, template = '', claims = {} }: BashStep,
  signing: Signing,
  values: Values,
  { encoded, isMain, isProgram }: { encoded: readonly string[]; isMain: boolean; isProgram: boolean },
): string[] {
  const name = bashResults(signing)[step.name] ?? ''
  if (step.kind === 'jwt') {
    const part = (members: Readonly<Record<string, string>>) =>
      `$(printf ${printfArguments(jsonParts(members, signing, values))} | base64url)`
    const signature = [signCommand(step.algorithm, signing, '-binary'), 'base64url'].join(' | ')
    return [
      `${name}=${part({ alg: step.algorithm, typ: 'JWT', ...step.header })}.${part(claims)}`,
      `${name}=$${name}.$(printf '%s' "$${name}" | ${signature})`,
    ]
  }
  const secret = takesSecret(step) ? { secret: [{ expression: '$API_SECRET' }] } : {}
  const text = printed(template, signing, { ...values, ...secret })
  const ownKey = keyOf(step)
  const key = ownKey === undefined ? keyOption(signing) : derivedKey(printed(ownKey, signing, { ...values, ...secret }))
  const commands = [...commandsOf(step, key), ...encoded]
  if (step.encoding === undefined) return [`${name}() { ${[text, ...commands].join(' | ')}; }`]
  if (!isMain) return [`${name}=$(${[text, ...commands].join(' | ')})`]
  if (!isProgram) return [`${name}=$(${[text, ...commands].join(' |\n  ')})`]
  if (!text.startsWith('printf')) return [`${name}=$(${[text, ...commands].join(' | ')})`]
  return [
    text.replace(/^printf/, 'printf -v canonical'),
    `${name}=$(${[`printf '%s' "$canonical"`, ...commands].join(' | ')})`,
  ]
}

/** The command that prints a template: texts, and results that are bytes. */
function printed(template: string, signing: Signing, values: Values): string {
  const bytes = bytesNames(signing)
  const commands: string[] = []
  let parts: WordPart[] = []
  const print = () => {
    if (parts.length > 0) commands.push(`printf ${printfArguments(parts)}`)
    parts = []
  }
  for (const piece of piecesOf(template)) {
    if ('name' in piece && bytes.has(piece.name)) {
      print()
      commands.push(bashResults(signing)[piece.name] ?? '')
    } else parts.push(...('text' in piece ? [piece] : (fill(`{${piece.name}}`, values) ?? [])))
  }
  print()
  if (commands.length === 0) return `printf ''`
  return commands.length > 1 ? `{ ${commands.join('; ')}; }` : commands.join('')
}

/** A flat JSON object, whose values are templates. */
function jsonParts(members: Readonly<Record<string, string>>, { timestamp }: Signing, values: Values): WordPart[] {
  const written = Object.entries(members).map(([name, template], index) => {
    const before = `${index === 0 ? '' : ','}${JSON.stringify(name)}:`
    const time = isNumericTime(timestamp) ? addedToTime(template) : undefined
    if (time === 0) return [{ text: before }, ...fill(template, values)]
    if (time !== undefined) return [{ text: before }, { expression: `$((timestamp + ${time}))` }]
    return [{ text: `${before}"` }, ...fill(template, values), { text: '"' }]
  })
  return [{ text: '{' }, ...written.flat(), { text: '}' }]
}

function commandsOf(step: Exclude<SigningStep, { kind: 'jwt' }>, key: string): string[] {
  const { kind, encoding } = step
  if (kind === 'encode') return encoding === undefined ? [] : written(encoding)
  if (kind === 'sign') return ['sign_bytes', ...(encoding === undefined ? [] : written(encoding))]
  // Versions of openssl print different words before the digest.
  const after = encoding === 'hex' ? [`sed 's/.*= *//'`] : encoding === undefined ? [] : written(encoding)
  const binary = encoding === 'hex' ? '' : ' -binary'
  const hash = step.algorithm.replace('SHA-', 'sha')
  return [`openssl dgst -${hash}${kind === 'hmac' ? key : ''}${binary}`, ...after]
}

function signCommand(algorithm: string, signing: Signing, option: string): string {
  if (algorithm.startsWith('E')) return 'sign_bytes'
  return `openssl dgst -sha${algorithm.slice(2)}${keyOption(signing)} ${option}`
}

function keyOption({ secret }: Signing): string {
  if (secret === 'text' || secret === 'pem') return ' -hmac "$API_SECRET"'
  return ` -mac HMAC -macopt "hexkey:$${secret === 'hex' ? 'API_SECRET' : 'secret'}"`
}

/** The option for a key that a command prints. */
function derivedKey(command: string): string {
  return ` -mac HMAC -macopt "hexkey:$(${[command, ...toHex].join(' | ')})"`
}

const toHex = ['od -An -v -tx1', `tr -d ' \\n'`]

function written(encoding: ByteEncoding): string[] {
  if (encoding === 'hex') return toHex
  return ['openssl base64 -A', ...(encoding === 'base64' ? [] : [`tr '+/' '-_'`, 'tr -d ='])]
}

/** Functions and variables that the steps use. */
export function bashSecretLines(signing: Signing): string[] {
  const { steps, secret } = signing
  const isKeyed = ({ kind, ...step }: SigningStep) =>
    (kind === 'hmac' && !('key' in step)) || (kind === 'jwt' && 'algorithm' in step && step.algorithm.startsWith('H'))
  const key = keyAlgorithm(signing)
  const decode = secret === 'hex' ? hexDecoded : `printf '%s' "$API_SECRET" | openssl base64 -d -A`
  return [
    ...(steps.some(isKeyed) && secret === 'base64' ? [`secret=$(${[decode, ...toHex].join(' | ')})`] : []),
    ...(steps.some(({ kind }) => kind === 'jwt') ? [`base64url() { ${written('base64url').join(' | ')}; }`] : []),
    ...(key === undefined ? [] : [`private_key() { ${privateKey(key, signing, decode)}; }`, ...signFunction(key)]),
  ]
}

const hexDecoded = `printf "$(printf '%s' "$API_SECRET" | sed 's/../\\\\x&/g')"`

/** The algorithm that signs with a private key. */
function keyAlgorithm({ steps }: Signing): 'Ed25519' | 'ES256' | 'RSA-PKCS1-SHA-256' | 'RSA-PSS-SHA-256' | undefined {
  for (const step of steps) {
    if (step.kind === 'sign') return step.algorithm
    if (step.kind === 'jwt' && step.algorithm === 'ES256') return 'ES256'
    if (step.kind === 'jwt' && step.algorithm === 'EdDSA') return 'Ed25519'
  }
  return undefined
}

function privateKey(algorithm: string, { secret }: Signing, decode: string): string {
  if (secret === 'text' || secret === 'pem') return `printf '%s\\n' "$API_SECRET"`
  if (algorithm !== 'Ed25519') return `${decode} | openssl pkey -inform DER`
  // An Ed25519 key ends with its seed, alone or in PKCS #8.
  const start = '302e020100300506032b657004220420'.replaceAll(/../g, '\\x$&')
  return `{ printf '${start}'; ${decode} | tail -c 32; } | openssl pkey -inform DER`
}

/** The function that signs what it reads. */
function signFunction(algorithm: 'Ed25519' | 'ES256' | 'RSA-PKCS1-SHA-256' | 'RSA-PSS-SHA-256'): string[] {
  const command = 'openssl dgst -sha256 -sign <(private_key)'
  if (algorithm === 'RSA-PKCS1-SHA-256') return [`sign_bytes() { ${command}; }`]
  if (algorithm === 'RSA-PSS-SHA-256')
    return [`sign_bytes() { ${command} -sigopt rsa_padding_mode:pss -sigopt rsa_pss_saltlen:32; }`]
  if (algorithm === 'Ed25519')
    return [
      'sign_bytes() { # with Ed25519 openssl signs files alone',
      '  local file; file=$(mktemp); cat > "$file"',
      '  openssl pkeyutl -sign -rawin -inkey <(private_key) -in "$file"; rm "$file"',
      '}',
    ]
  return [
    'sign_bytes() { # openssl writes r and s as ASN.1, a token has them side by side',
    `  printf "$(${command} | openssl asn1parse -inform DER |`,
    `    awk -F: '/INTEGER/ { printf "%64s", $NF }' | tr ' ' 0 | sed 's/../\\\\x&/g')"`,
    '}',
  ]
}

/** What the commands need, for the head of a program. */
export function bashNeeds(signing: Signing | undefined): string {
  if (!signing) return 'Needs curl.'
  return keyAlgorithm(signing) === 'Ed25519' ? 'Needs curl and OpenSSL 3.' : 'Needs curl and openssl.'
}

/** Commands that set `timestamp` to the time of signing. */
export function bashTimeLines({ timestamp }: Pick<Signing, 'timestamp'>): string[] {
  return clockLines('timestamp', timestamp)
}

/** Commands that set `nonce`; a program makes one request, so that the time is one. */
export function bashNonceLines({ nonce }: Signing): string[] {
  if (nonce === 'hex') return ['nonce=$(openssl rand -hex 16)']
  if (nonce === 'uuid') return ['nonce=$(cat /proc/sys/kernel/random/uuid 2> /dev/null || uuidgen)']
  return nonce === undefined ? [] : clockLines('nonce', { unit: nonce })
}

const digits = { ms: ':0:13} # milliseconds', us: ':0:16} # microseconds', ns: ':0:16}000 # nanoseconds' }
const perSecond = { ms: 1000, us: 1_000_000, ns: 1_000_000_000 }

function clockLines(name: string, { unit, expiresAfter = 0 }: Pick<SigningTime, 'unit' | 'expiresAfter'>): string[] {
  const later = expiresAfter > 0 ? ` + ${expiresAfter}` : ''
  if (unit === 's') return [`${name}=${later ? `$(($(date +%s)${later}))` : '$(date +%s)'}`]
  if (unit === 'ms' || unit === 'us' || unit === 'ns')
    return [
      // Only bash 5 has a clock with fractions; `date` of macOS has none.
      `${name}=\${EPOCHREALTIME:-$(perl -MTime::HiRes=time -e 'printf "%.6f", time')}`,
      `${name}=\${${name}//[.,]/}`,
      `${name}=\${${name}${digits[unit]}`,
      ...(later ? [`${name}=$((${name} + ${expiresAfter * perSecond[unit]}))`] : []),
    ]
  const format = {
    iso: '+%Y-%m-%dT%H:%M:%S.000Z',
    'iso-seconds': '+%Y-%m-%dT%H:%M:%SZ',
    'iso-plain': '+%Y-%m-%dT%H:%M:%S',
    'iso-basic': '+%Y%m%dT%H%M%SZ',
  }[unit]
  if (!later) return [`${name}=$(date -u ${format})`]
  const seconds = `$(($(date +%s)${later}))`
  return [`${name}=$(date -u -d "@${seconds}" ${format} 2> /dev/null || date -u -r ${seconds} ${format})`]
}
