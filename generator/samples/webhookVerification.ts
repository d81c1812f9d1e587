import type { TableLanguage } from '../contract/sampleLanguage.ts'
import type { SampleLanguage } from '../contract/sampleLanguages.ts'
import type { Signing } from '../contract/signing.ts'
import { languages } from './languages.ts'
import { signingView } from './program/functionViews.ts'
import { resultNames } from './program/plannedSteps.ts'
import { localOf, textOf } from './program/signingExpressions.ts'
import { stepLines } from './program/stepLines.ts'
import { isOfCommands, writeParts } from './program/writeByTable.ts'
import { namesIn } from './signing/fillTemplate.ts'
import { isNumericTime } from './signing/timestamp.ts'
import { keyOf, piecesOf, rulesOf, stepTemplates } from './signingNeeds.ts'

/** Names whose values a receiver has of the request itself, or knows. */
const known: ReadonlySet<string> = new Set(['method', 'path', 'body', 'key', 'passphrase', 'account', 'secret'])

/** Names whose values come in headers. */
const received: ReadonlySet<string> = new Set(['timestamp', 'nonce', 'key'])

/** A program that checks the signature of a webhook by its scheme; `undefined` where the language or the scheme has none. */
export function webhookVerification(name: SampleLanguage, signing: Signing): string | undefined {
  const language = languages[name]
  if (isOfCommands(language)) return undefined
  if (!/^«:verify»$/m.test(language.template) || !isVerifiable(signing)) return undefined
  return writeParts(language, 'verify', viewOf(signing, language), signing)
}

/** Whether a receiver can do the steps with the secret and the values in the request. */
function isVerifiable(signing: Signing): boolean {
  const { steps, headers, parameters, leadingParameters } = signing
  const results = new Set(steps.map(({ name }) => name))
  const readable = new Set(Object.values(headers).flatMap(namesIn))
  const used = steps.flatMap((step) => [...stepTemplates(step), keyOf(step) ?? '']).flatMap(namesIn)
  const conditions = steps.flatMap((step) => rulesOf(step).map(({ when }) => when))
  return (
    steps.every(({ kind }) => kind === 'hash' || kind === 'hmac' || kind === 'encode') &&
    Object.keys({ ...parameters, ...leadingParameters }).length === 0 &&
    !conditions.includes('query') &&
    [...readable].some((name) => results.has(name)) &&
    [...readable].every((name) => results.has(name) || received.has(name) || known.has(name)) &&
    used.every((name) => results.has(name) || known.has(name) || (received.has(name) && readable.has(name)))
  )
}

function viewOf(signing: Signing, { syntax }: TableLanguage): Readonly<Record<string, unknown>> {
  const results = new Set(signing.steps.map(({ name }) => name))
  const local = localOf(syntax)
  const isNumeric = isNumericTime(signing.timestamp)
  const { unit, maxBehind } = signing.timestamp
  const isAged = maxBehind !== undefined && (unit === 's' || unit === 'ms')
  const used = usedNames(signing, results)
  const wanted = new Set([...received].filter((name) => used.has(name) || (name === 'timestamp' && isAged)))
  const readings = Object.entries(signing.headers).flatMap(([header, template], index) =>
    namesIn(template).some((name) => wanted.has(name))
      ? [readingOf(header, template, { local: local(`header${index + 1}`), isNumeric, wanted })]
      : [],
  )
  const read = new Set(readings.flatMap(({ groups }) => groups.map(({ name }) => name)))
  const own = read.has('key') ? { key: 'key' } : {}
  const names = { ...syntax.signing.names, ...resultNames(signing, local), ...own }
  return {
    variables: variablesOf(signing, read),
    readings,
    oldest: read.has('timestamp') && isAged ? String(maxBehind) : '',
    isSeconds: unit === 's',
    lines: stepLines(signing, syntax, names, (when) =>
      when === 'body' ? syntax.signing.hasBody : syntax.signing.isMethod(when),
    ),
    checks: Object.entries(signing.headers)
      .filter(([, template]) => namesIn(template).some((name) => results.has(name)))
      .map(([header, template]) => {
        const expected = textOf(template, names, syntax)
        return { header: header.toLowerCase(), expected, bytes: syntax.signing.bytes(expected) }
      }),
    ...signingView(signing, syntax),
  }
}

/** The names that the steps and the expected headers hold. */
function usedNames({ steps, headers }: Signing, results: ReadonlySet<string>): ReadonlySet<string> {
  const checked = Object.values(headers).filter((template) => namesIn(template).some((name) => results.has(name)))
  const made = steps.flatMap((step) => [...stepTemplates(step), keyOf(step) ?? ''])
  return new Set([...made, ...checked].flatMap(namesIn))
}

/** Variables of the environment: credentials that the request does not hold. */
function variablesOf({ steps, headers }: Signing, read: ReadonlySet<string>): string[] {
  const templates = [...steps.flatMap((step) => [...stepTemplates(step), keyOf(step) ?? '']), ...Object.values(headers)]
  const names = new Set(templates.flatMap(namesIn))
  const further = ['key', 'passphrase', 'account'].filter((name) => names.has(name) && !read.has(name))
  return ['API_SECRET', ...further.map((name) => `API_${name.toUpperCase()}`)]
}

interface Reading {
  readonly header: string
  readonly local: string
  readonly pattern: string
  readonly groups: readonly { readonly name: string; readonly group: number }[]
}

interface ReadingParts {
  readonly local: string
  readonly isNumeric: boolean
  /** The names whose values are read. */
  readonly wanted: ReadonlySet<string>
}

/** A regular expression that reads values from a header, made from its template. */
function readingOf(header: string, template: string, { local, isNumeric, wanted }: ReadingParts): Reading {
  const pieces = piecesOf(template)
  const pattern = pieces.map((piece) => {
    if ('text' in piece) return piece.text.replaceAll(/[\\^$.*+?()[\]{}|/"]/g, '\\$&')
    if (!wanted.has(piece.name)) return '.*'
    // A time that is no number would end the program instead of the check.
    return piece.name === 'timestamp' && isNumeric ? '(\\d{1,20})' : '(.+?)'
  })
  const names = pieces.flatMap((piece) => ('name' in piece && wanted.has(piece.name) ? [piece.name] : []))
  const groups = names.map((name, index) => ({ name, group: index + 1 }))
  return { header: header.toLowerCase(), local, pattern: `^${pattern.join('')}$`, groups }
}
