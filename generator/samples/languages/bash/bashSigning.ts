import type { CommandSyntax, Names } from '../../../contract/sampleLanguage.ts'
import type { RequestPlan } from '../../../contract/samples.ts'
import type { Signing } from '../../../contract/signing.ts'
import type { ByteEncoding, SigningStep } from '../../../contract/signingStep.ts'
import { type BytePieces, plannedSteps, resultNames } from '../../program/plannedSteps.ts'
import { mainStep, takesSecret } from '../../signing/runSteps.ts'
import { addedToTime, isNumericTime } from '../../signing/timestamp.ts'
import { encodeBase64, fill, isEncoded, snakeCase } from './bashWords.ts'
import { expression, printfArguments } from './shellWords.ts'

/** Only bash 5 has a clock with fractions; `date` of macOS has none. */
function clock(name: string, unit: 'ms' | 'us' | 'ns'): string {
  const digits = { ms: ':0:13} # milliseconds', us: ':0:16} # microseconds', ns: ':0:16}000 # nanoseconds' }
  return `\${EPOCHREALTIME:-$(perl -MTime::HiRes=time -e 'printf "%.6f", time')}
${name}=\${${name}//[.,]/}
${name}=\${${name}${digits[unit]}`
}

const later = (name: string) => `«#${name}»\ntimestamp=$((timestamp + «${name}»))«/${name}»`
const seconds = '$(($(date +%s) + «ahead»))'
const date = (format: string) =>
  `$(date -u «#ahead»-d "@${seconds}" «/ahead»${format}«#ahead» 2> /dev/null || date -u -r ${seconds} ${format}«/ahead»)`

/** Commands for the time and a nonce. A program makes one request, so one time is enough. */
export const times: CommandSyntax['signing'] = {
  declare: (name, value) => `${name}=${value}`,
  names: { day: `\${timestamp//-/}\nday=\${day:0:8}` },
  time: {
    s: `«#ahead»${seconds}«/ahead»«^ahead»$(date +%s)«/ahead»`,
    ms: clock('timestamp', 'ms') + later('aheadMs'),
    us: clock('timestamp', 'us') + later('aheadUs'),
    ns: clock('timestamp', 'ns') + later('aheadNs'),
    iso: date('+%Y-%m-%dT%H:%M:%S.000Z'),
    'iso-seconds': date('+%Y-%m-%dT%H:%M:%SZ'),
    'iso-plain': date('+%Y-%m-%dT%H:%M:%S'),
    'iso-basic': date('+%Y%m%dT%H%M%SZ'),
  },
  nonce: {
    uuid: '$(cat /proc/sys/kernel/random/uuid 2> /dev/null || uuidgen)',
    hex: '$(openssl rand -hex 16)',
    ms: clock('nonce', 'ms'),
    us: clock('nonce', 'us'),
    ns: clock('nonce', 'ns'),
  },
}

/**
 * Lines that do the steps: a variable for each text, a function for bytes. A program has the text of its main step in a
 * variable, a page has it in place, with a line for each command.
 */
export function stepLines(plan: RequestPlan, signing: Signing, given: Names, isProgram: boolean): string[] {
  const results = resultNames(signing, snakeCase)
  return plannedSteps(signing).flatMap(({ step, inputs: [{ pieces, claims } = { pieces: [], claims: {} }], key }) => {
    const name = results[step.name] ?? ''
    if (step.kind === 'jwt') {
      const parts = [{ alg: step.algorithm, typ: 'JWT', ...step.header }, claims].map(
        (members) => `$(printf ${printfArguments(jsonText(members, signing, given))} | base64url)`,
      )
      const command = step.algorithm.startsWith('E')
        ? 'sign_bytes'
        : `openssl dgst -sha${step.algorithm.slice(2)}${secretOption(signing)} -binary`
      return [`${name}=${parts.join('.')}`, `${name}=$${name}.$(printf '%s' "$${name}" | ${command} | base64url)`]
    }
    const names = takesSecret(step) ? { ...given, secret: expression('$API_SECRET') } : given
    const text = printed(pieces, names, results)
    const option =
      key === undefined
        ? secretOption(signing)
        : hexOption(`$(${[printed(key, names, results), ...toHex].join(' | ')})`)
    const commands = [...commandsOf(step, option), ...(isEncoded(step.name, plan) ? [encodeBase64] : [])]
    const isMain = step === mainStep(signing)
    if (step.encoding === undefined) return [`${name}() { ${[text, ...commands].join(' | ')}; }`]
    if (isMain && isProgram && text.startsWith('printf'))
      return [
        text.replace(/^printf/, 'printf -v canonical'),
        `${name}=$(${[`printf '%s' "$canonical"`, ...commands].join(' | ')})`,
      ]
    return [`${name}=$(${[text, ...commands].join(isMain && !isProgram ? ' |\n  ' : ' | ')})`]
  })
}

/** The command that prints texts, and results that are bytes. */
function printed(pieces: BytePieces, names: Names, results: Names): string {
  const commands = pieces.map((piece) =>
    typeof piece === 'string' ? `printf ${printfArguments(fill(piece, names))}` : (results[piece.bytes] ?? ''),
  )
  return commands.length > 1 ? `{ ${commands.join('; ')}; }` : commands.join('')
}

/** A flat JSON object, whose values are templates. */
function jsonText(members: Readonly<Record<string, string>>, { timestamp }: Signing, names: Names): string {
  const written = Object.entries(members).map(([name, template]) => {
    const time = isNumericTime(timestamp) ? addedToTime(template) : undefined
    const value = time ? expression(`$((timestamp + ${time}))`) : fill(template, names)
    return `${JSON.stringify(name)}:${time === undefined ? `"${value}"` : value}`
  })
  return `{${written.join(',')}}`
}

function commandsOf(step: Exclude<SigningStep, { kind: 'jwt' }>, option: string): string[] {
  const { kind, encoding } = step
  const encoded = encoding === undefined ? [] : encodings[encoding]
  if (kind === 'encode') return encoded
  if (kind === 'sign') return ['sign_bytes', ...encoded]
  const digest = `openssl dgst -${step.algorithm.replace('SHA-', 'sha')}${kind === 'hmac' ? option : ''}`
  // Versions of openssl print different words before the digest.
  return encoding === 'hex' ? [digest, `sed 's/.*= *//'`] : [`${digest} -binary`, ...encoded]
}

function secretOption({ secret }: Signing): string {
  if (secret === 'hex' || secret === 'base64') return hexOption(secret === 'hex' ? '$API_SECRET' : '$secret')
  return ' -hmac "$API_SECRET"'
}

function hexOption(key: string): string {
  return ` -mac HMAC -macopt "hexkey:${key}"`
}

const toHex = ['od -An -v -tx1', `tr -d ' \\n'`]

const encodings: Readonly<Record<ByteEncoding, string[]>> = {
  hex: toHex,
  base64: ['openssl base64 -A'],
  base64url: ['openssl base64 -A', `tr '+/' '-_'`, 'tr -d ='],
}
